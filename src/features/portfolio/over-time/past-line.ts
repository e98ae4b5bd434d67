// The line that is drawn and written of a portfolio's past.
import { secOfDay } from '#domain/series/daily-series.ts'
import type { OverTime } from './use-over-time.ts'

export type PastKind = 'value' | 'return'
export type PastPoint = { timeSec: number; value: number }

/** The value in US dollars, or the return in percent since the first day; known days only. */
export const pastLineOf = ({ series, returns }: OverTime, kind: PastKind): PastPoint[] => {
  if (kind === 'value')
    return series.covered.days.flatMap(({ day, valueUsd }) =>
      valueUsd === null ? [] : [{ timeSec: secOfDay(day), value: valueUsd }],
    )
  const index = returns?.timeWeighted.index ?? { days: [], closes: [] }
  return index.days.map((day, at) => ({
    timeSec: secOfDay(day),
    value: (index.closes[at] ?? 100) - 100,
  }))
}
