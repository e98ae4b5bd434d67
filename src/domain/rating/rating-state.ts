// How much of a rating is known, in one word (design 8).
import type { RatingState } from './rating.ts'

/** At and above it an asset is rated, below it provisional. */
export const ratedFromPercent = 60
const provisionalFromPercent = 20

/**
 * 'rated' from 60 % of the inputs' weight known, 'provisional' from 20 %, else 'not-rated'. Whole
 * percent in.
 */
export const ratingStateOf = (coveragePct: number): RatingState => {
  if (coveragePct >= ratedFromPercent) return 'rated'
  return coveragePct >= provisionalFromPercent ? 'provisional' : 'not-rated'
}
