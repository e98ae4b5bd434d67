// What is wrong with a price history, found and named before anything is computed from it: holes,
// bad prints, splices.
import { medianAbsoluteDeviation } from 'simple-statistics'
import { logReturns, seriesFrom, type DailySeries } from './daily-series.ts'

/** Days are epoch days. */
export type SeriesFlaw =
  /** Days without a close between two that have one. */
  | { kind: 'hole'; afterDay: number; missingDays: number }
  /**
   * A price far from both neighbours, which agree with each other: an error of the source, left
   * out.
   */
  | { kind: 'badPrint'; day: number; close: number; neighbour: number }
  /**
   * A jump that stays, as where the history of another coin of the same ticker was joined on: what
   * lies before is left out.
   */
  | { kind: 'splice'; day: number; factor: number }
  /** A hole too long to bridge: what lies before is left out. */
  | { kind: 'restart'; day: number; missingDays: number }

/**
 * `series` is what may be computed from: after the last splice or long hole, without bad prints.
 */
export type CheckedSeries = { series: DailySeries; flaws: readonly SeriesFlaw[] }

/** A change of a day by this factor or its inverse that stays is a splice. */
const spliceFactor = 5
/** More missing days than this are not bridged. */
const bridgedDays = 7
/** So many days in a row may be one bad print. */
const longestPrint = 3
/** A bad print is off by this factor at least, and by so many usual daily changes. */
const printFactor = 1.8
const printDeviations = 8
/**
 * The least change of a day into a print: neighbours that agree lie within a quarter of it from
 * their middle.
 */
const gateChange = 0.75 * Math.log(printFactor)
/** Turns a median absolute deviation into a standard deviation of a normal distribution. */
const normalScale = 1.4826
/** Days around a point that say what is usual there. */
const usualDays = 90

const usualChangeAt = (returns: readonly number[], at: number): number => {
  const around = returns.slice(Math.max(0, at - usualDays), at + usualDays)
  return around.length === 0 ? 0 : normalScale * medianAbsoluteDeviation(around)
}

type Logs = readonly number[]

/**
 * How many closes from `at` on are one bad print: all off in one direction while those around them
 * agree.
 */
const printLengthAt = (logs: Logs, at: number, least: number): number => {
  const before = logs[at - 1]
  if (before === undefined) return 0
  for (let length = 1; length <= longestPrint; length += 1) {
    const after = logs[at + length]
    if (after === undefined) return 0
    const level = (before + after) / 2
    const offs = logs.slice(at, at + length).map((log) => log - level)
    const isOff = offs.every((off) => off >= least) || offs.every((off) => off <= -least)
    if (isOff && Math.abs(after - before) <= least / 2) return length
  }
  return 0
}

const withoutPrints = ({ days, closes }: DailySeries): CheckedSeries => {
  const logs = closes.map((close) => Math.log(close))
  const returns = logReturns(closes)
  const flaws: SeriesFlaw[] = []
  const kept: number[] = []
  let at = 0
  while (at < logs.length) {
    const length =
      Math.abs(returns[at - 1] ?? 0) < gateChange
        ? 0
        : printLengthAt(
            logs,
            at,
            Math.max(Math.log(printFactor), printDeviations * usualChangeAt(returns, at)),
          )
    for (let print = at; print < at + length; print += 1)
      flaws.push({
        kind: 'badPrint',
        day: days[print] ?? 0,
        close: closes[print] ?? 0,
        neighbour: closes[at - 1] ?? 0,
      })
    // What follows a print is the neighbour it was measured by.
    kept.push(at + length)
    at += length + 1
  }
  return {
    series: {
      days: kept.map((place) => days[place] ?? 0),
      closes: kept.map((place) => closes[place] ?? 0),
    },
    flaws,
  }
}

const holesOf = ({ days }: DailySeries, isPrint: ReadonlySet<number>): SeriesFlaw[] =>
  days.slice(1).flatMap((day, at): SeriesFlaw[] => {
    const before = days[at] ?? day
    const left = Array.from(
      { length: Math.max(0, day - before - 1) },
      (_, step) => before + 1 + step,
    ).filter((each) => !isPrint.has(each))
    if (left.length === 0) return []
    return left.length > bridgedDays
      ? [{ kind: 'restart', day, missingDays: left.length }]
      : [{ kind: 'hole', afterDay: before, missingDays: left.length }]
  })

const splicesOf = ({ days, closes }: DailySeries): SeriesFlaw[] =>
  logReturns(closes).flatMap((change, at): SeriesFlaw[] =>
    Math.abs(change) >= Math.log(spliceFactor)
      ? [{ kind: 'splice', day: days[at + 1] ?? 0, factor: Math.exp(Math.abs(change)) }]
      : [],
  )

const dayOf = (flaw: SeriesFlaw): number => (flaw.kind === 'hole' ? flaw.afterDay : flaw.day)

/**
 * Checks a history and says what it left out. Nothing is averaged away: bad prints are dropped, and
 * after a splice or a hole of more than seven days the series begins anew. Flaws come in the order
 * of their days.
 */
export const checkSeries = (series: DailySeries): CheckedSeries => {
  const cleaned = withoutPrints(series)
  const isPrint = new Set(cleaned.flaws.map(dayOf))
  const flaws = [
    ...cleaned.flaws,
    ...holesOf(cleaned.series, isPrint),
    ...splicesOf(cleaned.series),
  ].toSorted((a, b) => dayOf(a) - dayOf(b))
  const startDay = flaws.findLast(({ kind }) => kind === 'splice' || kind === 'restart')
  if (!startDay) return { series: cleaned.series, flaws }
  return { series: seriesFrom(cleaned.series, cleaned.series.days.indexOf(dayOf(startDay))), flaws }
}
