// The yearly rate at which dated payments are worth nothing together (XIRR, Actual/365). Doubles.
import { bisect } from 'simple-statistics'

/** From the payer's side: below zero what was paid, above zero what was got back. US dollars. */
export type Payment = { day: number; usd: number }

export type RateFault = 'noSignChange' | 'severalRoots' | 'noConvergence'
/** Percent a year. */
export type Rate = { kind: 'known'; ratePct: number } | { kind: 'none'; reason: RateFault }

const yearDays = 365
/** Rates looked at: whole growth from e^-670 to e^670, a hundredth apart near none at all. */
const gridReach = 7.2
const gridStep = 0.01
const gridSize = Math.round((2 * gridReach) / gridStep)
const precision = 1e-12
const mostHalvings = 200

/** One sum a day, from the first that is not zero to the last, none above one. */
const dailySums = (payments: readonly Payment[]): number[] => {
  const sums = new Map<number, number>()
  for (const { day, usd } of payments) sums.set(day, (sums.get(day) ?? 0) + usd)
  const known = [...sums].filter(([, usd]) => usd !== 0).toSorted(([one], [other]) => one - other)
  const [first, last] = [known[0]?.[0] ?? 0, known.at(-1)?.[0] ?? -1]
  const most = Math.max(...known.map(([, usd]) => Math.abs(usd)))
  return Array.from({ length: last - first + 1 }, (_, at) => (sums.get(first + at) ?? 0) / most)
}

/** The value at the first day when all grows by e^growth over the whole time (Horner's scheme). */
const presentValue = (sums: readonly number[], growth: number): number => {
  const discount = Math.exp(-growth / (sums.length - 1))
  let value = 0
  for (let at = sums.length - 1; at >= 0; at -= 1) value = value * discount + (sums[at] ?? 0)
  return value
}

/** Neighbours of the grid between which the value changes its sign. */
const bracketsOf = (valueAt: (growth: number) => number): [number, number][] => {
  const brackets: [number, number][] = []
  let before = -Math.sinh(gridReach)
  let isPositive = valueAt(before) >= 0
  for (let step = 1; step <= gridSize; step += 1) {
    const growth = Math.sinh(step * gridStep - gridReach)
    const isNow = valueAt(growth) >= 0
    if (isNow !== isPositive) brackets.push([before, growth])
    before = growth
    isPositive = isNow
  }
  return brackets
}

const none = (reason: RateFault): Rate => ({ kind: 'none', reason })

/**
 * The rate is told only if it is the only one: `severalRoots` where a grid over all rates finds
 * more than one, `noConvergence` where it finds none, as when all was paid on one day.
 */
export const xirr = (payments: readonly Payment[]): Rate => {
  const sums = dailySums(payments)
  if (!sums.some((sum) => sum > 0) || !sums.some((sum) => sum < 0)) return none('noSignChange')
  const valueAt = (growth: number): number => presentValue(sums, growth)
  const [bracket, ...others] = bracketsOf(valueAt)
  if (!bracket) return none('noConvergence')
  if (others.length > 0) return none('severalRoots')
  const growth = bisect(valueAt, ...bracket, mostHalvings, precision)
  const ratePct = 100 * Math.expm1((growth * yearDays) / (sums.length - 1))
  return Number.isFinite(ratePct) ? { kind: 'known', ratePct } : none('noConvergence')
}
