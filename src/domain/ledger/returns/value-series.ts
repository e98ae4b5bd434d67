// What a ledger was worth at the end of every day, and the money that flowed in and out. Doubles,
// for charts and returns; exact decimals stay in the books.
import type { LedgerEntry } from '../movements-of.ts'
import { heldWithin, isCovered, type Period } from './coverage.ts'
import { noFlow } from './day-flow.ts'
import { pricesOf, type PriceHistory } from './day-prices.ts'
import { dayFlowsOf } from './entry-flow.ts'
import { heldAmountsOf, sidedEntries, type AmountChange } from './held-amounts.ts'

/** US dollars at the end of an epoch day (UTC); of today, now. */
export type ValueDay = {
  day: number
  /** Null on a day on which a coin held has no price. */
  valueUsd: number | null
  /** Paid in less taken out, each at its value at that moment; null where a value is unknown. */
  flowUsd: number | null
  /** The most that was paid in at once (day-flow.ts); null as `flowUsd`. */
  paidInUsd: number | null
  /** Coins held, and how many of them have a price. */
  held: number
  priced: number
}

/** Days without a gap, with the value at the end of the day before them: 0 where a ledger begins. */
export type ValueSpan = { openingUsd: number | null; days: readonly ValueDay[] }

export type ValueSeries = {
  whole: ValueSpan
  /** Only of the coins with a history; trades with the others are money that came and went. */
  covered: ValueSpan
  /** Coins held in this span, how many of them have a history, and which have none. */
  historyOf: { known: number; held: number; without: readonly string[] }
}

type Coin = { asset: string; changes: readonly AmountChange[] }

/** Sums by day, from `fromDay` on. */
type Tally = { fromDay: number; valueUsd: Float64Array; held: Uint32Array; priced: Uint32Array }

/** Adds up a coin: where it was held, and its value where known. */
const addCoin = (tally: Tally, { asset, changes }: Coin, history: PriceHistory): void => {
  const { fromDay, valueUsd, held, priced } = tally
  const priceOn = pricesOf(history, asset)
  for (const [at, { day, amount }] of changes.entries()) {
    if (amount === 0) continue
    const to = Math.min((changes[at + 1]?.day ?? Infinity) - fromDay, valueUsd.length)
    for (let place = Math.max(0, day - fromDay); place < to; place += 1) {
      const price = priceOn(fromDay + place)
      held[place] = (held[place] ?? 0) + 1
      if (price === null) continue
      priced[place] = (priced[place] ?? 0) + 1
      valueUsd[place] = (valueUsd[place] ?? 0) + amount * price
    }
  }
}

const spanOf = (
  coins: readonly Coin[],
  history: PriceHistory,
  { fromDay, toDay }: Period,
  flows: ReturnType<typeof dayFlowsOf>,
): ValueSpan => {
  const length = toDay - fromDay + 2
  const tally = {
    fromDay: fromDay - 1,
    valueUsd: new Float64Array(length),
    held: new Uint32Array(length),
    priced: new Uint32Array(length),
  }
  for (const coin of coins) addCoin(tally, coin, history)
  const all = Array.from({ length }, (_, place): ValueDay => {
    const day = tally.fromDay + place
    const flow = flows.has(day) ? flows.get(day) : noFlow
    const [held, priced] = [tally.held[place] ?? 0, tally.priced[place] ?? 0]
    return {
      day,
      valueUsd: priced === held ? (tally.valueUsd[place] ?? 0) : null,
      flowUsd: flow?.netUsd ?? null,
      paidInUsd: flow?.paidInUsd ?? null,
      held,
      priced,
    }
  })
  const [before, ...days] = all
  return { openingUsd: before?.valueUsd ?? null, days }
}

const nothing: ValueSpan = { openingUsd: 0, days: [] }

/**
 * From the first entry's day to today, or from a later day on. A day is known only where every coin
 * held has a price; so a coin without a history leaves all of its days unknown, and `covered` is
 * the series without such coins. A coin has a history if it reaches over the days it was held in
 * this span, give or take a week. Units that were disposed of but never acquired count as paid in
 * just before.
 */
export const valueSeriesOf = (
  entries: readonly LedgerEntry[],
  history: PriceHistory,
  fromDay = -Infinity,
): ValueSeries => {
  const { today } = history
  const sided = sidedEntries(entries, today)
  const firstDay = sided.reduce((first, { day }) => Math.min(first, day), Infinity)
  const period = { fromDay: Math.max(firstDay, fromDay), toDay: today }
  if (period.fromDay > today)
    return { whole: nothing, covered: nothing, historyOf: { known: 0, held: 0, without: [] } }
  const { changes, missing } = heldAmountsOf(sided)
  const coins = [...changes].flatMap(([asset, ofCoin]) => {
    const held = heldWithin(ofCoin, { fromDay: period.fromDay - 1, toDay: today })
    return held ? [{ asset, changes: ofCoin, held }] : []
  })
  const without = coins
    .filter(({ asset, held }) => !isCovered(history.closes.get(asset), held, today))
    .map(({ asset }) => asset)
  const uncovered = new Set(without)
  const spanOfCoins = (isInside: (asset: string) => boolean): ValueSpan => {
    const flows = dayFlowsOf(sided, { isInside, history, missing })
    const inside = coins.filter(({ asset }) => isInside(asset))
    return spanOf(inside, history, period, flows)
  }
  const whole = spanOfCoins(() => true)
  return {
    whole,
    covered: without.length === 0 ? whole : spanOfCoins((asset) => !uncovered.has(asset)),
    historyOf: { known: coins.length - without.length, held: coins.length, without },
  }
}
