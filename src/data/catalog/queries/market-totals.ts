// What all coins of this device's catalogue come to, and how much of it the largest are.
import { catalogDb, type CatalogDb } from '../../catalog-db.ts'
import { readableIndex } from '../index/readable-index.ts'
import { groupFigures } from '../totals/group-figures.ts'
import { largestShares } from '../totals/largest-shares.ts'
import type { MarketTotals } from '../types/group-figures.ts'

/** How many of the largest coins are named with their share. */
const named = 2

/** All coins as one group, whatever the list is narrowed by; null where no catalogue is stored. */
export const marketTotals = async (db: CatalogDb = catalogDb()): Promise<MarketTotals | null> => {
  const index = await readableIndex(db, await db.catalogMeta.get('current'))
  if (!index) return null
  const rows = index.select({})
  return {
    ...groupFigures(index.columns, rows),
    largest: largestShares(index.columns, rows, named),
  }
}
