// How far prices swing and fall: realised volatility and drawdown.
import { sampleStandardDeviation } from 'simple-statistics'
import { logReturns, type DailySeries } from '../series/daily-series.ts'
import type { Line } from './moving-average.ts'

/** Coins trade every day of the year. */
const daysOfYear = 365

/**
 * Annualised, percent: the standard deviation of the last `days` daily log returns times the root
 * of 365.
 */
export const realisedVolatility = (closes: readonly number[], days: number): Line => {
  const returns = logReturns(closes)
  return closes.map((_, at) =>
    at < days
      ? null
      : 100 * sampleStandardDeviation(returns.slice(at - days, at)) * Math.sqrt(daysOfYear),
  )
}

export type Fall = { percent: number; peakDay: number; lowDay: number }
/** `line` is how far each close lies below the highest before it, percent, 0 or less. */
export type Drawdown = { line: readonly number[]; current: number; deepest: Fall | null }

/** Falls from the highest close so far. `deepest` is null where the price never fell. */
export const drawdownOf = ({ days, closes }: DailySeries): Drawdown => {
  let peakAt = 0
  let deepest: Fall | null = null
  const line = closes.map((close, at) => {
    if (close >= (closes[peakAt] ?? 0)) peakAt = at
    const percent = 100 * (close / (closes[peakAt] ?? close) - 1)
    if (percent < (deepest?.percent ?? 0))
      deepest = { percent, peakDay: days[peakAt] ?? 0, lowDay: days[at] ?? 0 }
    return percent
  })
  return { line, current: line.at(-1) ?? 0, deepest }
}
