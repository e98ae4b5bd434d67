// The first screen in standard order, stored beside the columns: it is there before they are
// loaded.
import type { CatalogDb } from '../catalog-db.ts'
import type { CoinFilter, CoinQuery, CoinRow } from './types/coin-row.ts'

const isOpen = ({ ranges = {}, categories = [], chains = [], ids }: CoinFilter = {}): boolean =>
  Object.keys(ranges).length === 0 &&
  categories.length === 0 &&
  chains.length === 0 &&
  ids === undefined

const isStandard = ({ sort, filter, search = '', ownWeights }: CoinQuery): boolean =>
  ownWeights === undefined &&
  (!sort || (sort.by === 'scoreLow' && sort.direction === 'desc')) &&
  search.trim() === '' &&
  isOpen(filter)

/** Its first `to` rows, where they answer the question; else null. */
export const storedFirstScreen = async (
  db: CatalogDb,
  query: CoinQuery,
  to: number,
): Promise<CoinRow[] | null> => {
  const stored = isStandard(query) ? await db.firstPage.get('current') : undefined
  return stored && Array.isArray(stored.rows) && to <= stored.rows.length ? stored.rows : null
}
