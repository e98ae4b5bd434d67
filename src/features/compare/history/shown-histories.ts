// The year of every coin brought onto one scale, each line with the coin it belongs to.
import {
  indexBase,
  indexedChartOf,
  type IndexedChart,
  type IndexedLine,
} from '#domain/comparison/indexed-chart.ts'
import { comparedRangeDays, type ComparedRange } from '#domain/comparison/compared-range.ts'
import { secOfDay } from '#domain/series/daily-series.ts'
import type { ComparedCoin } from '../compared-coin.ts'

/**
 * `end` is the line's newest value; 100 is the chart's first day. `timesSec` are the first seconds
 * of its days.
 */
export type ShownLine = IndexedLine & { coin: ComparedCoin; timesSec: number[]; end: number }
/** `ages` is when the oldest of the histories was true, epoch seconds. */
export type ShownHistories = { chart: IndexedChart; lines: ShownLine[]; ages: number | null }

export const shownHistories = (
  coins: readonly ComparedCoin[],
  range: ComparedRange,
): ShownHistories => {
  const known = coins.flatMap(({ id, past }) =>
    past === null ? [] : [{ id, series: past.series }],
  )
  const chart = indexedChartOf(known, comparedRangeDays[range])
  const lines = chart.lines.flatMap((line): ShownLine[] => {
    const coin = coins.find(({ id }) => id === line.id)
    return coin
      ? [{ ...line, coin, timesSec: line.days.map(secOfDay), end: line.values.at(-1) ?? indexBase }]
      : []
  })
  const times = lines.flatMap(({ coin }) => coin.past?.asOfSec ?? [])
  return { chart, lines, ages: times.length === 0 ? null : Math.min(...times) }
}
