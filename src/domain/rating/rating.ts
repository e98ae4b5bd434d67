// What a rating is made of: the receipt a reader can check line by line (design 8).
import type { NormaliserDirection } from './normaliser.ts'
import type { RatingCap } from './caps.ts'
import type { RatingInputKey, RatingUnit } from './inputs.ts'
import type { RatingKind, SubscoreKey } from './subscores.ts'

/** One known figure: value in the input's unit, epoch seconds it was true at, who said it. */
export type RatingFact = { readonly value: number; readonly as_of: number; readonly source: string }
/** Facts by input key; what is absent is unknown. Keys that v1 does not weigh are ignored. */
export type RatingFacts = Readonly<Record<string, RatingFact | undefined>>

export type RatingState = 'rated' | 'provisional' | 'not-rated'

/** One line of the receipt. Unknown inputs stay on it with nulls. */
export type ReceiptLine = {
  key: RatingInputKey
  subscore: SubscoreKey
  unit: RatingUnit
  direction: NormaliserDirection
  /** Values, in `unit`, that earn 0 and 100 points. */
  worst: number
  best: number
  weightPermille: number
  value: number | null
  asOfSec: number | null
  source: string | null
  /** 0-100, whole. */
  normalised: number | null
  /** normalised x weightPermille: thousandths of a point, exact. */
  contributionMilli: number | null
}

export type SubscoreRating = {
  key: SubscoreKey
  /** Share of the total, permille. */
  weightPermille: number
  score: number | null
  /** With every unknown input at 0 and at 100. */
  low: number
  high: number
  /** Whole percent of the weight that is known. */
  coverage: number
  /** Sum of the contributions; sumMilli / knownPermille, halves up, is the score. */
  sumMilli: number
  knownPermille: number
  lines: readonly ReceiptLine[]
}

export type Rating = {
  version: number
  kind: RatingKind
  state: RatingState
  /** 0-100; null when not rated. */
  total: number | null
  /** The range unknown inputs leave open; lists rank by the lower bound. Null when not rated. */
  scoreLow: number | null
  scoreHigh: number | null
  /** Whole percent of the input weight known. */
  coverage: number
  /**
   * Sum of sub-score x weight over the known sub-scores; sumMilli / knownPermille is the total
   * before caps.
   */
  sumMilli: number
  knownPermille: number
  subscores: readonly SubscoreRating[]
  /** Caps that held the total down. */
  caps: readonly RatingCap[]
}
