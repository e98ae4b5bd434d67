// A rating's figures and the facts it was computed from, as the wire carries them (design 8).
import * as z from 'zod/mini'
import { knownFigure, knownSeconds, knownText, percent } from '../fields.ts'
import { entries } from '../objects.ts'

/** 0-100 integers; null where nothing is known. */
export const score = percent

export const ratingFields = {
  total_ai_score: score,
  /** The range that unknown inputs leave open; lists rank by score_low. */
  score_low: score,
  score_high: score,
  /** Share of the inputs' weight that is known, whole percent. */
  coverage: percent,
  tokenomics: score,
  security: score,
  social: score,
  market: score,
  insights: score,
} as const

/**
 * Per sub-score what a total by other weights needs: its lower bound, and the whole percent of its
 * inputs that is known.
 */
export const ratingPartNames = [
  'tokenomics_low',
  'security_low',
  'social_low',
  'market_low',
  'insights_low',
  'tokenomics_coverage',
  'security_coverage',
  'social_coverage',
  'market_coverage',
  'insights_coverage',
  'total_cap',
  'low_cap',
] as const
export type RatingPart = (typeof ratingPartNames)[number]

/**
 * All of them or none; `total_cap` and `low_cap` are the most that listed caps leave of a total and
 * of its lower bound.
 */
export const ratingPartFields = Object.fromEntries(
  ratingPartNames.map((name) => [name, z.optional(percent)]),
) as Record<RatingPart, z.ZodMiniOptional<typeof percent>>

/** One known fact: value, epoch seconds of the figure, who said it. Unknown facts are absent. */
export const factWireSchema = z.object({
  value: knownFigure,
  as_of: knownSeconds,
  source: knownText,
})
export const factsWireSchema = entries(factWireSchema)
export type FactsWire = z.infer<typeof factsWireSchema>

type RatedWire = {
  total_ai_score: number | null
  score_low: number | null
  score_high: number | null
  coverage: number | null
}

/**
 * The range and the coverage of a score. A host that rates by itself and names neither means its
 * score as it stands.
 */
export const ratingRangeOf = ({ total_ai_score: total, ...wire }: RatedWire) => ({
  scoreLow: wire.score_low ?? total,
  scoreHigh: wire.score_high ?? total,
  coveragePct: wire.coverage ?? (total === null ? 0 : 100),
})
