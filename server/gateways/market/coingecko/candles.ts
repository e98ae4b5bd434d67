// Reads /coins/{id}/ohlc: rows of [milliseconds, open, high, low, close], which may come unsorted
// or broken.
import type { CandleWire } from '#contract/market/coin-dossier-wire.ts'
import { amountOf, figureOf } from './read-value.ts'

const candleOf = (row: unknown): CandleWire[] => {
  if (!Array.isArray(row)) return []
  const [atMs, open, high, low, close] = [
    figureOf(row[0]),
    ...row.slice(1, 5).map((price: unknown) => amountOf(price)),
  ]
  if (atMs === null || atMs === undefined || !open || !high || !low || !close) return []
  // Providers round each price on its own: the range always holds open and close.
  return [
    {
      t: Math.floor(atMs / 1000),
      open,
      high: Math.max(open, high, low, close),
      low: Math.min(open, high, low, close),
      close,
    },
  ]
}

/** Candles oldest first, one per moment; a row without four prices above zero is left out. */
export const readCandles = (body: unknown): CandleWire[] => {
  const candles = new Map(
    (Array.isArray(body) ? body : []).flatMap(candleOf).map((candle) => [candle.t, candle]),
  )
  return [...candles.values()].toSorted((a, b) => a.t - b.t)
}
