import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timeWeightedOf } from './time-weighted.ts'
import type { ValueDay, ValueSpan } from './value-series.ts'

type Told = { value: number | null; flow?: number | null; paidIn?: number }

const daysOf = (told: readonly Told[], firstDay = 1): ValueDay[] =>
  told.map(({ value, flow = 0, paidIn }, at) => ({
    day: firstDay + at,
    valueUsd: value,
    flowUsd: flow,
    paidInUsd: flow === null ? null : (paidIn ?? Math.max(0, flow)),
    held: 1,
    priced: value === null ? 0 : 1,
  }))

const spanOf = (openingUsd: number | null, told: readonly Told[]): ValueSpan => ({
  openingUsd,
  days: daysOf(told),
})

const returnOf = (openingUsd: number | null, told: readonly Told[]): number =>
  timeWeightedOf(spanOf(openingUsd, told))?.returnPct ?? Number.NaN

const indexOf = (openingUsd: number, told: readonly Told[]): readonly number[] =>
  timeWeightedOf(spanOf(openingUsd, told))?.index.closes ?? []

const unknown = (count: number): Told[] => Array.from({ length: count }, () => ({ value: null }))
const fifthMoreAfter = (days: number): ValueSpan =>
  spanOf(100, [...unknown(days - 1), { value: 121 }])

describe('R-PRT-005 time-weighted return', () => {
  // "Time-Weighted Return", Investopedia: 16.25 % and -5.56 % make 9.79 %, whatever came or went.
  test('of the investor who paid in 100,000 is 9.79 %', () => {
    const told = [{ value: 1_162_484 }, { value: 1_192_328, flow: 100_000 }]
    expect(returnOf(1_000_000, told)).toBeCloseTo(9.79, 2)
  })

  test('of the investor who took out 100,000 is the same 9.79 %', () => {
    const told = [{ value: 1_062_484, flow: -100_000 }, { value: 1_003_440 }]
    expect(returnOf(1_000_000, told)).toBeCloseTo(9.79, 2)
  })

  // "My returns are wrong?", help of Cindicator: 10 % and 5 % with 2,000 paid in between make 15.5 %.
  test('of 10 % and then 5 % on three times the money is 15.5 %', () => {
    expect(returnOf(1000, [{ value: 1100 }, { value: 3255, flow: 2000 }])).toBeCloseTo(15.5, 10)
  })

  test('counts from the money of the first purchase, its fee included', () => {
    expect(returnOf(0, [{ value: 1050, flow: 1000 }])).toBeCloseTo(5, 10)
    expect(returnOf(0, [{ value: 1000, flow: 1010 }])).toBeCloseTo(-100 / 101, 10)
  })

  test('keeps the gain of a day on which all was sold', () => {
    expect(returnOf(1000, [{ value: 0, flow: -1050 }])).toBeCloseTo(5, 10)
  })

  test('stands still while nothing is held', () => {
    const told = [{ value: 0, flow: -1100 }, { value: 0 }, { value: 550, flow: 500 }]
    expect(returnOf(1000, told)).toBeCloseTo(21, 10)
  })

  test('of what was bought for 100 and sold for 80 within a day is -20 %', () => {
    expect(returnOf(0, [{ value: 50, flow: 70, paidIn: 150 }])).toBeCloseTo(-100 * (20 / 150), 10)
  })

  test('has no rate for what grew from nothing', () => {
    expect(returnOf(0, [{ value: 30 }, { value: 33 }])).toBeCloseTo(10, 10)
  })

  test('stays at -100 % once all was lost, whatever is paid in later', () => {
    expect(returnOf(500, [{ value: 0 }, { value: 120, flow: 100 }])).toBe(-100)
  })

  test('bridges any number of unknown days without flows exactly', () => {
    expect(returnOf(100, [...unknown(300), { value: 130 }])).toBeCloseTo(30, 10)
  })

  test('takes the flows of a bridged week as those of one day', () => {
    const told = [...unknown(3), { value: null, flow: 100 }, { value: 220 }]
    expect(returnOf(100, told)).toBeCloseTo(10, 10)
  })

  test('begins anew after a longer hole with a flow, and says so', () => {
    const told = [...unknown(7), { value: null, flow: 100 }, { value: 150 }, { value: 165 }]
    const result = timeWeightedOf(spanOf(100, told))
    expect(result?.begunAnew).toBe('longHole')
    expect(result?.fromDay).toBe(9)
    expect(result?.returnPct).toBeCloseTo(10, 10)
  })

  test('begins anew after a flow that nobody can value, and says so', () => {
    const told = [{ value: 300, flow: null }, { value: 330 }]
    const result = timeWeightedOf(spanOf(100, told))
    expect(result?.begunAnew).toBe('unknownFlow')
    expect(result?.returnPct).toBeCloseTo(10, 10)
  })

  test('is an index of 100 at the start, on the days that are known', () => {
    const told = [{ value: 110 }, { value: null }, { value: 99 }]
    const index = timeWeightedOf(spanOf(100, told))?.index
    expect(index?.days).toEqual([0, 1, 3])
    expect(index?.closes[0]).toBe(100)
    expect(index?.closes[2]).toBeCloseTo(99, 10)
  })

  test('begins at the first known value where the opening is unknown', () => {
    const result = timeWeightedOf(spanOf(null, [{ value: null }, { value: 50 }, { value: 55 }]))
    expect(result).toMatchObject({ fromDay: 2, toDay: 3, begunAnew: null })
  })

  test('is none where fewer than two values are known', () => {
    expect(timeWeightedOf(spanOf(null, [{ value: null }, { value: 50 }]))).toBeNull()
    expect(timeWeightedOf({ openingUsd: 0, days: [] })).toBeNull()
  })

  test('is told by the year from a whole year on, not before', () => {
    expect(timeWeightedOf(fifthMoreAfter(364))?.annualisedPct).toBeNull()
    expect(timeWeightedOf(fifthMoreAfter(365))?.annualisedPct).toBeCloseTo(21, 10)
    expect(timeWeightedOf(fifthMoreAfter(730))?.annualisedPct).toBeCloseTo(10, 10)
  })
})

const usd = fc.integer({ min: 1, max: 1_000_000 })
const history = fc.array(
  fc.record({
    value: fc.oneof({ weight: 5, arbitrary: usd }, fc.constant(null)),
    flow: fc.oneof(fc.constant(0), fc.integer({ min: -500, max: 500 })),
  }),
  { minLength: 2, maxLength: 40 },
)

describe('R-PRT-005 every time-weighted return', () => {
  test('without flows is end by start', () => {
    fc.assert(
      fc.property(usd, history, usd, (opening, between, end) => {
        const days = [...between.map(({ value }) => ({ value })), { value: end }]
        expect((1 + returnOf(opening, days) / 100) * (opening / end)).toBeCloseTo(1, 9)
      }),
    )
  })

  test('stays where all values and flows are multiplied', () => {
    fc.assert(
      fc.property(usd, history, fc.integer({ min: 2, max: 1000 }), (opening, days, scale) => {
        const scaled = days.map(({ value, flow }) => ({
          value: value === null ? null : value * scale,
          flow: flow * scale,
        }))
        const [one, other] = [indexOf(opening, days), indexOf(opening * scale, scaled)]
        expect(other.length).toBe(one.length)
        expect(other.every((close, at) => Math.abs(close / (one[at] ?? 0) - 1) < 1e-9)).toBe(true)
      }),
    )
  })

  test('of a period is the product of those of its parts', () => {
    fc.assert(
      fc.property(usd, history, history, usd, (opening, before, after, middle) => {
        const known = [...before, { value: middle, flow: 0 }]
        const whole = timeWeightedOf(spanOf(opening, [...known, ...after]))
        const first = timeWeightedOf(spanOf(opening, known))
        const second = timeWeightedOf({
          openingUsd: middle,
          days: daysOf(after, known.length + 1),
        })
        fc.pre([whole, first, second].every((one) => one !== null && one.begunAnew === null))
        const grown = (one: typeof whole): number => (one?.index.closes.at(-1) ?? 0) / 100
        expect((grown(first) * grown(second)) / grown(whole)).toBeCloseTo(1, 9)
      }),
    )
  })
})
