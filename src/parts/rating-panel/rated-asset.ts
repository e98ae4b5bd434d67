// What the rating panel needs to know of a coin or a sale: the server's figures, and the facts if
// they are on the device.
import type { RatingFacts } from '#domain/rating/rating.ts'
import type { RatingKind, SubscoreKey } from '#domain/rating/subscores.ts'

export type RatedAsset = {
  kind: RatingKind
  totalScore: number | null
  scoreLow: number | null
  scoreHigh: number | null
  coveragePct: number | null
  /** Null while the whole record is not on the device. */
  facts: RatingFacts | null
  ratedAtSec: number | null
  /** Place among all by the lower bound, where known. */
  standing?: { place: number; of: number } | null
} & Record<SubscoreKey, number | null>
