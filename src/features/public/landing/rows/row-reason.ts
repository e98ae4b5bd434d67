// Why a row on the scale stands where it stands, in one sentence computed from its own rating.
import type { RatingCap } from '#domain/rating/caps.ts'
import { subscoreKeys, type SubscoreKey } from '#domain/rating/subscores.ts'

export type RowReason =
  | { kind: 'cap'; cap: RatingCap }
  | { kind: 'tooLittle'; coveragePct: number }
  | {
      kind: 'strongWeak'
      strong: { key: SubscoreKey; score: number }
      weak: { key: SubscoreKey; score: number }
    }

type Rated = { totalScore: number | null; coveragePct: number | null } & Record<
  SubscoreKey,
  number | null
>

/**
 * A cap speaks first, then a missing score, then the best and the worst sub-score; null where
 * neither is known.
 */
export const rowReason = (rated: Rated, caps: readonly RatingCap[] = []): RowReason | null => {
  const [cap] = caps
  if (cap) return { kind: 'cap', cap }
  if (rated.totalScore === null) return { kind: 'tooLittle', coveragePct: rated.coveragePct ?? 0 }
  const known = subscoreKeys.flatMap((key) => {
    const score = rated[key]
    return score === null ? [] : [{ key, score }]
  })
  const [strong, ...rest] = known.toSorted((a, b) => b.score - a.score)
  const weak = rest.at(-1)
  return strong && weak ? { kind: 'strongWeak', strong, weak } : null
}
