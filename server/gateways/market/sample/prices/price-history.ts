// Any range of a sample coin's history, read from the same path as its figures: it ends at the
// price the lists show.
import { hashText } from '#domain/text/hash-text.ts'
import { figuresAt, createExtremes, tickOf } from './coin-figures.ts'
import { chance } from './noise.ts'
import { daySec } from './price-path.ts'
import type { PricePoint, PriceRange } from '#contract/market/coin-wire.ts'
import type { PricePath } from './price-path.ts'
import type { SampleCoin } from '../sample-coins.ts'

const hourSec = 3_600

/**
 * How far back and how fine; `all` reaches to the coin's first day in weeks, as its extremes do.
 */
const ranges: Record<PriceRange, { spanSec: number; stepSec: number }> = {
  '24h': { spanSec: daySec, stepSec: 300 },
  '7d': { spanSec: 7 * daySec, stepSec: hourSec },
  '30d': { spanSec: 30 * daySec, stepSec: 4 * hourSec },
  '90d': { spanSec: 90 * daySec, stepSec: 12 * hourSec },
  '1y': { spanSec: 365 * daySec, stepSec: daySec },
  all: { spanSec: Infinity, stepSec: 7 * daySec },
}

const timesOf = (path: PricePath, range: PriceRange, tickSec: number): number[] => {
  const { spanSec, stepSec } = ranges[range]
  const fromSec = Math.max(path.startSec, tickSec - spanSec)
  if (spanSec <= 90 * daySec) {
    const steps = Math.floor((tickSec - fromSec) / stepSec)
    return Array.from({ length: steps + 1 }, (_, step) => tickSec - (steps - step) * stepSec)
  }
  const first = Math.ceil(fromSec / stepSec)
  const onGrid = Array.from(
    { length: Math.max(0, Math.floor(tickSec / stepSec) - first + 1) },
    (_, step) => (first + step) * stepSec,
  )
  return onGrid.at(-1) === tickSec ? onGrid : [...onGrid, tickSec]
}

/** Closes oldest first with the day's volume at each; empty before the coin existed. */
export const priceHistoryOf = (
  coin: SampleCoin,
  path: PricePath,
  { range, nowSec }: { range: PriceRange; nowSec: number },
): PricePoint[] => {
  const tickSec = tickOf(coin, nowSec)
  const { turnover } = figuresAt(coin, path, { nowSec, extremesOf: createExtremes() })
  const seed = hashText(`${coin.id}/volume`)
  return timesOf(path, range, tickSec).map((t) => {
    const price = path.at(t)
    return {
      t,
      price,
      volume: Math.round(
        price * coin.circulating * turnover * (0.6 + 0.8 * chance(seed, Math.floor(t / hourSec))),
      ),
    }
  })
}
