// Every import of the repository's own code as an edge between two files, types included: the boundary
// checker cannot see `import type`, since the transpiler drops it before it looks.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'

export type ImportEdge = { from: string; to: string; line: number }

type Manifest = { imports: Record<string, string> }

const specifierPattern =
  /(?:^|[\s;}])(?:import|export)\s[^'";]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g

/** Path of the file an import names, relative to the root, or null for a package. */
export const resolveSpecifier = (
  specifier: string,
  fromFile: string,
  aliases: Record<string, string>,
): string | null => {
  if (specifier.startsWith('.')) return normalize(join(dirname(fromFile), specifier))
  for (const [alias, target] of Object.entries(aliases)) {
    const prefix = alias.slice(0, -1)
    if (specifier.startsWith(prefix))
      return normalize(target.replace('*', specifier.slice(prefix.length)))
  }
  return specifier.startsWith('#') || specifier.startsWith('/')
    ? null
    : `node_modules/${specifier}/`
}

/** The edges of one file's text. */
export const edgesOfSource = (
  source: string,
  file: string,
  aliases: Record<string, string>,
): ImportEdge[] => {
  const edges: ImportEdge[] = []
  for (const match of source.matchAll(specifierPattern)) {
    const specifier = match[1] ?? match[2] ?? match[3]
    const to = specifier === undefined ? null : resolveSpecifier(specifier, file, aliases)
    if (to !== null)
      edges.push({
        from: file,
        to: to.replaceAll('\\', '/'),
        line: source.slice(0, match.index).split('\n').length,
      })
  }
  return edges
}

/** The source files below the given folders of a root, relative to it. */
export const sourceFiles = (root: string, folders: string[]): string[] =>
  folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      globSync('**/*.{ts,tsx}', { cwd: join(root, folder) }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => !file.endsWith('.gen.ts'))
    .toSorted()

/** `imports` of package.json: alias pattern -> path pattern. */
export const packageAliases = (root: string): Record<string, string> =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest).imports

/** All edges below the given folders of a root. */
export const importEdges = (root: string, folders: string[]): ImportEdge[] => {
  const aliases = packageAliases(root)
  return sourceFiles(root, folders).flatMap((file) =>
    edgesOfSource(readFileSync(join(root, file), 'utf8'), relative('.', file), aliases),
  )
}
