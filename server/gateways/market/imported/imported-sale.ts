// An imported sale as the market serves it: seconds, visible text, and the facts its terms tell.
import { initialCapUsd } from '#domain/sale/sale.ts'
import type { FactsWire } from '#contract/market/rating-wire.ts'
import { plainTextOf } from '../../../texts/plain-text.ts'
import { labelOf } from '../coingecko/read-value.ts'
import type { SourceSale } from '../source-port.ts'
import type { ImportedSale } from './import-format.ts'

export type SaleOrigin = { asOfSec: number; source: string }

/** Epoch seconds of a day (UTC) or a moment of the format. */
export const importedSec = (time: string): number => Math.floor(Date.parse(time) / 1000)
const secOf = (time: string | null): number | null => (time === null ? null : importedSec(time))
const text = (value: string): string => labelOf(value) ?? value

/** The token's price over the average of the rounds that were sold before it at another price. */
const priceToEarlier = ({ token_price: price, rounds }: ImportedSale): number | null => {
  const earlier = rounds.flatMap((round) =>
    round.price === null || round.price === price ? [] : [round.price],
  )
  return price === null || earlier.length === 0
    ? null
    : price / (earlier.reduce((sum, each) => sum + each, 0) / earlier.length)
}

/**
 * Terms that are rating inputs themselves; what the file tells as a fact stands before what follows
 * from its terms.
 */
const factsOf = (sale: ImportedSale, { asOfSec, source }: SaleOrigin): FactsWire => {
  const {
    token_price: price,
    circulating_supply_tge: float,
    total_supply: supply,
    investors,
  } = sale
  const tiers = investors.flatMap(({ tier }) => tier ?? [])
  const known: [string, number | null][] = [
    ['initialCap', initialCapUsd(price, float)],
    ['priceToEarlierRounds', priceToEarlier(sale)],
    [
      'floatAtTge',
      float !== null && supply !== null && float <= supply ? (100 * float) / supply : null,
    ],
    ['investorTier', tiers.length === 0 ? null : 5 - Math.min(...tiers)],
    ...Object.entries(sale.facts),
  ]
  return Object.fromEntries(
    known.flatMap(([key, value]) =>
      value === null ? [] : [[key, { value: Number(value.toFixed(4)), as_of: asOfSec, source }]],
    ),
  )
}

/** As old as its figures, not as its import. */
export const sourceSaleOf = (sale: ImportedSale, fileOrigin: SaleOrigin): SourceSale => {
  const origin = { ...fileOrigin, asOfSec: secOf(sale.as_of ?? null) ?? fileOrigin.asOfSec }
  const { facts: _facts, as_of: _asOf, investors, ...asImported } = sale
  return {
    ...asImported,
    rank: null,
    name: text(sale.name),
    symbol: text(sale.symbol),
    launch_date: secOf(sale.launch_date),
    ends_at: secOf(sale.ends_at),
    initial_cap: initialCapUsd(sale.token_price, sale.circulating_supply_tge),
    description: plainTextOf(sale.description),
    investors: investors.map(({ name }) => text(name)),
    investor_tiers: investors.flatMap(({ name, tier }) =>
      tier === null ? [] : [{ name: text(name), tier }],
    ),
    rounds: sale.rounds.map((round) => ({
      ...round,
      name: text(round.name),
      starts_at: secOf(round.starts_at),
      ends_at: secOf(round.ends_at),
    })),
    as_of: origin.asOfSec,
    facts: factsOf(sale, origin),
  }
}
