// The deepest fall of an index from its highest point so far, and when it was made good.
import type { DailySeries } from '../../../series/daily-series.ts'
import { drawdownOf } from '../../../technicals/risk.ts'

/** Epoch days: of the peak, of the low, and the first on which the peak was reached again. */
export type DeepestDrawdown = {
  /** Below zero, down to -100. */
  depthPct: number
  fromDay: number
  toDay: number
  recoveredDay: number | null
}

/** A chain of products that comes back to where it was differs in its last digits. */
const rounding = 1 - 1e-9

/** Null where the index never fell. */
export const deepestDrawdownOf = (index: DailySeries): DeepestDrawdown | null => {
  const { deepest } = drawdownOf(index)
  if (!deepest) return null
  const { percent: depthPct, peakDay: fromDay, lowDay: toDay } = deepest
  const peak = index.closes[index.days.indexOf(fromDay)] ?? Infinity
  const recovered = index.days.findIndex(
    (day, at) => day > toDay && (index.closes[at] ?? 0) >= peak * rounding,
  )
  return { depthPct, fromDay, toDay, recoveredDay: index.days[recovered] ?? null }
}
