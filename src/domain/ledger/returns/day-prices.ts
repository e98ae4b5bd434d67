// What a coin cost at the end of a day.
import type { MarketPrice } from '../holdings.ts'
import type { DailySeries } from '../../series/daily-series.ts'

/** US dollars, day by day from an epoch day on; null on a day whose close nobody told. */
export type DailyCloses = { firstDay: number; prices: readonly (number | null)[] }

/** By coin id. `today` is the epoch day under way: it has the prices of now, and no close yet. */
export type PriceHistory = {
  closes: ReadonlyMap<string, DailyCloses>
  prices: ReadonlyMap<string, MarketPrice>
  today: number
}

const known = (price: number | null | undefined): number | null =>
  price != null && Number.isFinite(price) ? price : null

/** US dollars of one unit at the end of an epoch day; null where nobody told. */
export const pricesOf = (
  { closes, prices, today }: PriceHistory,
  asset: string,
): ((day: number) => number | null) => {
  const now = known(prices.get(asset)?.priceUsd)
  const { firstDay, prices: past } = closes.get(asset) ?? { firstDay: 0, prices: [] }
  return (day) => (day === today ? now : known(past[day - firstDay]))
}

/** The days on which the coin has a price above zero, today included. */
export const priceSeriesOf = (history: PriceHistory, asset: string): DailySeries => {
  const from = history.closes.get(asset)?.firstDay ?? history.today
  const priceOn = pricesOf(history, asset)
  const points = Array.from({ length: Math.max(0, history.today - from + 1) }, (_, step) => ({
    day: from + step,
    close: priceOn(from + step) ?? 0,
  })).filter(({ close }) => close > 0)
  return { days: points.map(({ day }) => day), closes: points.map(({ close }) => close) }
}
