// One close a UTC day, oldest first: what every figure about a coin's past is computed from.

const daySec = 86_400

/**
 * `days` are whole days since 1 Jan 1970 (UTC), rising; `closes` are US dollars above zero, one for
 * each day.
 */
export type DailySeries = { readonly days: readonly number[]; readonly closes: readonly number[] }

/** Epoch seconds in, whole epoch day out. */
export const epochDay = (atSec: number): number => Math.floor(atSec / daySec)

/** The first second of an epoch day. */
export const secOfDay = (day: number): number => day * daySec

/**
 * Gathers price points into days: the last point of a UTC day is its close. Points may come
 * unsorted or doubled; one without a finite price above zero is left out. Times in epoch seconds,
 * prices in US dollars.
 */
export const dailySeriesOf = (
  timesSec: ArrayLike<number>,
  pricesUsd: ArrayLike<number>,
): DailySeries => {
  const latest = new Map<number, { atSec: number; price: number }>()
  for (let at = 0; at < timesSec.length; at += 1) {
    const atSec = timesSec[at] ?? Number.NaN
    const price = pricesUsd[at] ?? Number.NaN
    if (!Number.isFinite(atSec) || !Number.isFinite(price) || price <= 0) continue
    const known = latest.get(epochDay(atSec))
    if (!known || known.atSec <= atSec) latest.set(epochDay(atSec), { atSec, price })
  }
  const sorted = [...latest].toSorted(([a], [b]) => a - b)
  return { days: sorted.map(([day]) => day), closes: sorted.map(([, { price }]) => price) }
}

/** The part of a series from a position on. */
export const seriesFrom = ({ days, closes }: DailySeries, position: number): DailySeries => ({
  days: days.slice(position),
  closes: closes.slice(position),
})

/** The last `count` days of a series that has them, else all of it. */
export const lastDays = (series: DailySeries, count: number): DailySeries =>
  seriesFrom(series, Math.max(0, series.days.length - count))

/** Natural logarithms of each close over the one before it: one fewer than there are closes. */
export const logReturns = (closes: readonly number[]): number[] =>
  closes.slice(1).map((close, at) => Math.log(close / (closes[at] ?? close)))
