// What screens read of the market, each usable inside a live query: they repaint when a snapshot or
// delta lands.
import type { PriceRange } from '#contract/market/coin-wire.ts'
import type { Airdrop } from '#domain/airdrop/airdrop.ts'
import { catalogDb, type CatalogDb, type CatalogMetaRow } from '../catalog-db.ts'
import type { ChartRow } from './types/chart-rows.ts'
import { coinRecordOf, type CoinRecord } from './types/coin-record.ts'
import type { WordColumn } from './columns/columns.ts'
import type { CoinQuery, CoinRow } from './types/coin-row.ts'
import { storedFirstScreen } from './first-screen.ts'
import { heldIndex } from './index/open-index.ts'
import { readableIndex } from './index/readable-index.ts'
import type { LaunchpadRow } from './types/launchpad-row.ts'
import type { SaleRow } from './types/sale-row.ts'
import { recordInBlock, sparklinesInBlock } from './store/store-blocks.ts'

/** Where figures come from and when; `isSample` puts the "Sample market" mark on every page. */
export type MarketOrigin = {
  version: number
  asOfSec: number
  sourceId: CatalogMetaRow['sourceId']
  isSample: boolean
}

/** `total` fit the query, `allCount` are in the catalogue. */
export type CoinPage = MarketOrigin & { rows: CoinRow[]; total: number; allCount: number }

const originOf = ({ version, asOfSec, sourceId, isSample }: CatalogMetaRow): MarketOrigin => ({
  version,
  asOfSec,
  sourceId,
  isSample,
})

const current = (db: CatalogDb): Promise<CatalogMetaRow | undefined> =>
  db.catalogMeta.get('current')

/**
 * Where the stored figures come from, or null where no catalogue is stored yet. Cheap: loads no
 * columns.
 */
export const marketOrigin = async (db: CatalogDb = catalogDb()): Promise<MarketOrigin | null> => {
  const meta = await current(db)
  return meta ? originOf(meta) : null
}

/**
 * Rows `from` (included) to `to` (excluded) of a query, or null where no catalogue is stored yet.
 * The first screen in standard order is answered before the columns are loaded.
 */
export const coinRows = async (
  { from = 0, to = 100, ...query }: CoinQuery & { from?: number; to?: number },
  db: CatalogDb = catalogDb(),
): Promise<CoinPage | null> => {
  const meta = await current(db)
  if (!meta) return null
  const page = { ...originOf(meta), allCount: meta.count }
  if (!heldIndex(db, meta)) {
    const ready = await storedFirstScreen(db, query, Math.min(to, meta.count))
    if (ready) return { ...page, rows: ready.rows.slice(from, to), total: ready.total }
  }
  const index = await readableIndex(db, meta)
  if (!index) return null
  const selection = index.select(query)
  return {
    ...page,
    rows: index.rowsAt(selection, from, to, query.ownWeights),
    total: selection.length,
  }
}

/**
 * Loads the columns and readies search, so that the first sort or key stroke does not pay for it.
 * For idle time.
 */
export const warmCatalog = async (db: CatalogDb = catalogDb()): Promise<void> => {
  ;(await readableIndex(db, await current(db)))?.warm()
}

/** A whole answer held in memory: scrolling reads windows of it without touching the database. */
export type CoinSelection = MarketOrigin & {
  total: number
  allCount: number
  /** Whether the server tells what a rating by weights of one's own takes. */
  tellsParts: boolean
  rowsAt: (from: number, to: number) => CoinRow[]
}

/**
 * The catalogue in memory: answers any question at once, so that nobody who asks another one waits
 * for the database.
 */
export type OpenCatalog = { select: (query: CoinQuery) => CoinSelection }

/** The catalogue as it is stored now, its columns loaded; null where none is stored yet. */
export const openCatalog = async (db: CatalogDb = catalogDb()): Promise<OpenCatalog | null> => {
  const meta = await current(db)
  const index = await readableIndex(db, meta)
  if (!meta || !index) return null
  const shared = {
    ...originOf(meta),
    allCount: meta.count,
    tellsParts: index.columns.parts.low_cap.some((cap) => !Number.isNaN(cap)),
  }
  return {
    select: (query) => {
      const selection = index.select(query)
      return {
        ...shared,
        total: selection.length,
        rowsAt: (from, to) => index.rowsAt(selection, from, to, query.ownWeights),
      }
    },
  }
}

/** Like coinRows, but hands out any window on demand; null where no catalogue is stored yet. */
export const coinSelection = async (
  query: CoinQuery,
  db: CatalogDb = catalogDb(),
): Promise<CoinSelection | null> => (await openCatalog(db))?.select(query) ?? null

/** One coin's row, or null where it is not in the catalogue. */
export const coinById = async (id: string, db: CatalogDb = catalogDb()): Promise<CoinRow | null> =>
  (await readableIndex(db, await current(db)))?.rowById(id) ?? null

/** The rows of these coins by id; coins that are not in the catalogue are absent. */
export const coinsByIds = async (
  ids: readonly string[],
  db: CatalogDb = catalogDb(),
): Promise<Map<string, CoinRow>> => {
  const index = await readableIndex(db, await current(db))
  const found = ids.map((id) => [id, index?.rowById(id)] as const)
  return new Map(found.filter((pair): pair is readonly [string, CoinRow] => Boolean(pair[1])))
}

/** The closest matches of a search by symbol, name or id, best first. */
export const coinMatches = async (
  search: string,
  limit = 10,
  db: CatalogDb = catalogDb(),
): Promise<CoinRow[]> =>
  (await readableIndex(db, await current(db)))?.topMatches(search, limit) ?? []

/** Words of removed coins keep their code, so only those in use count. */
const usedWords = ({ codes, words }: WordColumn): string[] => {
  const used = [...new Set(codes)].flatMap((code) => words[code - 1] ?? [])
  return used.toSorted((a, b) => a.localeCompare(b, 'en'))
}

/** Every category and chain that occurs, in alphabetical order, for filters. */
export const coinFilterWords = async (
  db: CatalogDb = catalogDb(),
): Promise<{ categories: string[]; chains: string[] }> => {
  const columns = (await readableIndex(db, await current(db)))?.columns
  return {
    categories: columns ? usedWords(columns.category) : [],
    chains: columns ? usedWords(columns.chain) : [],
  }
}

/** The block that holds a coin's record, or null where the server has none. */
export const blockOfCoin = async (
  id: string,
  db: CatalogDb = catalogDb(),
): Promise<number | null> => (await readableIndex(db, await current(db)))?.blockOf(id) ?? null

/** The blocks that hold the records of these coins, each once. */
export const blocksOfCoins = async (
  ids: readonly string[],
  db: CatalogDb = catalogDb(),
): Promise<number[]> => {
  const index = await readableIndex(db, await current(db))
  const blocks = new Set(ids.map((id) => index?.blockOf(id) ?? null))
  return [...blocks].filter((block) => block !== null)
}

/** A coin's full record, or null where it is not on the device (then pull it: pull.ts). */
export const coinRecord = async (
  id: string,
  db: CatalogDb = catalogDb(),
): Promise<CoinRecord | null> => {
  const lone = await db.records.get(id)
  const block = await blockOfCoin(id, db)
  const row = block === null ? undefined : await db.blocks.get(block)
  const inBlock = row ? recordInBlock(row, id) : null
  if (!lone || (inBlock && inBlock.savedAtMs > lone.savedAtMs)) return inBlock
  return coinRecordOf(lone.record, {
    sparkline: Float32Array.from(lone.record.sparkline_7d),
    savedAtMs: lone.savedAtMs,
  })
}

/** Seven-day sparklines of these coins, as far as their blocks are on the device. */
export const coinSparklines = async (
  ids: readonly string[],
  db: CatalogDb = catalogDb(),
): Promise<Map<string, Float32Array>> => {
  const index = await readableIndex(db, await current(db))
  const blocks = new Set(
    ids.map((id) => index?.blockOf(id) ?? null).filter((block) => block !== null),
  )
  const rows = await db.blocks.bulkGet([...blocks])
  const wanted = new Set(ids)
  const found = rows.flatMap((row) => (row ? sparklinesInBlock(row, wanted) : []))
  return new Map(found)
}

/** Every upcoming sale on the device. */
export const salesRows = (db: CatalogDb = catalogDb()): Promise<SaleRow[]> => db.sales.toArray()

/** One sale, or null. */
export const saleById = async (id: string, db: CatalogDb = catalogDb()): Promise<SaleRow | null> =>
  (await db.sales.get(id)) ?? null

/** Every launchpad on the device. */
export const launchpadRows = (db: CatalogDb = catalogDb()): Promise<LaunchpadRow[]> =>
  db.launchpads.toArray()

/** Every airdrop on the device. */
export const airdropRows = (db: CatalogDb = catalogDb()): Promise<Airdrop[]> =>
  db.airdrops.toArray()

/** A saved price history, or null. */
export const savedChart = async (
  id: string,
  range: PriceRange,
  db: CatalogDb = catalogDb(),
): Promise<ChartRow | null> => (await db.charts.get([id, range])) ?? null
