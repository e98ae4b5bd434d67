// How closely two coins moved together: Pearson's correlation of their daily changes (R-CMP-002).
import { sampleCorrelation } from 'simple-statistics'
import type { DailySeries } from '../series/daily-series.ts'

/** Fewer shared changes say nothing. */
export const sharedChangesNeeded = 20

/** `days` is how many daily changes both coins have, which is what the coefficient rests on. */
export type Correlation =
  | { kind: 'known'; coefficient: number; days: number }
  | { kind: 'tooFew'; days: number }
  /** One of the two did not move, so there is nothing to move together with. */
  | { kind: 'flat'; days: number }

const changesByDay = ({ days, closes }: DailySeries): Map<number, number> =>
  new Map(
    days.flatMap((day, at): [number, number][] => {
      const [close, before] = [closes[at] ?? Number.NaN, closes[at - 1] ?? Number.NaN]
      // A change over a hole is not a change of a day.
      return days[at - 1] === day - 1 ? [[day, Math.log(close / before)]] : []
    }),
  )

const isFlat = (changes: readonly number[]): boolean =>
  changes.every((change) => change === changes[0])

/**
 * Pearson's correlation of the logarithms of daily changes, over the days on which both have one:
 * from -1 to 1. `fromDay` (epoch day) leaves older changes out. Both series must be checked
 * (series-quality.ts).
 */
export const correlationOf = (a: DailySeries, b: DailySeries, fromDay = -Infinity): Correlation => {
  const [ofA, ofB] = [changesByDay(a), changesByDay(b)]
  const shared = [...ofA].flatMap(([day, change]): [number, number][] => {
    const other = ofB.get(day)
    return other === undefined || day <= fromDay ? [] : [[change, other]]
  })
  const days = shared.length
  if (days < sharedChangesNeeded) return { kind: 'tooFew', days }
  const [x, y] = [shared.map(([change]) => change), shared.map(([, other]) => other)]
  if (isFlat(x) || isFlat(y)) return { kind: 'flat', days }
  // Rounding may carry a coin's correlation with itself past one.
  return { kind: 'known', coefficient: Math.min(1, Math.max(-1, sampleCorrelation(x, y))), days }
}
