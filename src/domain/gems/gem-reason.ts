// Why a gem stands where it stands: what of its score carries it and what holds it back.
import { subscoreKeys, type SubscoreKey } from '../rating/subscores.ts'

/** A sub-score 0-100; null where nothing is known of it. */
export type GemPart<Score = number | null> = { key: SubscoreKey; score: Score }
export type GemReason = { strongest: readonly [GemPart<number>, GemPart<number>]; weakest: GemPart }

/**
 * The two highest sub-scores (0-100), the higher first, and the lowest. One of which nothing is
 * known is the weakest of all: in the lowest score, by which gems rank, it counts nothing. Equal
 * ones stand in the rating's own order. Null where there are not three to name.
 */
export const gemReason = (
  scores: Readonly<Record<SubscoreKey, number | null>>,
): GemReason | null => {
  const known = subscoreKeys.flatMap((key): GemPart<number>[] => {
    const score = scores[key]
    return score === null ? [] : [{ key, score }]
  })
  const [first, second, ...others] = known.toSorted((one, other) => other.score - one.score)
  const unknown = subscoreKeys.find((key) => scores[key] === null)
  const weakest: GemPart | undefined =
    unknown === undefined ? others.at(-1) : { key: unknown, score: null }
  return first && second && weakest ? { strongest: [first, second], weakest } : null
}
