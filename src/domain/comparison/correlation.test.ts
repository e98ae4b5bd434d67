import { array, assert, double, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DailySeries } from '../series/daily-series.ts'
import { correlationOf, sharedChangesNeeded } from './correlation.ts'

/** A history whose daily log changes are these. */
const seriesOf = (changes: readonly number[], firstDay = 20_000): DailySeries => {
  let log = 0
  const closes = [1, ...changes.map((change) => Math.exp((log += change)))]
  return { days: closes.map((_, at) => firstDay + at), closes }
}
const twice = (values: readonly number[]): number[] => [...values, ...values]
const coefficientOf = (a: DailySeries, b: DailySeries): number => {
  const found = correlationOf(a, b)
  return found.kind === 'known' ? found.coefficient : Number.NaN
}
const scaled = (values: readonly number[]): number[] => twice(values).map((value) => value / 100)

// F. J. Anscombe, "Graphs in Statistical Analysis", The American Statistician 27 (1973): four data
// sets, each r = 0.816.
const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
const anscombe = [
  { x, y: [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68], r: 0.816_420_516_3 },
  { x, y: [9.14, 8.14, 8.74, 8.77, 9.26, 8.1, 6.13, 3.1, 9.13, 7.26, 4.74], r: 0.816_236_506_0 },
  { x, y: [7.46, 6.77, 12.74, 7.11, 7.81, 8.84, 6.08, 5.39, 8.15, 6.42, 5.73], r: 0.816_286_739_5 },
  {
    x: [8, 8, 8, 8, 8, 8, 8, 19, 8, 8, 8],
    y: [6.58, 5.76, 7.71, 8.84, 8.47, 7.04, 5.25, 12.5, 5.56, 7.91, 6.89],
    r: 0.816_521_436_9,
  },
]

describe('correlationOf', () => {
  test.each(anscombe)(
    'R-CMP-002 the published correlation of Anscombe’s data, each value a daily change: $r',
    ({ x: xs, y, r }) => {
      // Taken twice, for eleven days are too few; that leaves the coefficient as it is.
      const found = correlationOf(seriesOf(scaled(xs)), seriesOf(scaled(y)))
      expect(found).toEqual({
        kind: 'known',
        coefficient: expect.closeTo(r, 8) as number,
        days: 22,
      })
    },
  )

  test('R-CMP-002 only days on which both have a change count, and a change over a hole is none', () => {
    const changes = scaled(x)
    const whole = seriesOf(changes)
    const holed = {
      days: whole.days.filter((_, at) => at !== 5),
      closes: whole.closes.filter((_, at) => at !== 5),
    }
    expect(correlationOf(whole, holed)).toMatchObject({ kind: 'known', days: 20 })
    expect(correlationOf(whole, seriesOf(changes, 20_001))).toMatchObject({
      kind: 'known',
      days: 21,
    })
    expect(correlationOf(whole, seriesOf(changes, 30_000))).toEqual({ kind: 'tooFew', days: 0 })
  })

  test('R-CMP-002 with too few shared days it says how many there are instead of a figure', () => {
    const short = seriesOf(x.map((value) => value / 100))
    expect(correlationOf(short, short)).toEqual({ kind: 'tooFew', days: 11 })
    const whole = seriesOf(scaled(x))
    expect(correlationOf(whole, whole, whole.days[2])).toMatchObject({
      kind: 'known',
      days: sharedChangesNeeded,
    })
    expect(correlationOf(whole, whole, whole.days[3])).toEqual({ kind: 'tooFew', days: 19 })
  })

  test('R-CMP-002 a coin that does not move has no correlation', () => {
    const still = { days: seriesOf(scaled(x)).days, closes: Array.from({ length: 23 }, () => 1) }
    expect(correlationOf(seriesOf(scaled(x)), still)).toEqual({ kind: 'flat', days: 22 })
  })

  test('R-CMP-002 whatever the histories: symmetric, within one, one with itself, minus one with its mirror', () => {
    const changes = array(double({ min: -0.5, max: 0.5, noNaN: true }), {
      minLength: 30,
      maxLength: 30,
    }).filter((all) => Math.max(...all) - Math.min(...all) > 0.001)
    assert(
      property(changes, changes, (left, right) => {
        const [a, b, mirror] = [
          seriesOf(left),
          seriesOf(right),
          seriesOf(left.map((change) => -change)),
        ]
        expect(coefficientOf(a, b)).toBeCloseTo(coefficientOf(b, a), 9)
        expect(Math.abs(coefficientOf(a, b))).toBeLessThanOrEqual(1)
        expect(coefficientOf(a, a)).toBeCloseTo(1, 6)
        expect(coefficientOf(a, mirror)).toBeCloseTo(-1, 6)
      }),
    )
  })
})
