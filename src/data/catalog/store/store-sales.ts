// Writing upcoming sales: the whole list at once, or one that was opened.
import type { MarketSourceWire } from '#contract/market/market-wire.ts'
import type { SaleRowWire } from '#contract/market/sale-wire.ts'
import type { CatalogDb } from '../../catalog-db.ts'
import { saleRowOfWire, type SaleRow } from '../types/sale-row.ts'
import { partStateOf, salesStateKey } from '../queries/status.ts'

/** Replaces all sales in one transaction; a detail the new list lacks is kept from before. */
export const storeSales = async (
  db: CatalogDb,
  items: readonly SaleRowWire[],
  { source, nowMs }: { source: MarketSourceWire | null; nowMs: number },
): Promise<void> => {
  const fresh = items.map((item) => saleRowOfWire(item))
  await db.transaction('rw', db.sales, db.meta, async () => {
    const before = new Map((await db.sales.toArray()).map((row) => [row.id, row]))
    await db.sales.clear()
    await db.sales.bulkPut(
      fresh.map((row): SaleRow => ({
        ...row,
        detail: row.detail ?? before.get(row.id)?.detail ?? null,
      })),
    )
    await db.meta.put({ key: salesStateKey, value: partStateOf(source, nowMs) })
  })
}

/** Keeps one sale that was fetched alone. */
export const storeSale = async (db: CatalogDb, item: SaleRowWire): Promise<void> => {
  await db.sales.put(saleRowOfWire(item, true))
}
