// What a ledger is worth at the prices of now: holdings, their share, gains and the day's change.
import type { Books, CoinBook } from './books.ts'
import { Decimal } from './decimal.ts'

/** US dollars of one unit, and the change of its price in 24 hours; null where unknown. */
export type MarketPrice = { priceUsd: number | null; change24hPct: number | null }

export type Holding = {
  book: CoinBook
  valueUsd: Decimal | null
  /** Of the units whose cost is known; null without a price. */
  unrealisedUsd: Decimal | null
  change24hUsd: number | null
  /** Percent of all holdings that have a price. */
  sharePct: number | null
}

export type Totals = {
  valueUsd: Decimal
  change24hUsd: number | null
  change24hPct: number | null
  realisedUsd: Decimal
  movedUsd: Decimal
  unrealisedUsd: Decimal
  incomeUsd: Decimal
  feesUsd: Decimal
  lossesUsd: Decimal
  /** All of them together: what the portfolio brought so far. */
  gainUsd: Decimal
  /** Coins held that have no price. */
  unpriced: number
}

export type Valued = { holdings: Holding[]; totals: Totals }

/** A price is what the market said, to its last digit. */
const priceOf = (price: MarketPrice | undefined): Decimal | null =>
  price?.priceUsd != null && Number.isFinite(price.priceUsd) ? new Decimal(price.priceUsd) : null

/** By how much a value of now grew since yesterday; null where nobody knows. */
const changeOf = (value: Decimal | null, pct: number | null | undefined): number | null =>
  value && pct != null && pct > -100 ? value.toNumber() - value.toNumber() / (1 + pct / 100) : null

const holdingOf = (book: CoinBook, price: MarketPrice | undefined): Holding => {
  const each = priceOf(price)
  const valueUsd = each && book.amount.times(each)
  return {
    book,
    valueUsd,
    unrealisedUsd: each && book.pricedAmount.times(each).minus(book.costUsd),
    change24hUsd: changeOf(valueUsd, price?.change24hPct),
    sharePct: null,
  }
}

const sumOf = (values: readonly (Decimal | null)[]): Decimal =>
  values.reduce<Decimal>((sum, value) => (value ? sum.plus(value) : sum), new Decimal(0))

const totalsOf = (holdings: readonly Holding[]): Totals => {
  const of = (read: (book: CoinBook) => Decimal) => sumOf(holdings.map(({ book }) => read(book)))
  const valueUsd = sumOf(holdings.map((holding) => holding.valueUsd))
  const unrealisedUsd = sumOf(holdings.map((holding) => holding.unrealisedUsd))
  const realisedUsd = of((book) => book.realisedUsd)
  const movedUsd = of((book) => book.movedUsd)
  const incomeUsd = of((book) => book.incomeUsd)
  const feesUsd = of((book) => book.feesUsd)
  const lossesUsd = of((book) => book.lossesUsd)
  const changes = holdings.flatMap(({ change24hUsd }) => change24hUsd ?? [])
  const change24hUsd = changes.length > 0 ? changes.reduce((sum, one) => sum + one, 0) : null
  const changed = sumOf(
    holdings.filter((one) => one.change24hUsd !== null).map((one) => one.valueUsd),
  ).toNumber()
  const before = changed - (change24hUsd ?? 0)
  return {
    valueUsd,
    change24hUsd,
    change24hPct: change24hUsd !== null && before > 0 ? (change24hUsd / before) * 100 : null,
    realisedUsd,
    movedUsd,
    unrealisedUsd,
    incomeUsd,
    feesUsd,
    lossesUsd,
    gainUsd: realisedUsd
      .plus(movedUsd)
      .plus(unrealisedUsd)
      .plus(incomeUsd)
      .minus(feesUsd)
      .minus(lossesUsd),
    unpriced: holdings.filter((one) => one.valueUsd === null && one.book.amount.gt(0)).length,
  }
}

const byValue = (one: Holding, other: Holding): number =>
  (other.valueUsd ?? new Decimal(-1)).cmp(one.valueUsd ?? new Decimal(-1)) ||
  (one.book.asset < other.book.asset ? -1 : 1)

/** Coins held come by value, then those that are gone, which still have gains. */
export const valueBooks = ({ coins }: Books, prices: ReadonlyMap<string, MarketPrice>): Valued => {
  const all = [...coins.values()].map((book) => holdingOf(book, prices.get(book.asset)))
  const totals = totalsOf(all)
  const holdings = all.toSorted(byValue).map((holding) => ({
    ...holding,
    sharePct:
      holding.valueUsd && totals.valueUsd.gt(0)
        ? holding.valueUsd.div(totals.valueUsd).times(100).toNumber()
        : null,
  }))
  return { holdings, totals }
}
