// Momentum: Wilder's relative strength index, and the distance between two moving averages (MACD).
import { RSI } from 'trading-signals'
import { exponentialAverage, type Line } from './moving-average.ts'

/**
 * 0-100 after Wilder. Null while fewer than `days` changes lie behind, and where no close has moved
 * at all.
 */
export const relativeStrength = (closes: readonly number[], days: number): Line => {
  const index = new RSI(days)
  let hasMoved = false
  return closes.map((close, at) => {
    hasMoved ||= at > 0 && close !== closes[at - 1]
    const value = index.add(close)
    return hasMoved ? value : null
  })
}

export type Macd = { macd: Line; signal: Line; histogram: Line }

const difference = (a: Line, b: Line): Line =>
  a.map((value, at) => {
    const other = b[at] ?? null
    return value === null || other === null ? null : value - other
  })

/**
 * Short minus long exponential average, its own average as the signal, and what lies between the
 * two. US dollars.
 */
export const macdOf = (
  closes: readonly number[],
  { short, long, signal: smoothing }: { short: number; long: number; signal: number },
): Macd => {
  const macd = difference(exponentialAverage(closes, short), exponentialAverage(closes, long))
  const known = macd.filter((value) => value !== null)
  const signal = [
    ...macd.slice(0, macd.length - known.length),
    ...exponentialAverage(known, smoothing),
  ]
  return { macd, signal, histogram: difference(macd, signal) }
}
