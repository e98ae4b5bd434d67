// What counts as a top mover: a change that is known and not nothing, of a price that is not left
// over from another day, in a coin that trades enough for the change to mean something (R-MOV-001).
import type { FigureRange } from '../figure/figure-range.ts'

const secondsPerDay = 86_400

export const moverPeriods = ['24h', '7d', '30d'] as const
export type MoverPeriod = (typeof moverPeriods)[number]

export const moverDirections = ['gainers', 'losers'] as const
export type MoverDirection = (typeof moverDirections)[number]

/** Least trading volume of the last 24 hours, in US dollars. */
export const volumeFloorsUsd = { any: 0, '100k': 1e5, '1m': 1e6, '10m': 1e7, '100m': 1e8 } as const
export type VolumeFloor = keyof typeof volumeFloorsUsd
export const volumeFloors = Object.keys(volumeFloorsUsd) as [VolumeFloor, ...VolumeFloor[]]

export type MoverParams = { period: MoverPeriod; direction: MoverDirection; floor: VolumeFloor }

/** What is shown to whoever asks for nothing else. */
export const standardMovers: MoverParams = { period: '24h', direction: 'gainers', floor: '1m' }

export const changeOfPeriod = {
  '24h': 'change24hPct',
  '7d': 'change7dPct',
  '30d': 'change30dPct',
} as const satisfies Record<MoverPeriod, string>
export type MoverChange = (typeof changeOfPeriod)[MoverPeriod]

/** Percent. Anything smaller reads 0.00 %: a coin that stood still. */
export const leastMovePct = 0.01
/** Percent. A price cannot lose more than all of itself. */
const totalLossPct = -100
/** A price that much older than the market's newest is left over from another day. */
const leftOverAfterSec = secondsPerDay
/** From then on a price says its own time beside it. */
const lateAfterSec = 3600

/**
 * Which times make a price one of the market's own day, both in epoch seconds; a source that gives
 * no times is taken at its word.
 */
export const freshPrice = (marketAsOfSec: number): FigureRange => ({
  min: marketAsOfSec - leftOverAfterSec,
  orUnknown: true,
})

export type MoverBounds = Partial<
  Record<MoverChange | 'priceUsd' | 'asOfSec' | 'volume24hUsd', FigureRange>
>

/**
 * Each step narrows the one before it, so that the difference of two counts says how many coins it
 * left out, and why.
 */
export type MoverSteps = {
  /** The change over the period is known, and there is a price. */
  known: MoverBounds
  /**
   * Its price is of the same day as the market's; a source that gives no times is taken at its
   * word.
   */
  fresh: MoverBounds
  /**
   * It trades at least as much as asked for. An unknown volume passes only where no floor is set.
   */
  traded: MoverBounds
  /** It moved in the direction asked for. */
  moved: MoverBounds
}

/**
 * Inclusive bounds of a coin's figures: money in US dollars, changes in percent, times in epoch
 * seconds. `marketAsOfSec` is the market's own time.
 */
export const moverSteps = (
  { period, direction, floor }: MoverParams,
  marketAsOfSec: number,
): MoverSteps => {
  const change = changeOfPeriod[period]
  const known: MoverBounds = {
    [change]: { min: totalLossPct },
    priceUsd: { min: Number.MIN_VALUE },
  }
  const fresh: MoverBounds = { ...known, asOfSec: freshPrice(marketAsOfSec) }
  const traded: MoverBounds =
    floor === 'any' ? fresh : { ...fresh, volume24hUsd: { min: volumeFloorsUsd[floor] } }
  const moved: MoverBounds = {
    ...traded,
    [change]:
      direction === 'gainers' ? { min: leastMovePct } : { min: totalLossPct, max: -leastMovePct },
  }
  return { known, fresh, traded, moved }
}

/**
 * Whether a coin's price is old enough beside the rest of the market that it must say so. Epoch
 * seconds; null where unknown.
 */
export const isLatePrice = (asOfSec: number | null, marketAsOfSec: number): boolean =>
  asOfSec !== null && marketAsOfSec - asOfSec >= lateAfterSec
