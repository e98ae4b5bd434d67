// Price histories on one scale: every line is 100 on the first day that all of them have
// (R-CMP-002).
import type { DailySeries } from '../series/daily-series.ts'

/** The value of every line on its first day. */
export const indexBase = 100
/** A history may begin so many days after the range does before it is said to shorten the chart. */
const lateStartDays = 7

export type NamedSeries = { id: string; series: DailySeries }
/** `values[n]` belongs to `days[n]` (epoch days); 100 is the close of the chart's first day. */
export type IndexedLine = { id: string; days: number[]; values: number[] }
export type IndexedChart = {
  /** Empty where no two histories share a day. */
  lines: IndexedLine[]
  /** The day on which all lines are 100; null without lines. */
  baseDay: number | null
  /** The newest day of any line. */
  lastDay: number | null
  /** Coins without a close in the range. */
  withoutPrices: string[]
  /** The coin whose history begins last, where that makes the chart shorter than its range. */
  shortenedBy: string | null
}

const nothing: Omit<IndexedChart, 'withoutPrices'> = {
  lines: [],
  baseDay: null,
  lastDay: null,
  shortenedBy: null,
}

const withinDays = ({ days, closes }: DailySeries, firstDay: number): DailySeries => {
  const from = days.findIndex((day) => day >= firstDay)
  return from === -1
    ? { days: [], closes: [] }
    : { days: days.slice(from), closes: closes.slice(from) }
}

const firstSharedDay = (all: readonly NamedSeries[]): number | null => {
  const [first, ...others] = all.map(({ series }) => series.days)
  const sets = others.map((days) => new Set(days))
  return first?.find((day) => sets.every((days) => days.has(day))) ?? null
}

const startOf = ({ series }: NamedSeries): number => series.days[0] ?? Infinity

const lineOf = ({ id, series }: NamedSeries, baseDay: number): IndexedLine => {
  const { days, closes } = withinDays(series, baseDay)
  const base = closes[0] ?? Number.NaN
  return { id, days: [...days], values: closes.map((close) => (indexBase * close) / base) }
}

/**
 * Brings histories (checked: one close a day, above zero) onto one scale over the last `rangeDays`
 * days, counted from the newest close of any. A coin without a close in the range is named and left
 * out; the others are drawn without it.
 */
export const indexedChartOf = (all: readonly NamedSeries[], rangeDays: number): IndexedChart => {
  const lastDay = Math.max(...all.map(({ series }) => series.days.at(-1) ?? -Infinity))
  const firstDay = lastDay - rangeDays
  const windows = all.map(({ id, series }) => ({ id, series: withinDays(series, firstDay) }))
  const withoutPrices = windows.filter(({ series }) => series.days.length === 0).map(({ id }) => id)
  const drawn = windows.filter(({ series }) => series.days.length > 0)
  const baseDay = firstSharedDay(drawn)
  if (baseDay === null) return { ...nothing, withoutPrices }
  const latest = drawn.reduce((late, each) => (startOf(each) > startOf(late) ? each : late))
  return {
    lines: drawn.map((each) => lineOf(each, baseDay)),
    baseDay,
    lastDay,
    withoutPrices,
    shortenedBy: startOf(latest) > firstDay + lateStartDays ? latest.id : null,
  }
}
