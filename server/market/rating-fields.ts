// A rating as the wire's rows carry it.
import type { Rating } from '#domain/rating/rating.ts'
import type { SubscoreKey } from '#domain/rating/subscores.ts'

/** The wire's rating fields of a rating; D-AISCORE. */
export const ratingFieldsOf = (rating: Rating) => {
  const scoreOf = (key: SubscoreKey): number | null =>
    rating.subscores.find((subscore) => subscore.key === key)?.score ?? null
  return {
    total_ai_score: rating.total,
    score_low: rating.scoreLow,
    score_high: rating.scoreHigh,
    coverage: rating.coverage,
    tokenomics: scoreOf('tokenomics'),
    security: scoreOf('security'),
    social: scoreOf('social'),
    market: scoreOf('market'),
    insights: scoreOf('insights'),
  }
}
