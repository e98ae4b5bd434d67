// Why a score moved between two days: every input that changed, and what it did alone.
import { exactTotal, withInput } from './levers.ts'
import { rate } from './rate.ts'
import type { RatingInputKey, RatingUnit } from './inputs.ts'
import type { RatingKind, SubscoreKey } from './subscores.ts'
import type { RatingFacts } from './rating.ts'

/**
 * Values in the input's unit, null where unknown. `points` of the total, not rounded, that this
 * change made alone.
 */
export type InputChange = {
  key: RatingInputKey
  subscore: SubscoreKey
  unit: RatingUnit
  best: number
  before: number | null
  after: number | null
  points: number
}

const without = (facts: RatingFacts, key: RatingInputKey): RatingFacts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => name !== key))

/** Inputs whose value changed, the largest effect first; those that moved no point are left out. */
export const inputChanges = (
  kind: RatingKind,
  before: RatingFacts,
  after: RatingFacts,
): InputChange[] => {
  const then = rate(kind, before)
  const base = exactTotal(then)
  const newLines = new Map(
    rate(kind, after).subscores.flatMap(({ lines }) =>
      lines.map((line) => [line.key, line] as const),
    ),
  )
  if (base === null) return []
  return then.subscores
    .flatMap(({ lines }) => lines)
    .flatMap((line): InputChange[] => {
      const value = newLines.get(line.key)?.value ?? null
      if (value === line.value) return []
      const switched = rate(
        kind,
        value === null ? without(before, line.key) : withInput(before, line.key, value),
      )
      const points = (exactTotal(switched) ?? base) - base
      return points === 0
        ? []
        : [
            {
              key: line.key,
              subscore: line.subscore,
              unit: line.unit,
              best: line.best,
              before: line.value,
              after: value,
              points,
            },
          ]
    })
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
}
