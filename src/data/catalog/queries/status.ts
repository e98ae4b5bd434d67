// What of the market is on this device: for the flight sheet, the sync pill's detail and the
// inspector.
import type { MarketSourceWire } from '#contract/market/market-wire.ts'
import { catalogDb, type CatalogDb, type CatalogMetaRow } from '../../catalog-db.ts'

/** Of a part of the market that is fetched whole: the sales, the launchpads, the airdrops. */
export type PartState = { asOfSec: number | null; isSample: boolean; savedAtMs: number }
export type SalesState = PartState

/** Keys of the rows in `meta` that hold a PartState. */
export const salesStateKey = 'sales'
export const launchpadsStateKey = 'launchpads'
export const airdropsStateKey = 'airdrops'

/** The state of a part that was just fetched. */
export const partStateOf = (source: MarketSourceWire | null, nowMs: number): PartState => ({
  asOfSec: source?.as_of ?? null,
  isSample: source?.is_sample ?? false,
  savedAtMs: nowMs,
})

export type CatalogStatus = {
  /** Null where no coin was ever fetched. */
  market: Pick<
    CatalogMetaRow,
    'version' | 'asOfSec' | 'sourceId' | 'isSample' | 'savedAtMs' | 'quarantined'
  > | null
  /** Null where no sale was ever fetched. */
  sales: SalesState | null
  counts: {
    coins: number
    blocks: number
    allBlocks: number
    sales: number
    charts: number
    deltas: number
  }
  /** Estimates, in bytes. */
  bytes: { market: number; blocks: number; charts: number }
}

const sum = (keys: readonly unknown[]): number =>
  keys.reduce<number>((total, key) => total + (typeof key === 'number' ? key : 0), 0)

const partState = async (db: CatalogDb, key: string): Promise<PartState | null> =>
  ((await db.meta.get(key))?.value as PartState | undefined) ?? null

/** The state of the last sale pull, or null. */
export const salesState = (db: CatalogDb = catalogDb()): Promise<SalesState | null> =>
  partState(db, salesStateKey)

/** How many sales are on this device. */
export const salesCount = (db: CatalogDb = catalogDb()): Promise<number> => db.sales.count()

/** The state of the last launchpad pull, or null. */
export const launchpadsState = (db: CatalogDb = catalogDb()): Promise<PartState | null> =>
  partState(db, launchpadsStateKey)

/** The state of the last airdrop pull, or null. */
export const airdropsState = (db: CatalogDb = catalogDb()): Promise<PartState | null> =>
  partState(db, airdropsStateKey)

/** Counts and sizes without reading a single record. */
export const catalogStatus = async (db: CatalogDb = catalogDb()): Promise<CatalogStatus> => {
  const [meta, sales, blockBytes, recordBytes, chartBytes, tabBytes, saleCount, deltas] =
    await Promise.all([
      db.catalogMeta.get('current'),
      salesState(db),
      db.blocks.orderBy('bytes').keys(),
      db.records.orderBy('bytes').keys(),
      db.charts.orderBy('bytes').keys(),
      Promise.all(
        [db.dossiers, db.candles, db.closes].map((table) => table.orderBy('bytes').keys()),
      ),
      db.sales.count(),
      db.deltas.count(),
    ])
  return {
    market: meta ?? null,
    sales,
    counts: {
      coins: meta?.count ?? 0,
      blocks: blockBytes.length,
      allBlocks: meta?.origin === 'market' ? Math.ceil(meta.count / meta.blockSize) : 0,
      sales: saleCount,
      charts: chartBytes.length,
      deltas,
    },
    bytes: {
      market: meta?.bytes ?? 0,
      blocks: sum(blockBytes) + sum(recordBytes),
      charts: sum(chartBytes) + sum(tabBytes.flat()),
    },
  }
}
