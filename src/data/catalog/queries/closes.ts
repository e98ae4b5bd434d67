// Daily closes of this device, usable inside a live query.
import type { DailyCloses } from '#domain/ledger/returns/day-prices.ts'
import { catalogDb, type CatalogDb } from '../../catalog-db.ts'

/** By coin id; coins that none are kept of are absent. */
export const dailyClosesOf = async (
  ids: readonly string[],
  db: CatalogDb = catalogDb(),
): Promise<Map<string, DailyCloses>> => {
  const rows = await db.closes.bulkGet([...ids])
  return new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])))
}
