// The catalogue rated by weights of the reader's own: computed when first asked for, the last few
// kept.
import { keepLatest } from '#domain/columns/keep-latest.ts'
import { subscoreKeys, type SubscoreKey } from '#domain/rating/subscores.ts'
import {
  weighColumns,
  type RatingPartColumns,
  type WeighedColumns,
} from '#domain/rating/weigh-columns.ts'
import { weightsText, type SubscoreWeights } from '#domain/rating/weights.ts'
import type { OwnRating } from '../types/coin-row.ts'
import type { CatalogColumns } from '../columns/columns.ts'

export type OwnRatings = {
  /** One cell a row; NaN is unknown. */
  columnsOf: (weights: SubscoreWeights) => WeighedColumns
  ratingAt: (weights: SubscoreWeights, row: number) => OwnRating
}

/** While a slider moves every step is another set of weights. */
const keptRatings = 3

const bySubscore = (
  columnOf: (key: SubscoreKey) => Float64Array,
): Record<SubscoreKey, Float64Array> =>
  Object.fromEntries(subscoreKeys.map((key) => [key, columnOf(key)])) as Record<
    SubscoreKey,
    Float64Array
  >

const partColumnsOf = ({ figures, parts }: CatalogColumns): RatingPartColumns => ({
  scores: bySubscore((key) => figures[key]),
  lows: bySubscore((key) => parts[`${key}_low`]),
  coverages: bySubscore((key) => parts[`${key}_coverage`]),
  totalCap: parts.total_cap,
  lowCap: parts.low_cap,
})

const cellOf = (values: Float64Array, row: number): number | null => {
  const value = values[row] as number
  return Number.isNaN(value) ? null : value
}

/** Own ratings over columns that nobody alters afterwards. */
export const createOwnRatings = (columns: CatalogColumns): OwnRatings => {
  const parts = partColumnsOf(columns)
  const known = new Map<string, WeighedColumns>()
  const columnsOf = (weights: SubscoreWeights): WeighedColumns => {
    const name = weightsText(weights)
    return keepLatest(
      known,
      name,
      known.get(name) ?? weighColumns(parts, weights, columns.count),
      keptRatings,
    )
  }
  return {
    columnsOf,
    ratingAt: (weights, row) => {
      const { totalScore, scoreLow, scoreHigh, coveragePct } = columnsOf(weights)
      return {
        totalScore: cellOf(totalScore, row),
        scoreLow: cellOf(scoreLow, row),
        scoreHigh: cellOf(scoreHigh, row),
        coveragePct: cellOf(coveragePct, row),
      }
    },
  }
}
