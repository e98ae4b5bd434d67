// What a build weighs: read from Vite's manifest and the list the service worker precaches.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  readManifest,
  withImports,
  type BuildManifest as Manifest,
  type BuiltChunk as Chunk,
} from './build/manifest.ts'

export type Measure = { name: string; value: number; limit: number; unit: 'bytes' | 'count' }

const kib = 1024

export const budgets = {
  initialScript: 160 * kib,
  firstRoute: 270 * kib,
  firstVisitScripts: 300 * kib,
  firstVisitSent: 310 * kib,
  lazyRoute: 55 * kib,
  chart: 75 * kib,
  worker: 12 * kib,
  styles: 22 * kib,
  precacheBytes: 3 * 1024 * kib,
  precacheEntries: 190,
} as const

/** URLs the built service worker precaches. */
export const precachedUrls = (workerSource: string): string[] => [
  ...new Set([...workerSource.matchAll(/"?url"?:\s*"([^"]+)"/g)].map((match) => match[1] ?? '')),
]

const budgetOf = (chunk: Chunk): number =>
  /chart/.test(chunk.name ?? chunk.file) ? budgets.chart : budgets.lazyRoute

const lazyMeasures = (
  manifest: Manifest,
  initial: Set<string>,
  bytesOf: (file: string) => number,
): Measure[] =>
  Object.entries(manifest)
    .filter(([, chunk]) => chunk.isDynamicEntry === true && chunk.file.endsWith('.js'))
    .map(([key, chunk]) => {
      const added = [...withImports(manifest, key)].filter((part) => !initial.has(part))
      const value = added.reduce((sum, part) => sum + bytesOf(manifest[part]?.file ?? ''), 0)
      return {
        name: `lazy ${chunk.name ?? chunk.file}`,
        value,
        limit: budgetOf(chunk),
        unit: 'bytes' as const,
      }
    })
    .toSorted((a, b) => b.value / b.limit - a.value / a.limit)

const appEntry = 'src/app/start-app.tsx'

/** The frame of every page, with the database it reads: loaded beside the first screen, whichever that is. */
const withShell = (manifest: Manifest, initial: Set<string>): Set<string> =>
  withImports(manifest, 'src/routes/_app.tsx?tsr-split=component', new Set(initial))

/**
 * What somebody downloads who opens the app on its start page, the sync engine included: it starts
 * beside the screen.
 */
const firstRoute = (manifest: Manifest, initial: Set<string>): Set<string> => {
  const keys = [
    'src/routes/_app/coinlist.tsx?tsr-split=component',
    'src/app/sync/account-sync.tsx',
    'src/app/sync/start-sync.ts',
  ]
  const missing = keys.find((key) => !manifest[key])
  if (missing !== undefined)
    throw new Error(`The manifest has no ${missing}: the first route is measured by it.`)
  return keys.reduce(
    (parts, key) => withImports(manifest, key, parts),
    withShell(manifest, initial),
  )
}

/** Every budgeted figure of a build folder; `bytesOf` is given a path and answers its compressed size. */
export const measureBuild = (folder: string, bytesOf: (path: string) => number): Measure[] => {
  const manifest = readManifest(folder)
  const size = (file: string): number => bytesOf(join(folder, file))
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true)
  if (entry === undefined) throw new Error('The build has no entry: run `npm run build` first.')
  // The entry reads the app in a second step: both stand before the first line of it.
  const initial = withImports(manifest, appEntry, withImports(manifest, entry))
  if (!manifest[appEntry])
    throw new Error(`The manifest has no ${appEntry}: the first script is measured by it.`)
  const totalOf = (keys: Set<string>): number =>
    [...keys].reduce((sum, key) => sum + size(manifest[key]?.file ?? ''), 0)
  const styles = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))
  const worker = join(folder, 'sw.js')
  const precached = existsSync(worker) ? precachedUrls(readFileSync(worker, 'utf8')) : []
  return [
    {
      name: 'first script with what it imports',
      value: totalOf(initial),
      limit: budgets.initialScript,
      unit: 'bytes',
    },
    {
      name: 'whole first route: shell, database, list and engine',
      value: totalOf(firstRoute(manifest, initial)),
      limit: budgets.firstRoute,
      unit: 'bytes',
    },
    {
      name: 'styles',
      value: [...styles].reduce((sum, file) => sum + size(file), 0),
      limit: budgets.styles,
      unit: 'bytes',
    },
    {
      name: 'service worker',
      value: existsSync(worker) ? bytesOf(worker) : 0,
      limit: budgets.worker,
      unit: 'bytes',
    },
    {
      name: 'precache entries',
      value: precached.length,
      limit: budgets.precacheEntries,
      unit: 'count',
    },
    {
      name: 'precache size',
      value: precached.reduce((sum, url) => sum + size(url.replace(/^\//, '')), 0),
      limit: budgets.precacheBytes,
      unit: 'bytes',
    },
    ...lazyMeasures(manifest, withShell(manifest, initial), size),
  ]
}
