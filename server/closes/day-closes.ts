// Which price is the close of a day.
import { epochDay, secOfDay } from '#domain/series/daily-series.ts'

type Point = { t: number; price: number | null }
export type DayClose = { day: number; close: number }

const hourSec = 3_600
/** A last price further from midnight is none: sources tell one an hour, or midnight itself. */
const mostBeforeSec = 2 * hourSec
/** What a source needs to tell the price of a midnight. */
const toldAfterSec = hourSec

/** The last day that has ended by a second: midnight ends the day before it. */
export const lastEndedDay = (atSec: number): number => epochDay(atSec) - 1

/** The last day whose close a source that is asked at this second has told, where it has one. */
export const lastToldDay = (atSec: number): number => lastEndedDay(atSec - toldAfterSec)

/**
 * Closes of the days that had ended by `readAtSec`, oldest first: of each the last price of its
 * last two hours, its own midnight included. Points may come unsorted.
 */
export const dayClosesOf = (points: readonly Point[], readAtSec: number): DayClose[] => {
  const latest = new Map<number, { atSec: number; close: number }>()
  for (const { t: atSec, price } of points) {
    const day = epochDay(atSec - 1)
    const isLate = secOfDay(day + 1) - atSec <= mostBeforeSec
    if (price === null || price <= 0 || !isLate || day > lastEndedDay(readAtSec)) continue
    const known = latest.get(day)
    if (!known || known.atSec <= atSec) latest.set(day, { atSec, close: price })
  }
  return [...latest].map(([day, { close }]) => ({ day, close })).toSorted((a, b) => a.day - b.day)
}
