// Whether a coin's price history reaches over the days on which it was held.
import type { DailyCloses } from './day-prices.ts'
import type { AmountChange } from './held-amounts.ts'

/** Epoch days, both included. */
export type Period = { fromDay: number; toDay: number }

/** Days without a close that are bridged, as in every series here (series-quality.ts). */
export const bridgedDays = 7

/** The first and last day of a period at whose end a coin was held; null where it never was. */
export const heldWithin = (
  changes: readonly AmountChange[],
  { fromDay, toDay }: Period,
): Period | null => {
  let [first, last] = [Infinity, -Infinity]
  for (const [at, { day, amount }] of changes.entries()) {
    const from = Math.max(day, fromDay)
    const to = Math.min((changes[at + 1]?.day ?? Infinity) - 1, toDay)
    if (amount === 0 || from > to) continue
    first = Math.min(first, from)
    last = to
  }
  return first > last ? null : { fromDay: first, toDay: last }
}

/**
 * A history may begin a week late and end a week early; holes inside it leave days unknown, but not
 * the coin. `today` has no close yet.
 */
export const isCovered = (
  closes: DailyCloses | undefined,
  { fromDay, toDay }: Period,
  today: number,
): boolean => {
  const first = closes?.prices.findIndex((price) => price !== null) ?? -1
  if (!closes || first === -1) return false
  const last = closes.prices.findLastIndex((price) => price !== null)
  return (
    closes.firstDay + first <= fromDay + bridgedDays &&
    closes.firstDay + last >= Math.min(toDay, today - 1) - bridgedDays
  )
}
