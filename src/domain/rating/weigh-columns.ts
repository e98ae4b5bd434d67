// The rating of many assets at once by weights of one's own, from what lists hold of each: the
// arithmetic of `rate` without its receipts, so that twenty thousand coins are ranked anew while a
// slider moves.
import { subscoreKeys, type SubscoreKey } from './subscores.ts'
import { roundedQuotient } from './normaliser.ts'
import { ratingStateOf } from './rating-state.ts'
import type { SubscoreWeights } from './weights.ts'

type BySubscore = Readonly<Record<SubscoreKey, Float64Array>>

/**
 * One cell an asset; NaN is unknown. `coverages` are whole percent and known wherever the parts are
 * told at all.
 */
export type RatingPartColumns = {
  scores: BySubscore
  /** Each sub-score with every unknown input at 0. */
  lows: BySubscore
  coverages: BySubscore
  /**
   * The most that listed caps leave of the total, and of its lower bound (a cap nobody looked at
   * binds that one).
   */
  totalCap: Float64Array
  lowCap: Float64Array
}

/** NaN where there is no score: too little is known of what these weights count. */
export type WeighedColumns = {
  totalScore: Float64Array
  scoreLow: Float64Array
  scoreHigh: Float64Array
  coveragePct: Float64Array
}

/**
 * A bound that only the exact sum of contributions would tell; it may stand a point above the one
 * `rate` gives.
 */
const highOf = (low: number, coverage: number): number => Math.min(100, low + 100 - coverage + 1)

/** Sums over the five sub-scores of one asset, each times its weight. */
type Sums = {
  sumMilli: number
  knownPermille: number
  lowMilli: number
  highMilli: number
  coverageMilli: number
}

const sumsAt = (
  row: number,
  { scores, lows, coverages }: RatingPartColumns,
  weights: SubscoreWeights,
): Sums => {
  const sums = { sumMilli: 0, knownPermille: 0, lowMilli: 0, highMilli: 0, coverageMilli: 0 }
  for (const key of subscoreKeys) {
    const weight = weights[key]
    const score = scores[key][row] as number
    const [low, coverage] = [lows[key][row] as number, coverages[key][row] as number]
    sums.lowMilli += low * weight
    sums.highMilli += highOf(low, coverage) * weight
    sums.coverageMilli += coverage * weight
    if (Number.isNaN(score)) continue
    sums.sumMilli += score * weight
    sums.knownPermille += weight
  }
  return sums
}

/**
 * Rates `count` assets by `weights`: unknown inputs, lower bound, coverage and caps exactly as
 * `rate` treats them.
 */
export const weighColumns = (
  parts: RatingPartColumns,
  weights: SubscoreWeights,
  count: number,
): WeighedColumns => {
  const unknown = (): Float64Array => new Float64Array(count).fill(Number.NaN)
  const weighed: WeighedColumns = {
    totalScore: unknown(),
    scoreLow: unknown(),
    scoreHigh: unknown(),
    coveragePct: unknown(),
  }
  for (let row = 0; row < count; row++) {
    const { sumMilli, knownPermille, lowMilli, highMilli, coverageMilli } = sumsAt(
      row,
      parts,
      weights,
    )
    const coverage = Math.floor(coverageMilli / 1000)
    weighed.coveragePct[row] = coverage
    if (Number.isNaN(coverage) || ratingStateOf(coverage) === 'not-rated' || knownPermille === 0)
      continue
    const [totalCap, lowCap] = [parts.totalCap[row] as number, parts.lowCap[row] as number]
    weighed.totalScore[row] = Math.min(roundedQuotient(sumMilli, knownPermille), totalCap)
    weighed.scoreLow[row] = Math.min(Math.floor(lowMilli / 1000), lowCap)
    weighed.scoreHigh[row] = Math.min(Math.ceil(highMilli / 1000), totalCap)
  }
  return weighed
}
