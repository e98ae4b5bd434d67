// `npm run measures`: how large, how tangled and how wide the code is, as figures to state before and after a change of
// its structure. Nothing here fails a build; what must hold is held by `boundaries`, `lint` and the architecture tests.
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { importEdges, sourceFiles } from './import-edges.ts'
import { countBetween, spread, type Edge } from './measures/structure.ts'

const files = sourceFiles('.', ['src', 'server']).filter((file) => !/\.test\.tsx?$/.test(file))
const linesOf = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n')
const lengths = files.map((file) => linesOf(file).length)
const isOfCode = new Set(files)
const edges: Edge[] = importEdges('.', ['src', 'server']).filter(
  ({ from, to }) => isOfCode.has(from) && isOfCode.has(to),
)

const entity = /^src\/(data\/(watchlists|edits|history)|sync\/entities)\//
const outbox = /^src\/data\/(outbox|damage|device)\//
const engine = /^src\/sync\/(drain\/|engine|next-wake|outcome|retry|synced-entity)/

const importers = new Map<string, number>()
for (const to of edges.map((edge) => edge.to)) importers.set(to, (importers.get(to) ?? 0) + 1)
const isSmallPart = (file: string): boolean =>
  importers.get(file) === 1 && linesOf(file).length <= 15
const folders = new Map<string, number>()
for (const file of files) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1)

const { median, p90, max } = spread(lengths)
const rows: [string, string | number][] = [
  ['files of src and server, tests left out', files.length],
  ['lines', lengths.reduce((sum, one) => sum + one, 0)],
  ['lines a file: median, 90th percentile, largest', `${median}, ${p90}, ${max}`],
  ['files over 200 lines', lengths.filter((one) => one > 200).length],
  ['lines over 120 columns', files.flatMap(linesOf).filter((line) => line.length > 120).length],
  ['files of 15 lines or fewer with one importer', files.filter(isSmallPart).length],
  ['folders of more than 12 files', [...folders.values()].filter((one) => one > 12).length],
  ['imports between files', edges.length],
  ['imports of entities by the outbox', countBetween(edges, outbox, entity)],
  ['imports of entities by the engine', countBetween(edges, engine, entity)],
  ['decision records', globSync('docs/decisions/[0-9]*.md').length],
]
for (const [name, value] of rows) console.log(`${name.padEnd(52)} ${value}`)
