// How lists order by a figure that not every row has.

/**
 * Compares by a figure; what is unknown stands last in both directions. Zero where neither comes
 * first.
 */
export const unknownLast = (
  one: number | null,
  other: number | null,
  direction: 'asc' | 'desc',
): number => {
  if (one === other) return 0
  if (one === null) return 1
  if (other === null) return -1
  return direction === 'asc' ? one - other : other - one
}
