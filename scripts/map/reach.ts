// Follows names from declaration to declaration through the repository's own files.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageAliases, resolveSpecifier } from '../import-edges.ts'
import { readSource, type Declaration, type SourceFile } from './declarations.ts'
import { nameOf, namedIn, nodeAt, nodesAt, unwrapped } from './syntax.ts'
import type { Named, SyntaxNode, Use } from './syntax.ts'

/** One declaration of one file, or of an object the part of it that is asked for. */
export type Place = { file: string; name: string; declaration: Declaration; named: Named }

export type Repository = {
  read: (file: string) => SourceFile | null
  resolve: (specifier: string, fromFile: string) => string | null
}

/** Reads each file once. */
export const openRepository = (root: string): Repository => {
  const aliases = packageAliases(root)
  const files = new Map<string, SourceFile | null>()
  const read = (file: string): SourceFile | null => {
    const known = files.get(file)
    if (known !== undefined) return known
    const path = join(root, file)
    const isSource = /\.tsx?$/.test(file) && existsSync(path)
    const parsed = isSource ? readSource(readFileSync(path, 'utf8'), file, aliases) : null
    files.set(file, parsed)
    return parsed
  }
  return { read, resolve: (specifier, from) => resolveSpecifier(specifier, from, aliases) }
}

export type Step = Use & { file: string }

/** Where a name of a file is declared: there, or in the file it is imported from. */
export const targetOf = (repository: Repository, { file, name, path }: Step): Step | null => {
  const source = repository.read(file)
  if (source === null) return null
  const local = source.aliases.get(name) ?? name
  if (source.declarations.has(local)) return { file, name: local, path }
  const imported = source.imports.get(local)
  if (imported === undefined) return null
  if (imported.name !== '*') return targetOf(repository, { ...imported, path })
  const [member = null, ...rest] = path
  return member === null
    ? null
    : targetOf(repository, { file: imported.file, name: member, path: rest })
}

/**
 * The parts of an object that a path leads to; the whole piece where it is no object or a member is
 * not written in it.
 */
export const partsAt = (code: SyntaxNode, path: Use['path']): SyntaxNode[] => {
  const value = unwrapped(code) ?? code
  const [member, ...rest] = path
  if (member === undefined || value.type !== 'ObjectExpression') return [code]
  const properties = nodesAt(value, 'properties')
  const written = properties.filter(
    (property) => property.type === 'Property' && property.computed !== true,
  )
  const chosen =
    member === null
      ? written
      : written.filter((property) => nameOf(nodeAt(property, 'key')) === member)
  if (chosen.length === 0 || (member === null && written.length < properties.length)) return [code]
  return chosen.flatMap((property) => {
    const inner = nodeAt(property, 'value')
    return inner === null ? [] : partsAt(inner, rest)
  })
}

const exportsOf = (repository: Repository, file: string): Step[] =>
  [...(repository.read(file)?.declarations ?? [])]
    .filter(([, { isExported }]) => isExported)
    .map(([name]) => ({ file, name, path: [] }))

/** What a piece of code of the given file leads on to. */
const stepsFrom = (repository: Repository, file: string, { uses, loads }: Named): Step[] => [
  ...uses.flatMap((use) => targetOf(repository, { file, ...use }) ?? []),
  ...loads.flatMap((specifier) => {
    const target = repository.resolve(specifier, file)
    return target === null ? [] : exportsOf(repository, target)
  }),
]

/** Every place that running the given ones may run. `mayEnter` says which files to follow into. */
export const reachableFrom = (
  repository: Repository,
  starts: Step[],
  mayEnter: (file: string) => boolean,
): Place[] => {
  const seen = new Map<string, Place>()
  const queue = [...starts]
  for (let step = queue.pop(); step !== undefined; step = queue.pop()) {
    const declaration = repository.read(step.file)?.declarations.get(step.name)
    if (declaration === undefined || !mayEnter(step.file)) continue
    if (step.name !== '*') queue.push({ file: step.file, name: '*', path: [] })
    for (const part of partsAt(declaration.code, step.path)) {
      const key = `${step.file} ${step.name} ${String(part.start)}-${String(part.end)}`
      if (seen.has(key)) continue
      const named = namedIn(part)
      seen.set(key, { file: step.file, name: step.name, declaration, named })
      queue.push(...stepsFrom(repository, step.file, named))
    }
  }
  return [...seen.values()]
}
