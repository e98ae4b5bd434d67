// Which rows a scroll draws. One that leaps past everything drawn draws little more than the screen: what it flies over
// nobody sees, and the fewer rows a frame costs the sooner the next one comes.
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

/** Keeps what was on the screen before; `leapOverscan` rows stand beside it in a frame that leaps. */
export const createLeapRange = (leapOverscan: number): ((range: Range) => number[]) => {
  let before: Range | null = null
  return (range) => {
    const isLeap = before !== null && (range.startIndex > before.endIndex || range.endIndex < before.startIndex)
    before = range
    return defaultRangeExtractor(isLeap ? { ...range, overscan: Math.min(leapOverscan, range.overscan) } : range)
  }
}
