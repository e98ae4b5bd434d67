// In idle time, after the first paint: what a flight would need. Two requests at most, and it stops
// at the first doubt.
import { dossierTasks } from '../gather/fetch-dossiers.ts'
import { pullBlock, pullChart, pullSale, pullSales } from './pull-market.ts'
import { coinRows } from '../queries.ts'
import { readableIndex } from '../index/readable-index.ts'
import { areExtrasPaused } from '../commands/drop-extras.ts'
import { salesState } from '../queries/status.ts'
import { foldDeltas } from '../store/store-market.ts'
import type { PullPorts } from './ports.ts'
import { standardQuery } from '../types/coin-row.ts'

export type FetchAheadPorts = PullPorts & {
  /** Resolves when the device has nothing better to do. */
  idle: () => Promise<void>
}

export type FetchAheadOptions = { watchedIds?: readonly string[]; signal?: AbortSignal }

/**
 * Records and sparklines fetched ahead are good for a day; a screen that shows one refreshes it
 * itself.
 */
const staleAfterMs = 86_400_000
const concurrency = 2
/**
 * A server without details in its list is asked sale by sale: so many a visit, the rest the next
 * time.
 */
const mostSales = 100

type Task = () => Promise<void>

/** Blocks that are missing or old, those of the first screen first. */
const dueBlocks = async ({ db, nowMs }: PullPorts): Promise<number[]> => {
  const meta = await db.catalogMeta.get('current')
  if (meta?.origin !== 'market') return []
  const index = await readableIndex(db, meta)
  if (!index) return []
  const firstScreen =
    (await coinRows(standardQuery, db))?.rows.map(({ id }) => index.blockOf(id)) ?? []
  const all = [...firstScreen, ...index.columns.block].filter(
    (block) => block !== null && !Number.isNaN(block),
  ) as number[]
  const fresh = new Set(
    await db.blocks
      .where('savedAtMs')
      .above(nowMs() - staleAfterMs)
      .primaryKeys(),
  )
  return [...new Set(all)].filter((block) => !fresh.has(block))
}

const dueCharts = async ({ db, nowMs }: PullPorts, ids: readonly string[]): Promise<string[]> => {
  const saved = await db.charts.bulkGet(ids.map((id) => [id, '30d'] as [string, '30d']))
  return ids.filter((_, at) => (saved[at]?.savedAtMs ?? 0) < nowMs() - staleAfterMs)
}

const areSalesDue = async ({ db, nowMs }: PullPorts): Promise<boolean> =>
  ((await salesState(db))?.savedAtMs ?? 0) < nowMs() - staleAfterMs

/** Sales of which only the row is here, so that /ido/{id} could not open whole. */
const thinSales = async ({ db }: PullPorts): Promise<string[]> => {
  const rows = await db.sales
    .filter(({ detail }) => detail === null)
    .limit(mostSales)
    .toArray()
  return rows.map(({ id }) => id)
}

/**
 * Runs tasks two at a time, each after an idle moment; false when one failed and the rest was left.
 */
const runIdly = async (
  tasks: readonly Task[],
  { idle, signal }: Pick<FetchAheadPorts, 'idle'> & Options,
): Promise<boolean> => {
  const waiting = [...tasks]
  const state = { hasFailed: false }
  const mayGoOn = (): boolean => !state.hasFailed && !signal?.aborted
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task && mayGoOn(); task = waiting.shift()) {
      await idle()
      // A full device or a server out of reach: what is missing is fetched the next time.
      await task().catch(() => {
        state.hasFailed = true
      })
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return mayGoOn()
}

type Options = { signal?: AbortSignal | undefined }

/**
 * Folds deltas, then fetches the 30-day charts of watched coins, every block that is missing or a
 * day old, and the token sales: their list where it is missing or a day old, and the records it
 * came without; last the tabs of watched coins and of the first screen's.
 * True when all is on the device; false when it stopped early (out of reach, full, aborted). Never
 * blocks a screen.
 */
export const fetchAhead = async (
  ports: FetchAheadPorts,
  { watchedIds = [], signal }: FetchAheadOptions = {},
): Promise<boolean> => {
  await ports.idle()
  await foldDeltas(ports.db)
  if (await areExtrasPaused(ports.db, ports.nowMs())) return false
  const options = signal ? { signal } : {}
  if (
    (await areSalesDue(ports)) &&
    !(await runIdly([async () => void (await pullSales(ports, options))], {
      idle: ports.idle,
      signal,
    }))
  )
    return false
  const charts = await dueCharts(ports, watchedIds)
  const blocks = await dueBlocks(ports)
  const tasks: Task[] = [
    ...charts.map((id) => () => pullChart(ports, { id, range: '30d' }, options)),
    ...blocks.map((block) => () => pullBlock(ports, block, options)),
    ...(await thinSales(ports)).map((id) => () => pullSale(ports, id, options)),
    ...(await dossierTasks(ports, { watchedIds, staleAfterMs, ...options })),
  ]
  return runIdly(tasks, { idle: ports.idle, signal })
}
