// Keeps the last good capture on disk, so that a restart without a provider still shows it, with
// its true age.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { MarketCapture } from '../source-port.ts'

export type KeptSnapshot = {
  format: 1
  version: number
  capture: MarketCapture
  ordinals: [string, number][]
  /** Listing times by first sight; absent in snapshots kept before there were any. */
  firstSights?: [string, number][]
}

export type SnapshotKeep = {
  /** Null where nothing usable is kept. */
  load: () => Promise<KeptSnapshot | null>
  save: (snapshot: KeptSnapshot) => Promise<void>
}

const isKept = (value: unknown): value is KeptSnapshot =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === 1 &&
  'capture' in value

/** One JSON file, replaced whole: a crash while writing leaves the old one. */
export const fileSnapshotKeep = (path: string): SnapshotKeep => ({
  load: async () => {
    try {
      const kept: unknown = JSON.parse(await readFile(path, 'utf8'))
      return isKept(kept) ? kept : null
    } catch {
      return null
    }
  },
  save: async (snapshot) => {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(`${path}.new`, JSON.stringify(snapshot))
    await rename(`${path}.new`, path)
  },
})
