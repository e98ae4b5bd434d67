// A throw-away repository root with the real rules and planted files, to see whether the rules bite.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const repository = resolve(import.meta.dirname, '../..')

export type PlantedTree = { root: string; remove: () => void }

/** Writes `files` (path -> text) into a fresh root beside the repository's own rules and packages. */
export const plantTree = (files: Record<string, string>): PlantedTree => {
  const root = mkdtempSync(join(tmpdir(), 'coinsight-planted-'))
  for (const name of ['package.json', '.dependency-cruiser.json', 'tsconfig.json'])
    cpSync(join(repository, name), join(root, name))
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  for (const folder of ['src', 'server']) mkdirSync(join(root, folder))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}
