// What the coin list's URL asks of the catalogue.
import type { CoinQuery, CoinSortKey } from '#data/catalog/types/coin-row.ts'
import type { FigureRange } from '#domain/figure/figure-range.ts'
import { recentListingBounds } from '#domain/coin/listing-window.ts'
import { shownSubscores, type SubscoreKey } from '#domain/rating/subscores.ts'
import {
  capBands,
  figureOfSort,
  orderOf,
  ownWeightsOf,
  rangeOf,
  type CoinListSearch,
  type SortKey,
} from './list-search.ts'

const scoreRange = ({ min = 0, max = 100 }: CoinListSearch): FigureRange | null =>
  min > 0 || max < 100 ? { min, max } : null

const subscoreRanges = (search: CoinListSearch): Partial<Record<SubscoreKey, FigureRange>> =>
  Object.fromEntries(
    shownSubscores.flatMap((key) => {
      const range = rangeOf(search[key])
      return range === null ? [] : [[key, { min: range[0], max: range[1] }]]
    }),
  )

/** How many kinds of filter narrow the list; search is not one of them. */
export const filterCount = (search: CoinListSearch): number =>
  [
    scoreRange(search),
    search.cap,
    search.category,
    search.chain,
    search.listed,
    search.mine,
  ].filter(Boolean).length + Object.keys(subscoreRanges(search)).length

const ownFigures: Partial<Record<SortKey, CoinSortKey>> = { low: 'ownLow', score: 'ownScore' }

/**
 * Stablecoins would lead a list of investments. Whoever searches, picks a category or looks at their
 * own coins is shown all that fits.
 */
export const leavesOutStable = (search: CoinListSearch): boolean =>
  !search.stable && !search.mine && !search.category && (search.search ?? '').trim() === ''

/**
 * `nowSec` anchors the listing window; `mineIds` are the coins of the account's lists, for a search
 * that asks for them. Filters go by the official scores whatever the weights.
 */
export const queryOf = (
  search: CoinListSearch,
  { nowSec, mineIds }: { nowSec: number; mineIds: readonly string[] },
): CoinQuery => {
  const order = orderOf(search)
  const range = scoreRange(search)
  const ownWeights = ownWeightsOf(search)
  const isStandard = order === null || (order.key === 'low' && order.direction === 'desc')
  return {
    sort: isStandard
      ? null
      : {
          by: (ownWeights && ownFigures[order.key]) ?? figureOfSort[order.key],
          direction: order.direction,
        },
    filter: {
      ranges: {
        ...(range && { totalScore: range }),
        ...subscoreRanges(search),
        ...(search.cap && { marketCapUsd: capBands[search.cap] }),
        ...(search.listed && { listedAtSec: recentListingBounds(search.listed, nowSec) }),
      },
      categories: search.category ?? [],
      chains: search.chain ?? [],
      ...(leavesOutStable(search) && { leavesOutPegged: true }),
      ...(search.mine && { ids: mineIds }),
    },
    search: search.search ?? '',
    ...(ownWeights && { ownWeights }),
  }
}
