// Follows names from declaration to declaration through the repository's own files.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageAliases } from '../import-edges.ts'
import { dynamicImports, readSource, type SourceFile } from './declarations.ts'

/** One declaration of one file. */
export type Place = { file: string; name: string; text: string }

export type Repository = {
  read: (file: string) => SourceFile | null
  aliases: Record<string, string>
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
  return { read, aliases }
}

type Step = { file: string; name: string }

const identifiers = (text: string): Set<string> => new Set(text.match(/[A-Za-z_$][\w$]*/g))

const nextSteps = ({ read, aliases }: Repository, { file, name }: Step, text: string): Step[] => {
  const source = read(file)
  if (!source) return []
  const used = identifiers(text)
  const local = [...source.declarations.keys()]
    .filter((declared) => declared !== name && used.has(declared))
    .map((declared) => ({ file, name: declared }))
  const imported = [...source.imports]
    .filter(([localName]) => used.has(localName))
    .map(([, target]) => target)
  const lazy = dynamicImports(text, file, aliases).flatMap((target) =>
    [...(read(target)?.declarations.keys() ?? [])].map((declared) => ({
      file: target,
      name: declared,
    })),
  )
  return [...local, ...imported, ...lazy]
}

/** Every declaration that running the given one may run. `mayEnter` says which files to follow into. */
export const reachableFrom = (
  repository: Repository,
  start: Step,
  mayEnter: (file: string) => boolean,
): Place[] => {
  const seen = new Map<string, Place>()
  const queue: Step[] = [start]
  for (let step = queue.pop(); step !== undefined; step = queue.pop()) {
    const key = `${step.file} ${step.name}`
    const source = repository.read(step.file)
    if (seen.has(key) || !source || !mayEnter(step.file)) continue
    const isAll = step.name === '*' && step !== start
    const text = source.declarations.get(step.name) ?? ''
    seen.set(key, { ...step, text })
    queue.push(...nextSteps(repository, step, text))
    if (isAll)
      queue.push(...[...source.declarations.keys()].map((name) => ({ file: step.file, name })))
  }
  return [...seen.values()]
}
