// The coin list of a client that keeps no catalogue of its own: filter, sort, unknown figures last
// (R-CLS-003..006).
import type * as z from 'zod'
import { foldText } from '#domain/text/fold-text.ts'
import { isWithin } from '#domain/figure/figure-range.ts'
import { recentListingBounds, type ListingWindow } from '#domain/coin/listing-window.ts'
import type { CoinRowWire } from '#contract/market/coin-wire.ts'
import type { CoinSortName } from '#contract/market/sort-names.ts'
import type { clientMarketCalls } from '#contract/calls/client-market.ts'
import type { MarketView } from '../../gateways/market/market-port.ts'

export type CoinQuery = z.output<(typeof clientMarketCalls)['get_coins']['payload']>

const risesFirst = new Set<CoinSortName>(['rank', 'name', 'symbol'])

const within = (value: number | null, min: number | undefined, max: number | undefined): boolean =>
  isWithin(value, { ...(min !== undefined && { min }), ...(max !== undefined && { max }) })

const isListedWithin = (
  listedAtSec: number | null,
  window: ListingWindow | undefined,
  nowSec: number,
): boolean => window === undefined || isWithin(listedAtSec, recentListingBounds(window, nowSec))

const isFound = (row: CoinRowWire, query: string): boolean =>
  query === '' ||
  foldText(row.name).includes(query) ||
  foldText(row.symbol).includes(query) ||
  foldText(row.id).includes(query)

const collator = new Intl.Collator('en', { numeric: true })

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

const sortRows = (rows: readonly CoinRowWire[], query: CoinQuery): readonly CoinRowWire[] => {
  const { sort_by: column, sort_dir } = query
  if (column === undefined) return sort_dir === 'desc' ? rows.toReversed() : rows
  const sign = (sort_dir ?? (risesFirst.has(column) ? 'asc' : 'desc')) === 'asc' ? 1 : -1
  return rows.toSorted((left, right) => {
    const a = left[column]
    const b = right[column]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return compare(a, b) * sign
  })
}

/**
 * The rows a query lets through, in its order; without an order, by rank. `nowSec` decides listing
 * windows.
 */
export const findCoins = (
  view: MarketView,
  query: CoinQuery,
  nowSec: number,
): readonly CoinRowWire[] => {
  const search = foldText(query.search ?? '')
  const found = view.rows.filter(
    (row) =>
      isFound(row, search) &&
      within(row.total_ai_score, query.min_score, query.max_score) &&
      within(row.market_cap, query.min_market_cap, query.max_market_cap) &&
      (query.category === undefined || row.category === query.category) &&
      (query.chain === undefined || row.chain === query.chain) &&
      isListedWithin(row.listed_at, query.listing_date, nowSec),
  )
  return sortRows(found, query)
}
