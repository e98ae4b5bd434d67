// Averages of the last closes, as exchanges and textbooks draw them.
import { EMA, SMA } from 'trading-signals'

/** One value for each close, null while too few closes lie behind it. */
export type Line = readonly (number | null)[]

/** The mean of the last `days` closes. */
export const simpleAverage = (closes: readonly number[], days: number): Line => {
  const average = new SMA(days)
  return closes.map((close) => average.add(close))
}

/**
 * Weights the newest close with 2 / (days + 1); begins at the simple average of the first `days`
 * closes.
 */
export const exponentialAverage = (closes: readonly number[], days: number): Line => {
  const start = simpleAverage(closes, days)[days - 1]
  if (start === null || start === undefined) return closes.map(() => null)
  const average = new EMA(days)
  average.add(start)
  return closes.map((close, at) => {
    if (at < days - 1) return null
    return at === days - 1 ? start : average.add(close)
  })
}

/** The last value of a line; null where it has none. */
export const lastOf = (line: Line): number | null => line.at(-1) ?? null
