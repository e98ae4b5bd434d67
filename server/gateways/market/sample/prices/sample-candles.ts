// Candles of a sample coin, read from its price path, in the steps the real provider uses.
import type { CandleWire } from '#contract/market/coin-dossier-wire.ts'
import { tickOf } from './coin-figures.ts'
import { daySec } from './price-path.ts'
import type { PricePath } from './price-path.ts'
import type { SampleCoin } from '../sample-coins.ts'

const hourSec = 3_600
/** Prices looked at within a candle. */
const looks = 12

/** Half an hour up to two days, four hours up to a month, four days beyond. */
const stepOf = (days: number): number => {
  if (days <= 2) return hourSec / 2
  return days <= 30 ? 4 * hourSec : 4 * daySec
}

const candleOf = (path: PricePath, fromSec: number, toSec: number): CandleWire => {
  const prices = Array.from({ length: looks + 1 }, (_, look) =>
    path.at(Math.floor(fromSec + ((toSec - fromSec) * look) / looks)),
  )
  return {
    t: toSec,
    open: prices[0] ?? 0,
    high: Math.max(...prices),
    low: Math.min(...prices),
    close: prices.at(-1) ?? 0,
  }
}

/**
 * Oldest first, stamped with their end; the last one is still open and ends at the price the lists
 * show.
 */
export const sampleCandles = (
  coin: SampleCoin,
  path: PricePath,
  { days, nowSec }: { days: number; nowSec: number },
): CandleWire[] => {
  const tickSec = tickOf(coin, nowSec)
  const stepSec = stepOf(days)
  const firstSec = Math.ceil(Math.max(path.startSec, tickSec - days * daySec) / stepSec) * stepSec
  const count = Math.max(0, Math.ceil((tickSec - firstSec) / stepSec))
  return Array.from({ length: count }, (_, step) => {
    const fromSec = firstSec + step * stepSec
    return candleOf(path, fromSec, Math.min(fromSec + stepSec, tickSec))
  })
}
