// Which icons a module draws. The index of the library names all of them, and what the rest of a module's imports says
// is only that it reads the index.
import { dirname, join } from 'node:path'

type Graph = {
  getModuleInfo: (id: string) => { code: string | null; importers: readonly string[] } | null
}

const indexName = 'lucide-react.mjs'

/** Names every icon there is, as `radix-ui` does its parts. */
export const isIconIndex = (id: string): boolean =>
  /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/.test(id)

/** The file of one icon, or what all icons are made of. */
export const isIconFile = (id: string): boolean => id.includes('lucide-react') && !isIconIndex(id)

const fileByName = new Map<string, string>()

const readIndex = (indexId: string, graph: Graph): void => {
  const code = graph.getModuleInfo(indexId)?.code ?? ''
  for (const [, names = '', file = ''] of code.matchAll(
    /export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      fileByName.set(name, join(dirname(indexId), file))
}

/** Module ids of the icons that `id` takes from the index. */
export const iconsDrawnBy = (id: string, indexId: string, graph: Graph): string[] => {
  if (fileByName.size === 0) readIndex(indexId, graph)
  const code = graph.getModuleInfo(id)?.code ?? ''
  return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)]
    .flatMap(([, names = '']) => names.split(','))
    .flatMap((name) => fileByName.get(name.replace(/\sas\s.*/s, '').trim()) ?? [])
}

const drawers = new Map<string, string[]>()

/** Module ids of everything that draws the icon whose file is `iconId`. */
export const drawersOf = (iconId: string, graph: Graph): readonly string[] => {
  const indexId = join(dirname(dirname(iconId)), indexName)
  if (drawers.size === 0) {
    for (const importer of graph.getModuleInfo(indexId)?.importers ?? [])
      for (const icon of iconsDrawnBy(importer, indexId, graph))
        drawers.set(icon, [...(drawers.get(icon) ?? []), importer])
  }
  return drawers.get(iconId) ?? []
}
