// One pass over a typed column: which rows stay within a range.
import type { FigureRange } from '../figure/figure-range.ts'

/** Whether a range leaves anything out. */
export const isBounded = ({ min, max }: FigureRange): boolean =>
  min !== undefined || max !== undefined

/** Clears the mark of every row outside the range. NaN is unknown. */
export const keepInRange = (
  keep: Uint8Array,
  values: Float64Array,
  { min = -Infinity, max = Infinity, orUnknown = false }: FigureRange,
): void => {
  for (let row = 0; row < keep.length; row++) {
    const value = values[row] as number
    const fits = Number.isNaN(value) ? orUnknown : value >= min && value <= max
    if (!fits) keep[row] = 0
  }
}

/** The rows of `order` that are still marked, in that order. */
export const keptRows = (order: Uint32Array, keep: Uint8Array): Uint32Array => {
  const kept = new Uint32Array(order.length)
  let count = 0
  for (const row of order) if (keep[row] === 1) kept[count++] = row
  return kept.slice(0, count)
}
