// What counts as a gem (R-AIX-002, R-CLS-010): a small coin that trades enough to be left again,
// whose score is known well enough to be one, and would still be average if everything unknown
// about it turned out worst.
import type { FigureRange } from '../figure/figure-range.ts'
import { freshPrice, volumeFloorsUsd, type VolumeFloor } from '../movers/movers.ts'
import { ratedFromPercent } from '../rating/rating-state.ts'
import { scoreBands } from '../coin/score-band.ts'

/** Largest market cap that still counts as small, in US dollars. */
export const gemCapsUsd = { '50m': 5e7, '100m': 1e8, '300m': 3e8 } as const
export type GemCap = keyof typeof gemCapsUsd
export const gemCaps = Object.keys(gemCapsUsd) as [GemCap, ...GemCap[]]
export const widestGemCap: GemCap = '300m'

/** Volumes to choose from. There is always one: a price nobody trades at is no find. */
export const gemFloors = ['100k', '1m', '10m'] as const satisfies readonly VolumeFloor[]
export type GemFloor = (typeof gemFloors)[number]

export type GemParams = { cap: GemCap; floor: GemFloor }

/**
 * What is shown to whoever asks for nothing else, and what the highlights and the info page name.
 */
export const standardGems: GemParams = { cap: '100m', floor: '100k' }

/**
 * Least share of a rating's inputs that must be known, in percent: a provisional score is no gem
 * yet.
 */
export const gemCoveragePct = ratedFromPercent
/** Least score if everything unknown turned out worst: where "average" begins (D-SCOREBANDS). */
export const gemLowScore = scoreBands.find(({ band }) => band === 'average')?.from ?? 50

export type GemBounds = Partial<
  Record<
    'marketCapUsd' | 'priceUsd' | 'asOfSec' | 'volume24hUsd' | 'coveragePct' | 'scoreLow',
    FigureRange
  >
>

/**
 * From `small` on each step narrows the one before it, so that the difference of two counts says
 * how many coins it left out, and why.
 */
export type GemSteps = {
  /** The market cap is known. */
  sized: GemBounds
  /** It is no more than asked for. */
  small: GemBounds
  /** There is a price, and it is of the same day as the market's. */
  fresh: GemBounds
  /** It trades at least as much as asked for; an unknown volume is none. */
  traded: GemBounds
  /** Enough is known of it for a full rating. */
  rated: GemBounds
  /** Its lowest possible score is high enough. */
  gem: GemBounds
}

/**
 * Inclusive bounds of a coin's figures: money in US dollars, coverage in percent, scores 0-100,
 * times in epoch seconds. `marketAsOfSec` is the market's own time.
 */
export const gemSteps = ({ cap, floor }: GemParams, marketAsOfSec: number): GemSteps => {
  const sized: GemBounds = { marketCapUsd: { min: Number.MIN_VALUE } }
  const small: GemBounds = { marketCapUsd: { min: Number.MIN_VALUE, max: gemCapsUsd[cap] } }
  const fresh: GemBounds = {
    ...small,
    priceUsd: { min: Number.MIN_VALUE },
    asOfSec: freshPrice(marketAsOfSec),
  }
  const traded: GemBounds = { ...fresh, volume24hUsd: { min: volumeFloorsUsd[floor] } }
  const rated: GemBounds = { ...traded, coveragePct: { min: gemCoveragePct } }
  const gem: GemBounds = { ...rated, scoreLow: { min: gemLowScore } }
  return { sized, small, fresh, traded, rated, gem }
}
