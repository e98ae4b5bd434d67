// What of the market is on this device: for the flight sheet, the sync pill's detail and the inspector.
import { catalogDb, type CatalogDb, type CatalogMetaRow } from '../catalog-db.ts'

export type SalesState = { asOfSec: number | null; isSample: boolean; savedAtMs: number }

/** Key of the row in `meta` that holds a SalesState. */
export const salesStateKey = 'sales'

export type CatalogStatus = {
  /** Null where no coin was ever fetched. */
  market: Pick<CatalogMetaRow, 'version' | 'asOfSec' | 'sourceId' | 'isSample' | 'savedAtMs' | 'quarantined'> | null
  /** Null where no sale was ever fetched. */
  sales: SalesState | null
  counts: { coins: number; blocks: number; allBlocks: number; sales: number; charts: number; deltas: number }
  /** Estimates, in bytes. */
  bytes: { market: number; blocks: number; charts: number }
}

const sum = (keys: readonly unknown[]): number => keys.reduce<number>((total, key) => total + (typeof key === 'number' ? key : 0), 0)

/** The state of the last sale pull, or null. */
export const salesState = async (db: CatalogDb = catalogDb()): Promise<SalesState | null> =>
  ((await db.meta.get(salesStateKey))?.value as SalesState | undefined) ?? null

/** Counts and sizes without reading a single record. */
export const catalogStatus = async (db: CatalogDb = catalogDb()): Promise<CatalogStatus> => {
  const [meta, sales, blockBytes, recordBytes, chartBytes, tabBytes, saleCount, deltas] = await Promise.all([
    db.catalogMeta.get('current'),
    salesState(db),
    db.blocks.orderBy('bytes').keys(),
    db.records.orderBy('bytes').keys(),
    db.charts.orderBy('bytes').keys(),
    Promise.all([db.dossiers.orderBy('bytes').keys(), db.candles.orderBy('bytes').keys()]),
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
    bytes: { market: meta?.bytes ?? 0, blocks: sum(blockBytes) + sum(recordBytes), charts: sum(chartBytes) + sum(tabBytes.flat()) },
  }
}
