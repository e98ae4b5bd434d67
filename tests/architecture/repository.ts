// The repository's own files as the architecture tests see them.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const repository = resolve(import.meta.dirname, '../..')

export const textOf = (path: string): string => readFileSync(join(repository, path), 'utf8')

export const isThere = (path: string): boolean => existsSync(join(repository, path))

/** Paths matching a pattern, relative to the root, sorted, without generated files. */
export const filesMatching = (pattern: string): string[] =>
  globSync(pattern, { cwd: repository })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules/') && !path.endsWith('.gen.ts'))
    .toSorted()

export const lineCount = (path: string): number => textOf(path).trimEnd().split('\n').length
