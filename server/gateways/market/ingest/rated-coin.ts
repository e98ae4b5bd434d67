// Rates what a source captured and splits it into the row of lists and the record of blocks.
import { launchDateSec } from '#domain/format/date.ts'
import { lowCapOf, rate, totalCapOf } from '#domain/rating/rate.ts'
import { initialCapUsd } from '#domain/sale/sale.ts'
import { coinRowFields } from '#contract/market/coin-wire.ts'
import type { Rating, RatingFacts } from '#domain/rating/rating.ts'
import type { CoinRecordWire, CoinRowWire } from '#contract/market/coin-wire.ts'
import type { RatingPart } from '#contract/market/rating-wire.ts'
import type { SaleDetailWire } from '#contract/market/sale-wire.ts'
import { ratingFieldsOf } from '../../../market/rating-fields.ts'
import type { SourceCoin, SourceSale } from '../source-port.ts'

/** What a device needs to rate a coin by weights of its reader's own. */
export const ratingPartsOf = (rating: Rating, facts: RatingFacts): Record<RatingPart, number> => ({
  ...(Object.fromEntries(
    rating.subscores.flatMap(({ key, low, coverage }) => [
      [`${key}_low`, low],
      [`${key}_coverage`, coverage],
    ]),
  ) as Record<Exclude<RatingPart, 'total_cap' | 'low_cap'>, number>),
  total_cap: totalCapOf(rating.caps),
  low_cap: lowCapOf(facts),
})

const rowKeys = new Set(Object.keys(coinRowFields))

export type RatedCoin = { row: CoinRowWire; record: CoinRecordWire }

/** A list shows what a detail shows: both come from the same facts, rated at `nowSec`. */
export const rateCoin = (coin: SourceCoin, nowSec: number): RatedCoin => {
  const fields = Object.entries(coin)
  const rating = rate('coin', coin.facts)
  const row = Object.fromEntries(fields.filter(([key]) => rowKeys.has(key)))
  const record = Object.fromEntries(fields.filter(([key]) => key === 'id' || !rowKeys.has(key)))
  return {
    row: { ...row, ...ratingFieldsOf(rating), ...ratingPartsOf(rating, coin.facts) } as CoinRowWire,
    record: { ...record, rated_at: nowSec } as CoinRecordWire,
  }
}

/**
 * Whatever its source wrote: no launch is null (D-TBA), and the initial cap is price times supply
 * (R-UPL-006).
 */
const rateSale = (sale: SourceSale, nowSec: number): SaleDetailWire => ({
  ...sale,
  launch_date: launchDateSec(sale.launch_date),
  initial_cap: initialCapUsd(sale.token_price, sale.circulating_supply_tge),
  ...ratingFieldsOf(rate('sale', sale.facts)),
  rated_at: nowSec,
})

/**
 * Rates sales and ranks those that their source left unranked, by the lower bound of their score
 * (R-UPL-011).
 */
export const rateSales = (sales: readonly SourceSale[], nowSec: number): SaleDetailWire[] =>
  sales
    .map((sale) => rateSale(sale, nowSec))
    .toSorted((a, b) => (b.score_low ?? -1) - (a.score_low ?? -1) || (a.id < b.id ? -1 : 1))
    .map((sale, index) => ({
      ...sale,
      rank: sale.rank ?? (sale.score_low === null ? null : index + 1),
    }))
