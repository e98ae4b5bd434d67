// The bench in the browser: each step is one call from outside, so that a step can be preceded by a reload.
import {
  syntheticBlock,
  syntheticBlockSize,
  syntheticDelta,
  syntheticSnapshot,
} from '#tests/fixtures/synthetic-market.ts'
import { accountSteps } from './account.ts'
import { columnar } from './columnar.ts'
import type { BenchMarket, BenchRow, Contender } from './contender.ts'
import { loadSteps } from './load-columns.ts'
import { plainDexie } from './plain-dexie.ts'
import { queueSteps } from './plain-queue.ts'
import { rawIndexedDb } from './raw-indexed-db.ts'
import { renderRows } from './render-rows.ts'

const contenders: Record<string, Contender> = {
  columnar: columnar(),
  dexie: plainDexie(),
  raw: rawIndexedDb(),
}
export type ContenderName = 'columnar' | 'dexie' | 'raw'

const contender = (name: ContenderName): Contender => contenders[name] as Contender
const visibleRows = 30

let market: BenchMarket | undefined
const madeMarket = (count: number): BenchMarket => {
  if (market) return market
  const snapshot = syntheticSnapshot(count)
  const blocks = Array.from({ length: Math.ceil(count / syntheticBlockSize) }, (_, block) =>
    syntheticBlock(snapshot, block),
  )
  return (market = { snapshot, blocks })
}

const timed = async (work: () => unknown): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

// The first twenty for everyone; a row store would take minutes for all of them.
const queries = [
  'bit',
  'a',
  'sol',
  'xa',
  'qui',
  'istanbul',
  'grabacor',
  'no such coin',
  '7',
  'el fi',
  'ven',
  'τbit',
  'lumer',
  'b',
  'token',
  'wyn',
  'defi2',
  'ju',
  'mer no',
  'prada',
  'ka',
  'kas',
  'kasp',
  '币安',
  'zen',
  'zenel',
  'o',
  'ox',
  'oxda',
  'fit&',
  'ra ra',
  'hoin',
  'in',
  'inju',
  'juka',
  '99',
  '1000',
  'billion',
  'corda',
  'yo',
]

const steps = {
  hydrate: async (name: ContenderName, count: number): Promise<number> => {
    const made = madeMarket(count)
    return timed(() => contender(name).hydrate(made))
  },
  firstRows: async (name: ContenderName): Promise<{ ms: number; rows: BenchRow[] }> => {
    let rows: BenchRow[] = []
    const ms = await timed(async () => {
      rows = await contender(name).firstRows()
    })
    return { ms, rows }
  },
  /** From a page that has just opened: the columns (or whatever there is) in memory, ready for the first click. */
  warm: (name: ContenderName): Promise<number> => timed(() => contender(name).warm()),
  /** A column not sorted by before, with the render of the visible window; then the same again. */
  sort: async (
    name: ContenderName,
  ): Promise<{ firstMs: number; warmMs: number; rows: BenchRow[] }> => {
    let rows: BenchRow[] = []
    const click = () =>
      timed(async () => {
        rows = await contender(name).sorted('price', 'desc', visibleRows)
        renderRows(rows)
      })
    return { firstMs: await click(), warmMs: await click(), rows }
  },
  sortByName: async (name: ContenderName): Promise<{ ms: number; rows: BenchRow[] }> => {
    let rows: BenchRow[] = []
    const ms = await timed(async () => {
      rows = await contender(name).sorted('name', 'asc', visibleRows)
      renderRows(rows)
    })
    return { ms, rows }
  },
  filter: async (name: ContenderName): Promise<{ ms: number; rows: BenchRow[] }> => {
    let rows: BenchRow[] = []
    const ms = await timed(async () => {
      rows = await contender(name).filtered(
        { minScoreLow: 50, category: 'DeFi', by: 'market_cap', direction: 'desc' },
        100,
      )
    })
    return { ms, rows }
  },
  search: async (
    name: ContenderName,
    count: number,
  ): Promise<{ ms: number[]; found: number[] }> => {
    const [ms, found]: [number[], number[]] = [[], []]
    for (const query of queries.slice(0, count))
      ms.push(await timed(async () => found.push(await contender(name).found(query))))
    return { ms, found }
  },
  delta: async (
    name: ContenderName,
    { count, touched }: { count: number; touched: number },
  ): Promise<{ ms: number; rows: BenchRow[] }> => {
    const delta = syntheticDelta(madeMarket(count).snapshot, touched)
    const ms = await timed(() => contender(name).applyDelta(delta))
    return { ms, rows: await contender(name).sorted('price', 'desc', 100) }
  },
}

const allSteps = { ...steps, ...accountSteps, ...queueSteps, ...loadSteps }
export type BenchSteps = typeof allSteps
Object.assign(globalThis, { benchSteps: allSteps })
