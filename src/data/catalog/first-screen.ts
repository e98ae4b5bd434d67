// The first screen in standard order, stored beside the columns: it is there before they are
// loaded.
import type { CatalogDb } from '../catalog-db.ts'
import type { CoinFilter, CoinQuery, CoinRow } from './types/coin-row.ts'

const isOpen = ({
  ranges = {},
  categories = [],
  chains = [],
  ids,
  leavesOutPegged = false,
}: CoinFilter = {}): boolean =>
  leavesOutPegged &&
  Object.keys(ranges).length === 0 &&
  categories.length === 0 &&
  chains.length === 0 &&
  ids === undefined

const isStandard = ({ sort, filter, search = '', ownWeights }: CoinQuery): boolean =>
  ownWeights === undefined &&
  (!sort || (sort.by === 'scoreLow' && sort.direction === 'desc')) &&
  search.trim() === '' &&
  isOpen(filter)

export type FirstScreen = { rows: CoinRow[]; total: number }

/** Its first `to` rows, where they answer the question, and how many there are; else null. */
export const storedFirstScreen = async (
  db: CatalogDb,
  query: CoinQuery,
  to: number,
): Promise<FirstScreen | null> => {
  const stored = isStandard(query) ? await db.firstPage.get('current') : undefined
  // A page that was kept without its total was of another order.
  if (!stored || !Array.isArray(stored.rows) || typeof stored.total !== 'number') return null
  return Math.min(to, stored.total) <= stored.rows.length
    ? { rows: stored.rows, total: stored.total }
    : null
}
