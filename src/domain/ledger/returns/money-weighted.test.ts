import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneyWeightedOf } from './money-weighted.ts'
import { timeWeightedOf } from './time-weighted.ts'
import type { ValueSpan } from './value-series.ts'

type Told = { valueUsd: number | null; flowUsd?: number | null }

/** So many days from day 1 on; those that are not told have an unknown value and no flow. */
const spanOf = (
  openingUsd: number | null,
  length: number,
  told: Record<number, Told>,
): ValueSpan => ({
  openingUsd,
  days: Array.from({ length }, (_, at) => {
    const { valueUsd, flowUsd = 0 } = told[at + 1] ?? { valueUsd: null }
    const paidInUsd = flowUsd === null ? null : Math.max(0, flowUsd)
    return { day: at + 1, valueUsd, flowUsd, paidInUsd, held: 1, priced: valueUsd === null ? 0 : 1 }
  }),
})

const rateOf = (span: ValueSpan): number => {
  const rate = moneyWeightedOf(span)
  return rate.kind === 'known' ? rate.ratePct : Number.NaN
}

describe('R-PRT-005 money-weighted return', () => {
  test("is Microsoft's example where its payments are flows and nothing is left (37.3363 %)", () => {
    const flows = { 1: -10_000, 61: 2750, 304: 4250, 412: 3250, 457: 2750 }
    const told = Object.fromEntries(
      Object.entries(flows).map(([day, usd]) => [day, { valueUsd: null, flowUsd: -usd }]),
    )
    const span = spanOf(0, 457, { ...told, 457: { valueUsd: 0, flowUsd: -2750 } })
    expect(rateOf(span)).toBeCloseTo(37.3363, 4)
  })

  test('of a year that began with a value and had no flow is end by start', () => {
    expect(rateOf(spanOf(1000, 365, { 365: { valueUsd: 1250 } }))).toBeCloseTo(25, 9)
  })

  test('tells between which days it holds', () => {
    const span = spanOf(null, 200, { 3: { valueUsd: 100 }, 190: { valueUsd: 120 } })
    expect(moneyWeightedOf(span)).toMatchObject({ fromDay: 3, toDay: 190 })
  })

  test('does not count a flow of the day at whose end it begins', () => {
    const told = { 1: { valueUsd: 100, flowUsd: 40 }, 366: { valueUsd: 110 } }
    expect(rateOf(spanOf(null, 366, told))).toBeCloseTo(10, 9)
  })

  test('is lower than the time-weighted where more was paid in before a fall', () => {
    const told = {
      182: { valueUsd: 200 },
      183: { valueUsd: 1200, flowUsd: 1000 },
      365: { valueUsd: 600 },
    }
    const span = spanOf(100, 365, told)
    expect(timeWeightedOf(span)?.returnPct).toBeCloseTo(0, 9)
    expect(rateOf(span)).toBeLessThan(-50)
  })

  test.each<[string, ValueSpan, string]>([
    ['under 90 days', spanOf(100, 89, { 89: { valueUsd: 110 } }), 'tooShort'],
    ['without a second value', spanOf(100, 100, {}), 'unknownValue'],
    ['without a day', { openingUsd: 0, days: [] }, 'unknownValue'],
    [
      'with a flow that nobody can value',
      spanOf(100, 90, { 9: { valueUsd: null, flowUsd: null }, 90: { valueUsd: 1 } }),
      'unknownFlow',
    ],
    ['where all was lost', spanOf(100, 90, { 90: { valueUsd: 0 } }), 'noSignChange'],
  ])('is none %s', (_, span, reason) => {
    expect(moneyWeightedOf(span)).toEqual({ kind: 'none', reason })
  })

  test('without flows is the time-weighted return by the year', () => {
    const cents = fc.integer({ min: 100, max: 1_000_000 })
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 365, max: 3000 }), (opening, end, length) => {
        const span = spanOf(opening, length, { [length]: { valueUsd: end } })
        const yearly = timeWeightedOf(span)?.annualisedPct ?? Number.NaN
        expect((100 + rateOf(span)) / (100 + yearly)).toBeCloseTo(1, 8)
      }),
    )
  })
})
