// Bounds of one figure, as lists narrow by them.

/** Inclusive; a figure that is unknown is outside every bound unless `orUnknown`. */
export type FigureRange = { min?: number; max?: number; orUnknown?: boolean }

/**
 * Whether a figure stands within a range. Null is unknown; a range without bounds lets everything
 * through.
 */
export const isWithin = (
  value: number | null,
  { min, max, orUnknown = false }: FigureRange,
): boolean => {
  if (min === undefined && max === undefined) return true
  if (value === null) return orUnknown
  return value >= (min ?? -Infinity) && value <= (max ?? Infinity)
}
