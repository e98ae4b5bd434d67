// The coin list of a client that keeps no catalogue of its own: filter, sort, unknown figures last
// (R-CLS-003..006). Answered from columns (decisions/208).
import type * as z from 'zod'
import { keepInRange, keptRows, isBounded } from '#domain/columns/range-mask.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { recentListingBounds } from '#domain/coin/listing-window.ts'
import type { FigureRange } from '#domain/figure/figure-range.ts'
import type { FigureColumn } from '#contract/market/coin-figures.ts'
import type { CoinSortName } from '#contract/market/sort-names.ts'
import type { clientMarketCalls } from '#contract/calls/client-market.ts'
import type { CoinColumns } from '../columns/coin-columns.ts'

export type CoinQuery = z.output<(typeof clientMarketCalls)['get_coins']['payload']>

const risesFirst = new Set<CoinSortName>(['rank', 'name', 'symbol'])

const orderOf = (columns: CoinColumns, { sort_by, sort_dir }: CoinQuery): Uint32Array => {
  if (sort_by === undefined)
    return sort_dir === 'desc' ? columns.byRank().toReversed() : columns.byRank()
  return columns.by(sort_by, sort_dir ?? (risesFirst.has(sort_by) ? 'asc' : 'desc'))
}

const rangeOf = (min: number | undefined, max: number | undefined): FigureRange => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
})

const rangesOf = (query: CoinQuery, nowSec: number): [FigureColumn, FigureRange][] => {
  const { listing_date: window } = query
  const all: [FigureColumn, FigureRange][] = [
    ['total_ai_score', rangeOf(query.min_score, query.max_score)],
    ['market_cap', rangeOf(query.min_market_cap, query.max_market_cap)],
    ['listed_at', window === undefined ? {} : recentListingBounds(window, nowSec)],
  ]
  return all.filter(([, bounds]) => isBounded(bounds))
}

const keepWord = (
  keep: Uint8Array,
  { rows }: CoinColumns,
  [key, word]: ['category' | 'chain', string],
): void => {
  for (let row = 0; row < keep.length; row++) if (rows[row]?.[key] !== word) keep[row] = 0
}

/**
 * Row numbers that a query lets through, in its order; without an order, by rank. `nowSec` decides
 * listing windows.
 */
export const findCoins = (columns: CoinColumns, query: CoinQuery, nowSec: number): Uint32Array => {
  const order = orderOf(columns, query)
  const search = foldText(query.search ?? '')
  const ranges = rangesOf(query, nowSec)
  const { category, chain } = query
  if (search === '' && ranges.length === 0 && category === undefined && chain === undefined)
    return order
  const keep = new Uint8Array(columns.rows.length)
  if (search === '') keep.fill(1)
  else for (const row of columns.texts().rowsWith(search)) keep[row] = 1
  for (const [column, range] of ranges) keepInRange(keep, columns.figure(column), range)
  if (category !== undefined) keepWord(keep, columns, ['category', category])
  if (chain !== undefined) keepWord(keep, columns, ['chain', chain])
  return keptRows(order, keep)
}
