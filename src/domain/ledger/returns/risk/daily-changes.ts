// How an index or a price changed from day to day, as a share of the day before.
import type { DailySeries } from '../../../series/daily-series.ts'

/** By epoch day; a change over a hole is not a change of a day, and nothing has no change. */
export const dailyChanges = ({ days, closes }: DailySeries): ReadonlyMap<number, number> =>
  new Map(
    days.flatMap((day, at): [number, number][] => {
      const [close, before] = [closes[at], closes[at - 1] ?? 0]
      const isNextDay = days[at - 1] === day - 1
      return close !== undefined && isNextDay && before > 0 ? [[day, close / before - 1]] : []
    }),
  )
