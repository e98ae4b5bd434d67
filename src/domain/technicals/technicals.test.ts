import { bb, ema, macd, rsi, sma } from 'indicatorts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bollingerBands } from './bollinger.ts'
import { levelsOf } from './levels.ts'
import { exponentialAverage, lastOf, simpleAverage, type Line } from './moving-average.ts'
import { macdOf, relativeStrength } from './oscillators.ts'
import { drawdownOf, realisedVolatility } from './risk.ts'
import { technicalsOf } from './technicals.ts'

const days = (closes: readonly number[]) => ({ days: closes.map((_, at) => 20_000 + at), closes })
/**
 * The closes of StockCharts' published example of the relative strength index, and its column of
 * results.
 */
const strengthCloses = [
  44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931,
  46.0328, 45.614, 46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439, 46.2122, 46.2521,
  45.7137, 46.4515, 45.7835, 45.3548, 44.0288, 44.1783, 44.2181, 44.5672, 43.4205, 42.6628, 43.1314,
]
const strengthPublished = [
  70.5328, 66.3186, 66.5498, 69.4063, 66.3552, 57.9749, 62.9296, 63.2571, 56.0593, 62.3771, 54.7076,
  50.4228, 39.9898, 41.4605, 41.8689, 45.4632, 37.304, 33.0795, 37.773,
]
/** The closes of StockCharts' published example of moving averages over ten days. */
const averageCloses = [
  22.2734, 22.194, 22.0847, 22.1741, 22.184, 22.1344, 22.2337, 22.4323, 22.2436, 22.2933, 22.1542,
  22.3926, 22.3816, 22.6109, 23.3558, 24.0519, 23.753, 23.8324, 23.9516, 23.6338, 23.8225, 23.8722,
  23.6537, 23.187, 23.0976, 23.326, 22.6805, 23.0976, 22.4025, 22.1725,
]
const averagePublished = [
  22.22, 22.21, 22.24, 22.27, 22.33, 22.52, 22.8, 22.97, 23.13, 23.28, 23.34, 23.43, 23.51, 23.54,
  23.47, 23.4, 23.39, 23.26, 23.23, 23.08, 22.92,
]

/**
 * A year and more of prices that wander, by whole hundredths of a percent: where nothing else moves
 * a change as small as rounding is all that two libraries differ in.
 */
const history = fc
  .array(fc.integer({ min: -900, max: 900 }), { minLength: 400, maxLength: 500 })
  .map((changes) => {
    let close = 100
    return changes.map((change) => (close *= Math.exp(change / 10_000)))
  })
const known = (line: Line): number[] => line.filter((value) => value !== null)
const distance = (ours: number | null, theirs: number | undefined): number =>
  Math.abs((ours ?? Number.NaN) - (theirs ?? Number.NaN))

describe('published worked examples', () => {
  test('R-CDT-001 the relative strength index agrees with the published column to the last printed digit', () => {
    const line = relativeStrength(strengthCloses, 14)
    expect(line.slice(0, 14).every((value) => value === null)).toBe(true)
    for (const [at, value] of strengthPublished.entries())
      expect(line[14 + at]).toBeCloseTo(value, 3)
  })

  test('R-CDT-001 the exponential average agrees with the published column to the last printed digit', () => {
    for (const [at, value] of averagePublished.entries())
      expect(distance(exponentialAverage(averageCloses, 10)[9 + at] ?? null, value)).toBeLessThan(
        0.0051,
      )
    expect(lastOf(exponentialAverage(averageCloses, 10))).toBeCloseTo(22.91556, 5)
  })

  test('R-CDT-001 volatility: a price that alternates between +10 % and back swings by 184 % a year', () => {
    const closes = Array.from({ length: 31 }, (_, at) => (at % 2 === 0 ? 100 : 110))
    // Thirty changes of plus and minus ln 1.1: the sample deviation is ln 1.1 x sqrt(30 / 29).
    expect(lastOf(realisedVolatility(closes, 30))).toBeCloseTo(
      100 * Math.log(1.1) * Math.sqrt(30 / 29) * Math.sqrt(365),
      8,
    )
  })

  test('R-CDT-001 drawdown: from 200 to 50 is a fall of 75 %, and 80 now is 60 % below', () => {
    expect(drawdownOf(days([100, 200, 120, 50, 80]))).toEqual({
      line: [0, 0, -40, -75, -60],
      current: -60,
      deepest: { percent: -75, peakDay: 20_001, lowDay: 20_003 },
    })
    expect(drawdownOf(days([1, 2, 3])).deepest).toBeNull()
  })

  test('R-CDT-001 levels: where the price has turned twice below and twice above', () => {
    const wave = Array.from(
      { length: 100 },
      (_, at) => 100 + 10 * Math.sin((2 * Math.PI * at) / 30),
    )
    const { support, resistance } = levelsOf(days(wave))
    expect(support?.price).toBeCloseTo(90, 0)
    expect(resistance?.price).toBeCloseTo(110, 0)
    expect(support?.touches).toBeGreaterThanOrEqual(2)
  })
})

describe('a second library', () => {
  test('R-CDT-001 simple averages agree to a billionth', () => {
    fc.assert(
      fc.property(history, fc.constantFrom(20, 50, 200), (closes, period) => {
        expect(
          distance(lastOf(simpleAverage(closes, period)), sma(closes, { period }).at(-1)),
        ).toBeLessThan(1e-9 * Math.max(...closes))
      }),
      { numRuns: 20 },
    )
  })

  test('R-CDT-001 exponential averages agree once their different beginnings have faded', () => {
    fc.assert(
      fc.property(history, (closes) => {
        for (const period of [20, 50]) {
          const theirs = ema(closes, { period }).at(-1) ?? 0
          expect(distance(lastOf(exponentialAverage(closes, period)), theirs)).toBeLessThan(
            Math.abs(theirs) * 1e-5,
          )
        }
      }),
      { numRuns: 20 },
    )
  })

  test('R-CDT-001 MACD agrees once the beginnings have faded', () => {
    fc.assert(
      fc.property(history, (closes) => {
        const theirs = macd(closes, { fast: 12, slow: 26, signal: 9 })
        const ours = macdOf(closes, { short: 12, long: 26, signal: 9 })
        const tolerance = 1e-8 * Math.max(...closes)
        expect(distance(lastOf(ours.macd), theirs.macdLine.at(-1))).toBeLessThan(tolerance)
        expect(distance(lastOf(ours.signal), theirs.signalLine.at(-1))).toBeLessThan(tolerance)
      }),
      { numRuns: 20 },
    )
  })

  test('R-CDT-001 the relative strength index and the bands agree', () => {
    fc.assert(
      fc.property(history, (closes) => {
        expect(
          distance(lastOf(relativeStrength(closes, 14)), rsi(closes, { period: 14 }).at(-1)),
        ).toBeLessThan(1e-6)
        const theirs = bb(closes, { period: 20 })
        const ours = bollingerBands(closes, { days: 20, deviations: 2 })
        expect(distance(lastOf(ours.upper), theirs.upper.at(-1))).toBeLessThan(
          1e-6 * Math.max(...closes),
        )
        expect(distance(lastOf(ours.lower), theirs.lower.at(-1))).toBeLessThan(
          1e-6 * Math.max(...closes),
        )
      }),
      { numRuns: 20 },
    )
  })
})

describe('what always holds', () => {
  test('R-CDT-001 every figure is finite or absent, the index within 0-100, the bands around their middle', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 1e-12, max: 1e9, noNaN: true }), { maxLength: 260 }),
        (closes) => {
          const { strength, bands, volatility, drawdown, levels, close } = technicalsOf(
            days(closes),
          )
          const areBandsInOrder =
            !bands.isReady ||
            bands.middle.every(
              (middle, at) =>
                middle === null ||
                ((bands.lower[at] ?? 0) <= middle && middle <= (bands.upper[at] ?? 0)),
            )
          const holds =
            areBandsInOrder &&
            (!strength.isReady ||
              known(strength.line).every((value) => value >= 0 && value <= 100)) &&
            (!volatility.isReady ||
              known(volatility.line).every((value) => Number.isFinite(value) && value >= 0)) &&
            (!drawdown.isReady || drawdown.line.every((value) => value <= 0 && value >= -100)) &&
            (!levels.isReady || (levels.support?.price ?? 0) < (close ?? 0))
          expect(holds).toBe(true)
        },
      ),
    )
  })

  test('R-CDT-001 too little history says how much is needed and draws nothing', () => {
    const { averages, macd: lines, levels, drawdown } = technicalsOf(days([1, 2, 3]))
    expect(averages[200]).toEqual({ isReady: false, needs: 200, has: 3 })
    expect(lines).toEqual({ isReady: false, needs: 34, has: 3 })
    expect(levels).toEqual({ isReady: false, needs: 60, has: 3 })
    expect(drawdown).toMatchObject({ isReady: true, current: 0 })
    expect(technicalsOf(days([])).close).toBeNull()
  })

  test('R-CDT-001 MACD is whole from the first day it says it is', () => {
    const closes = Array.from({ length: 34 }, (_, at) => 100 + at)
    const reading = technicalsOf(days(closes)).macd
    expect(reading.isReady && lastOf(reading.histogram)).not.toBeNull()
  })

  test('R-CDT-001 a price that never moved has no relative strength', () => {
    expect(
      known(
        relativeStrength(
          Array.from({ length: 40 }, () => 1),
          14,
        ),
      ),
    ).toEqual([])
  })
})
