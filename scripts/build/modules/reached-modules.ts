// Which modules run before the first line of others, from the graph that the bundler hands out.
import { iconsDrawnBy, isIconIndex } from './drawn-icons.ts'

export type Graph = {
  getModuleInfo: (id: string) => {
    code: string | null
    importedIds: readonly string[]
    importers: readonly string[]
  } | null
}
type Ids = ReadonlySet<string>

// Names every Radix part there is: which of them are needed is only known once the rest is shaken off.
const isRadixIndex = (id: string): boolean => /node_modules[\\/]radix-ui[\\/]/.test(id)

/** Every module that runs before the first line of any of `entries`, themselves included. */
const reachedFrom = (entries: readonly string[], graph: Graph): Ids => {
  const found = new Set(entries)
  for (const id of found) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (isIconIndex(next)) for (const icon of iconsDrawnBy(id, next, graph)) found.add(icon)
      else if (!isRadixIndex(next)) found.add(next)
    }
  }
  return found
}

/** Asked for every module, after the graph is complete: walked once. */
export const onceWalked = (entries: readonly string[]): ((graph: Graph) => Ids) => {
  let found: Ids | null = null
  return (graph) => (found ??= reachedFrom(entries, graph))
}
