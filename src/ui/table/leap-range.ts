// Which rows a scroll draws. The rows to scroll into are made from what a frame has left. One that
// leaps past everything drawn draws little more than the screen: what it flies over nobody sees,
// and the sooner the next one comes.
import type { RowRange } from './rows-in-view.ts'

type Range = RowRange & { overscan: number; count: number }
/** Places from (included) to (excluded). */
export type DrawnRows = { from: number; to: number }

/** Rows that one frame of a scroll may draw anew before those beside the screen become fewer. */
const newRowsPerFrame = 12

/**
 * Keeps what was on the screen before; from `leastOverscan` rows to as many as the list asks for
 * stand beside it, all of them once it asks for more.
 */
export const createLeapRange = (leastOverscan: number): ((range: Range) => DrawnRows) => {
  let before: Range | null = null
  let overscan = 0
  const nextOverscan = ({ startIndex, endIndex, overscan: most }: Range): number => {
    if (before === null || before.overscan !== most) return most
    if (startIndex > before.endIndex || endIndex < before.startIndex)
      return Math.min(leastOverscan, most)
    const spare = newRowsPerFrame - Math.abs(startIndex - before.startIndex)
    return Math.min(most, Math.max(leastOverscan, overscan + Math.floor(spare / 2)))
  }
  return (range) => {
    overscan = nextOverscan(range)
    before = range
    return {
      from: Math.max(0, range.startIndex - overscan),
      to: Math.min(range.count, range.endIndex + overscan + 1),
    }
  }
}
