import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dailySeriesOf, secOfDay } from './daily-series.ts'
import { checkSeries } from './series-quality.ts'

const days = (closes: readonly number[], firstDay = 20_000) => ({
  days: closes.map((_, at) => firstDay + at),
  closes,
})
/** A quiet year: changes of two percent at most. */
const quiet = fc
  .array(fc.double({ min: -0.02, max: 0.02, noNaN: true }), { minLength: 30, maxLength: 120 })
  .map((changes) => {
    let close = 100
    return changes.map((change) => (close *= Math.exp(change)))
  })

describe('daily closes', () => {
  test('R-CDT-006 takes the last point of a UTC day, whatever the order they came in', () => {
    const at = secOfDay(20_000)
    expect(dailySeriesOf([at + 90_000, at + 50_000, at, at + 50_000], [3, 2, 1, 2.5])).toEqual({
      days: [20_000, 20_001],
      closes: [2.5, 3],
    })
  })

  test('R-CDT-006 leaves out what is no price', () => {
    const at = secOfDay(20_000)
    expect(
      dailySeriesOf([at, at + 86_400, at + 172_800, Number.NaN], [Number.NaN, 0, 5, 5]),
    ).toEqual({ days: [20_002], closes: [5] })
  })
})

describe('series quality', () => {
  test('R-CDT-006 finds nothing in a quiet history and keeps all of it', () => {
    fc.assert(
      fc.property(quiet, (closes) => {
        expect(checkSeries(days(closes))).toEqual({ series: days(closes), flaws: [] })
      }),
    )
  })

  test('R-CDT-006 names a bad print planted anywhere, and keeps everything but it', () => {
    fc.assert(
      fc.property(quiet, fc.nat(), fc.constantFrom(0.02, 0.4, 3, 40), (closes, place, factor) => {
        const at = 1 + (place % (closes.length - 2))
        const spoiled = closes.with(at, (closes[at] ?? 0) * factor)
        const { series, flaws } = checkSeries(days(spoiled))
        expect(flaws).toEqual([
          { kind: 'badPrint', day: 20_000 + at, close: spoiled[at], neighbour: spoiled[at - 1] },
        ])
        expect(series.closes).toEqual(closes.toSpliced(at, 1))
      }),
    )
  })

  test('R-CDT-006 begins anew where another history was joined on, and says by which factor', () => {
    fc.assert(
      fc.property(quiet, quiet, fc.constantFrom(0.000_03, 0.1, 7, 900), (before, after, factor) => {
        const joined = [...before, ...after.map((close) => close * factor)]
        const { series, flaws } = checkSeries(days(joined))
        const splice = flaws.find(({ kind }) => kind === 'splice')
        expect(splice).toMatchObject({ kind: 'splice', day: 20_000 + before.length })
        expect(series.closes).toEqual(joined.slice(before.length))
      }),
    )
  })

  test('R-CDT-006 counts the missing days of a hole, and does not bridge a long one', () => {
    const short = { days: [1, 2, 5, 6], closes: [10, 10, 11, 11] }
    expect(checkSeries(short)).toEqual({
      series: short,
      flaws: [{ kind: 'hole', afterDay: 2, missingDays: 2 }],
    })
    expect(checkSeries({ days: [1, 2, 11, 12], closes: [10, 10, 11, 11] })).toEqual({
      series: { days: [11, 12], closes: [11, 11] },
      flaws: [{ kind: 'restart', day: 11, missingDays: 8 }],
    })
  })

  test('R-CDT-006 leaves an empty history and one of a single day as they are', () => {
    expect(checkSeries({ days: [], closes: [] })).toEqual({
      series: { days: [], closes: [] },
      flaws: [],
    })
    expect(checkSeries({ days: [3], closes: [7] }).flaws).toEqual([])
  })
})
