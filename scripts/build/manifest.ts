// Vite's manifest: which file holds what, and what each imports.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type BuiltChunk = {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  css?: string[]
  src?: string
  name?: string
}
export type BuildManifest = Record<string, BuiltChunk>

/** The manifest of a build folder. */
export const readManifest = (folder: string): BuildManifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as BuildManifest

/** The keys of a chunk and everything it imports statically, added to `seen`. */
export const withImports = (
  manifest: BuildManifest,
  key: string,
  seen = new Set<string>(),
): Set<string> => {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return seen
  seen.add(key)
  for (const next of chunk.imports ?? []) withImports(manifest, next, seen)
  return seen
}

/** The files of these chunks and of everything they import statically. */
export const filesWith = (manifest: BuildManifest, keys: readonly string[]): string[] => {
  const found = keys.reduce((seen, key) => withImports(manifest, key, seen), new Set<string>())
  return [...found].flatMap((key) => manifest[key]?.file ?? [])
}
