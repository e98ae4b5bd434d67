// What would change a score: each input put to its ends in turn, rated by the same function (design
// 8).
import { rate } from './rate.ts'
import type { RatingInputKey } from './inputs.ts'
import type { RatingKind, SubscoreKey } from './subscores.ts'
import type { Rating, RatingFacts, ReceiptLine } from './rating.ts'

/** Totals 0-100; null where the rating then has none. */
export type Lever = {
  key: RatingInputKey
  subscore: SubscoreKey
  line: ReceiptLine
  /** The total if this input alone were at its best, and at its worst. */
  totalAtBest: number | null
  totalAtWorst: number | null
  /**
   * Points of the total, not rounded, between now and its best: what it holds the score down by, or
   * leaves open.
   */
  gain: number
}

/** The total before rounding and caps; null where nothing is known. */
export const exactTotal = ({ subscores, knownPermille }: Rating): number | null => {
  if (knownPermille === 0) return null
  const sum = subscores.reduce(
    (points, { sumMilli, knownPermille: known, weightPermille }) =>
      known === 0 ? points : points + (sumMilli / known) * weightPermille,
    0,
  )
  return sum / knownPermille
}

/** The facts with one input set to a value; who says so is nobody. */
export const withInput = (facts: RatingFacts, key: RatingInputKey, value: number): RatingFacts => ({
  ...facts,
  [key]: { value, as_of: 0, source: '' },
})

const leverOf = (
  kind: RatingKind,
  facts: RatingFacts,
  { line, now }: { line: ReceiptLine; now: number },
): Lever => {
  const best = rate(kind, withInput(facts, line.key, line.best))
  const worst = rate(kind, withInput(facts, line.key, line.worst))
  return {
    key: line.key,
    subscore: line.subscore,
    line,
    totalAtBest: best.total,
    totalAtWorst: worst.total,
    gain: (exactTotal(best) ?? now) - now,
  }
}

/**
 * Known inputs that hold the score down, and unknown ones that leave it open; each the largest gain
 * first.
 */
export const leversOf = (
  kind: RatingKind,
  facts: RatingFacts,
): { known: Lever[]; unknown: Lever[] } => {
  const rating = rate(kind, facts)
  const now = exactTotal(rating)
  if (now === null || rating.total === null) return { known: [], unknown: [] }
  const lines = rating.subscores.flatMap((subscore) => subscore.lines)
  const levers = lines
    .filter((line) => line.normalised !== 100)
    .map((line) => leverOf(kind, facts, { line, now }))
    .toSorted((a, b) => b.gain - a.gain)
  return {
    known: levers.filter(({ line }) => line.value !== null),
    unknown: levers.filter(({ line }) => line.value === null),
  }
}
