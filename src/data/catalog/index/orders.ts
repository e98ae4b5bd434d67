// Every order of the rows that was ever asked for, computed once per version.
import { ordinalsOf } from '#domain/columns/collation.ts'
import { rowNumbers, sortRows } from '#domain/columns/radix-sort.ts'
import type { SubscoreWeights } from '#domain/rating/weights.ts'
import type { CoinSort, CoinSortKey } from '../types/coin-row.ts'
import type { CatalogColumns, WordColumn } from '../columns/columns.ts'
import type { OwnRatings } from './own-ratings.ts'

export type Orders = {
  /** Lower bound of the score descending, then rank, then id; unknown last. */
  standard: () => Uint32Array
  /** By one column, unknown last in both directions, equal ones in standard order. */
  by: (sort: CoinSort) => Uint32Array
  /**
   * By a score of the reader's own, unknown last, equal ones in standard order. Not kept: weights
   * change with every touch.
   */
  byOwn: (
    figure: 'totalScore' | 'scoreLow',
    direction: CoinSort['direction'],
    weights: SubscoreWeights,
  ) => Uint32Array
}

/** Where a query has no weights of its own, its own score is the official one. */
const officialOf = (by: CoinSortKey): Exclude<CoinSortKey, 'ownScore' | 'ownLow'> => {
  if (by === 'ownScore') return 'totalScore'
  return by === 'ownLow' ? 'scoreLow' : by
}

const wordKeys = ({ codes, words }: WordColumn): Float64Array => {
  const places = ordinalsOf(words)
  return Float64Array.from(codes, (code) => places[code - 1] ?? Number.NaN)
}

const keysOf = (columns: CatalogColumns, sortKey: CoinSortKey): Float64Array => {
  const by = officialOf(sortKey)
  if (by === 'name' || by === 'symbol') return columns.order[by]
  if (by === 'category' || by === 'chain') return wordKeys(columns[by])
  return columns.figures[by]
}

/** Orders over columns that nobody alters afterwards. */
export const createOrders = (columns: CatalogColumns, own: OwnRatings): Orders => {
  const known = new Map<string, Uint32Array>()
  let standardOrder: Uint32Array | undefined
  const standard = (): Uint32Array => {
    standardOrder ??= [
      { keys: columns.order.id, direction: 'asc' as const },
      { keys: columns.figures.rank, direction: 'asc' as const },
      { keys: columns.figures.scoreLow, direction: 'desc' as const },
    ].reduce(
      (rows, { keys, direction }) => sortRows(keys, rows, direction),
      rowNumbers(columns.count),
    )
    return standardOrder
  }
  return {
    standard,
    by: ({ by, direction }) => {
      const name = `${by} ${direction}`
      const order = known.get(name) ?? sortRows(keysOf(columns, by), standard(), direction)
      known.set(name, order)
      return order
    },
    byOwn: (figure, direction, weights) =>
      sortRows(own.columnsOf(weights)[figure], standard(), direction),
  }
}
