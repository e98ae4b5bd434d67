// Periods as Stripe counts them: whole calendar months from the anchor, the last day of a month
// where there is no such day.
import type { Interval } from '../world/local-state.ts'

const monthsOf: Record<Interval, number> = { month: 1, year: 12 }

const addMonths = (anchorSec: number, months: number): number => {
  const at = new Date(anchorSec * 1000)
  const lastDay = new Date(
    Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0),
  ).getUTCDate()
  const moved = new Date(at)
  moved.setUTCDate(1)
  moved.setUTCMonth(at.getUTCMonth() + months)
  moved.setUTCDate(Math.min(at.getUTCDate(), lastDay))
  return Math.floor(moved.getTime() / 1000)
}

/** The first end of a period after `afterSec`, counted from the anchor. */
export const periodEndAfter = (anchorSec: number, interval: Interval, afterSec: number): number => {
  let count = 1
  while (addMonths(anchorSec, monthsOf[interval] * count) <= afterSec) count += 1
  return addMonths(anchorSec, monthsOf[interval] * count)
}
