// A rating's figures and the facts it was computed from, as the wire carries them (design 8).
import * as z from 'zod/mini'

/** 0-100 integers; null where nothing is known. */
export const score = z.nullable(z.int().check(z.gte(0), z.lte(100)))

export const ratingFields = {
  total_ai_score: score,
  /** The range that unknown inputs leave open; lists rank by score_low. */
  score_low: score,
  score_high: score,
  /** Share of the inputs' weight that is known, whole percent. */
  coverage: z.int().check(z.gte(0), z.lte(100)),
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

const part = z.int().check(z.gte(0), z.lte(100))
/**
 * All of them or none; `total_cap` and `low_cap` are the most that listed caps leave of a total and
 * of its lower bound.
 */
export const ratingPartFields = Object.fromEntries(
  ratingPartNames.map((name) => [name, z.nullish(part)]),
) as Record<RatingPart, z.ZodMiniOptional<z.ZodMiniNullable<typeof part>>>

/** One known fact: value, epoch seconds of the figure, who said it. Unknown facts are absent. */
export const factWireSchema = z.object({ value: z.number(), as_of: z.number(), source: z.string() })
export const factsWireSchema = z.record(z.string(), factWireSchema)
export type FactsWire = z.infer<typeof factsWireSchema>
