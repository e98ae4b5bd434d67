// Fetching the market into the device. Every pull writes to the catalogue and hands up only a
// version and a time.
import type { PriceRange } from '#contract/market/coin-wire.ts'
import type { MarketOutputWire } from '#contract/market/market-wire.ts'
import { emitCatalogEvent } from '../queries/catalog-events.ts'
import { CatalogFault } from '../catalog-fault.ts'
import { isDefinite } from '../gather/is-definite.ts'
import { gatherAirdrops, gatherMarketPages, gatherSales } from '../gather/gather-pages.ts'
import type { PullPorts } from './ports.ts'
import { blockOfCoin } from '../queries.ts'
import { dropCatalog, writeExtra, writeMakingRoom } from '../store/make-room.ts'
import { storeAirdrops } from '../store/store-airdrops.ts'
import { storeBlock, storeLoneRecord } from '../store/store-blocks.ts'
import { storeChart } from '../store/store-chart.ts'
import { storeDelta, storeSnapshot, type MarketState } from '../store/store-market.ts'
import { storeSale, storeSales } from '../store/store-sales.ts'

type Options = { signal?: AbortSignal }

/**
 * Deltas that do not fit, and local damage, are cured by a full snapshot; anything else is the
 * caller's.
 */
const isCurable = (error: unknown): error is CatalogFault =>
  error instanceof CatalogFault &&
  (error.code.startsWith('CATALOG_DELTA') || error.code === 'CATALOG_CORRUPT')

const store = ({ db, nowMs }: PullPorts, output: MarketOutputWire): Promise<MarketState> =>
  writeMakingRoom(db, nowMs(), () =>
    output.kind === 'delta'
      ? storeDelta(db, output, nowMs())
      : storeSnapshot(db, output, { nowMs: nowMs(), origin: 'market' }),
  )

const fetchAndStore = async (
  ports: PullPorts,
  since: number | undefined,
  options: Options,
): Promise<MarketState> =>
  store(ports, await ports.call('get_market', since === undefined ? {} : { since }, options))

const pullPages = async (ports: PullPorts, options: Options): Promise<MarketState> => {
  const { db, nowMs } = ports
  const snapshot = await gatherMarketPages(ports, options)
  return writeMakingRoom(db, nowMs(), () =>
    storeSnapshot(db, snapshot, { nowMs: nowMs(), origin: 'pages' }),
  )
}

const pullVersions = async (
  ports: PullPorts,
  since: number | undefined,
  options: Options,
): Promise<MarketState> => {
  const { db } = ports
  try {
    return await fetchAndStore(ports, since, options)
  } catch (error) {
    if (!isCurable(error)) throw error
    if (error.code === 'CATALOG_CORRUPT')
      await dropCatalog(db, { code: error.code, detail: error.message })
    else emitCatalogEvent({ type: 'deltaRefused', code: error.code, detail: error.message })
    return fetchAndStore(ports, undefined, options)
  }
}

/**
 * Brings the coins up to date: by a delta where one fits, else by a full snapshot, else (a server
 * without get_market) by its pages. Throws the call's error, CATALOG_SNAPSHOT_MALFORMED or
 * CATALOG_QUOTA; what was stored then stands.
 */
export const pullMarket = async (ports: PullPorts, options: Options = {}): Promise<MarketState> => {
  const meta = await ports.db.catalogMeta.get('current')
  const knewVersions = meta?.origin === 'market'
  const hasVersions = await ports.hasMarketDelta()
  if (!hasVersions && !knewVersions) return pullPages(ports, options)
  try {
    return await pullVersions(ports, knewVersions ? meta.version : undefined, options)
  } catch (error) {
    // Not announced may only mean that the question did not get through; a plain "no" to the call
    // itself is the answer.
    if (!hasVersions && isDefinite(error)) return pullPages(ports, options)
    throw error
  }
}

/**
 * Brings the upcoming sales up to date, whole records where the server sends them. All pages or
 * nothing.
 */
export const pullSales = async (
  ports: PullPorts,
  options: Options = {},
): Promise<{ asOfSec: number | null }> => {
  const { db, nowMs } = ports
  const { items, source } = await gatherSales(ports, options)
  await writeMakingRoom(db, nowMs(), () => storeSales(db, items, { source, nowMs: nowMs() }))
  return { asOfSec: source?.as_of ?? null }
}

/** Brings the airdrops up to date. All pages or nothing. */
export const pullAirdrops = async (
  ports: PullPorts,
  options: Options = {},
): Promise<{ asOfSec: number | null }> => {
  const { db, nowMs } = ports
  const { items, source } = await gatherAirdrops(ports, options)
  await writeMakingRoom(db, nowMs(), () => storeAirdrops(db, items, { source, nowMs: nowMs() }))
  return { asOfSec: source?.as_of ?? null }
}

/** Brings one sale's whole record. */
export const pullSale = async (
  { db, call, nowMs }: PullPorts,
  id: string,
  options: Options = {},
): Promise<void> => {
  const sale = await call('get_ido_detail', { id }, options)
  await writeMakingRoom(db, nowMs(), () => storeSale(db, sale))
}

/** Brings one block of full records. */
export const pullBlock = async (
  { db, call, nowMs }: PullPorts,
  block: number,
  options: Options = {},
): Promise<void> => {
  const output = await call('get_market_block', { block }, options)
  await writeExtra(() => storeBlock(db, output, nowMs()))
}

/** Brings a coin's full record: its block, or the record alone where the server has no blocks. */
export const pullCoinRecord = async (
  ports: PullPorts,
  id: string,
  options: Options = {},
): Promise<void> => {
  const { db, call, nowMs } = ports
  const block = await blockOfCoin(id, db)
  if (block !== null) return pullBlock(ports, block, options)
  const record = await call('get_coin_detail', { id }, options)
  await writeExtra(() => storeLoneRecord(db, record, nowMs()))
}

/** Brings a price history and keeps it for reading offline. */
export const pullChart = async (
  { db, call, nowMs }: PullPorts,
  chart: { id: string; range: PriceRange },
  options: Options = {},
): Promise<void> => {
  const { points, source } = await call('get_coin_price_history', chart, options)
  await writeExtra(() =>
    storeChart(db, { ...chart, points, asOfSec: source?.as_of ?? null }, nowMs()),
  )
}
