// What a coin simply held brought over the days of an index: a yardstick for a portfolio.
import type { DailySeries } from '../../series/daily-series.ts'

export type Benchmark = { returnPct: number; index: DailySeries }

/**
 * The coin's price on the index's days, as 100 on the first of them; percent. Null where it has no
 * price on the first or the last day: other days would be another comparison.
 */
export const benchmarkOf = (prices: DailySeries, { days }: DailySeries): Benchmark | null => {
  const [from, to] = [days[0], days.at(-1)]
  const isWithin = (day: number): boolean =>
    from !== undefined && to !== undefined && day >= from && day <= to
  const points = prices.days.flatMap((day, at) =>
    isWithin(day) ? [{ day, close: prices.closes[at] ?? Number.NaN }] : [],
  )
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first.day !== from || last.day !== to) return null
  const index = {
    days: points.map(({ day }) => day),
    closes: points.map(({ close }) => (100 * close) / first.close),
  }
  return { returnPct: (100 * last.close) / first.close - 100, index }
}
