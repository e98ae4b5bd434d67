// Vite's manifest: which file holds what, and what each imports.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type BuiltChunk = {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
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

/** Rings of files that import one another: whichever is read first uses what the other has not yet made. */
export const importCycles = (manifest: BuildManifest): string[] => {
  const done = new Set<string>()
  const found = new Set<string>()
  const follow = (key: string, path: readonly string[]): void => {
    if (path.includes(key)) {
      const ring = [...path.slice(path.indexOf(key)), key]
      found.add(ring.map((part) => manifest[part]?.file ?? part).join(' > '))
    }
    if (path.includes(key) || done.has(key)) return
    for (const next of manifest[key]?.imports ?? []) follow(next, [...path, key])
    done.add(key)
  }
  for (const key of Object.keys(manifest)) follow(key, [])
  return [...found]
}
