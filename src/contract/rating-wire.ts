// A rating's figures and the facts it was computed from, as the wire carries them (design 8).
import * as z from 'zod'

/** 0-100 integers; null where nothing is known. */
export const score = z.number().int().min(0).max(100).nullable()

export const ratingFields = {
  total_ai_score: score,
  /** The range that unknown inputs leave open; lists rank by score_low. */
  score_low: score,
  score_high: score,
  /** Share of the inputs' weight that is known, whole percent. */
  coverage: z.number().int().min(0).max(100),
  tokenomics: score,
  security: score,
  social: score,
  market: score,
  insights: score,
} as const

/** One known fact: value, epoch seconds of the figure, who said it. Unknown facts are absent. */
export const factWireSchema = z.object({ value: z.number(), as_of: z.number(), source: z.string() })
export const factsWireSchema = z.record(z.string(), factWireSchema)
export type FactsWire = z.infer<typeof factsWireSchema>
