// What the coin list's URL asks of the catalogue.
import type { CoinQuery, FigureRange } from '#data/catalog/coin-row.ts'
import { listingWindowsDays } from '#domain/listing-window.ts'
import type { SubscoreKey } from '#domain/rating/inputs.ts'
import { capBands, figureOfSort, orderOf, rangeOf, subScores, type CoinListSearch } from './list-search.ts'

const daySec = 86_400

const scoreRange = ({ min = 0, max = 100 }: CoinListSearch): FigureRange | null => (min > 0 || max < 100 ? { min, max } : null)

const subscoreRanges = (search: CoinListSearch): Partial<Record<SubscoreKey, FigureRange>> =>
  Object.fromEntries(
    subScores.flatMap((key) => {
      const range = rangeOf(search[key])
      return range === null ? [] : [[key, { min: range[0], max: range[1] }]]
    }),
  )

/** How many kinds of filter narrow the list; search is not one of them. */
export const filterCount = (search: CoinListSearch): number =>
  [scoreRange(search), search.cap, search.category, search.chain, search.listed, search.mine].filter(Boolean).length + Object.keys(subscoreRanges(search)).length

/** `nowSec` anchors the listing window; `mineIds` are the coins of the account's lists, for a search that asks for them. */
export const queryOf = (search: CoinListSearch, { nowSec, mineIds }: { nowSec: number; mineIds: readonly string[] }): CoinQuery => {
  const order = orderOf(search)
  const range = scoreRange(search)
  const isStandard = order === null || (order.key === 'low' && order.direction === 'desc')
  return {
    sort: isStandard ? null : { by: figureOfSort[order.key], direction: order.direction },
    filter: {
      ranges: {
        ...(range && { totalScore: range }),
        ...subscoreRanges(search),
        ...(search.cap && { marketCapUsd: capBands[search.cap] }),
        ...(search.listed && { listedAtSec: { min: nowSec - listingWindowsDays[search.listed] * daySec, max: nowSec } }),
      },
      categories: search.category ?? [],
      chains: search.chain ?? [],
      ...(search.mine && { ids: mineIds }),
    },
    search: search.search ?? '',
  }
}
