// The list of upcoming sales, by the rules the app itself filters and sorts by (R-UPL-008,
// R-UPL-010, D-SALEDATES).
import type * as z from 'zod'
import { openSaleFilter } from '#domain/sale/sale-filter.ts'
import { filterSales } from '#domain/sale/filter-sales.ts'
import { sortSales } from '#domain/sale/sale-order.ts'
import { firstDirection } from '#domain/sale/sale-sort-keys.ts'
import type { SaleFilter } from '#domain/sale/sale-filter.ts'
import type { SaleSortKey } from '#domain/sale/sale-sort-keys.ts'
import type { SaleListing } from '#domain/sale/sale.ts'
import type { SaleSortName } from '#contract/market/sort-names.ts'
import type { clientMarketCalls } from '#contract/calls/client-market.ts'
import type { SaleDetailWire, SaleRowWire } from '#contract/market/sale-wire.ts'
import type { MarketView } from '../../gateways/market/market-port.ts'
import { saleRowOf } from './sale-row-of.ts'

export type SaleQuery = z.output<(typeof clientMarketCalls)['get_upcoming_idos']['payload']>

type Listed = SaleListing & { wire: SaleDetailWire }

const listingOf = (wire: SaleDetailWire): Listed => ({
  wire,
  id: wire.id,
  name: wire.name,
  symbol: wire.symbol,
  saleType: wire.sale_type,
  launchAtSec: wire.launch_date,
  initialCapUsd: wire.initial_cap,
  totalRaisedUsd: wire.total_raised,
  totalScore: wire.total_ai_score,
  scoreLow: wire.score_low,
  launchpads: wire.launchpads,
  category: wire.category,
  blockchain: wire.blockchain,
  investors: wire.investors,
})

const filterOf = (query: SaleQuery): SaleFilter => ({
  ...openSaleFilter,
  query: query.search ?? '',
  saleTypes: query.sale_type ?? [],
  launchpads: query.launchpad ?? [],
  categories: query.category ?? [],
  blockchains: query.blockchain ?? [],
  investors: query.investor ?? [],
  minScore: query.min_score ?? 0,
  maxScore: query.max_score ?? 100,
  includesUnrated: query.min_score === undefined && query.max_score === undefined,
  launchWindow: query.listing_date ?? null,
})

/** The wire's column names and the list's own, both understood. */
const sortKeys: Readonly<Record<SaleSortName, SaleSortKey>> = {
  total_ai_score: 'score',
  score: 'score',
  score_low: 'low',
  low: 'low',
  name: 'name',
  sale_type: 'type',
  type: 'type',
  launch_date: 'launch',
  launch: 'launch',
  initial_cap: 'cap',
  cap: 'cap',
  total_raised: 'raised',
  raised: 'raised',
}

/**
 * The sales a query lets through, in its order; without one, the earliest launch first and those to
 * be announced last.
 */
export const findSales = (view: MarketView, query: SaleQuery, nowSec: number): SaleRowWire[] => {
  const found = filterSales(view.sales.map(listingOf), filterOf(query), nowSec)
  const key = query.sort_by ? sortKeys[query.sort_by] : 'launch'
  const sorted = sortSales(found, {
    key,
    direction: query.sort_dir ?? firstDirection(key),
    locale: 'en',
  })
  return sorted.map(({ wire }) => (query.with_detail ? wire : saleRowOf(wire)))
}
