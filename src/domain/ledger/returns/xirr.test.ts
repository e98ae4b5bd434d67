import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { epochDay } from '../../series/daily-series.ts'
import { xirr, type Payment } from './xirr.ts'

const dayOf = (date: string): number => epochDay(Date.parse(date) / 1000)
const paid = (...payments: [string, number][]): Payment[] =>
  payments.map(([date, usd]) => ({ day: dayOf(date), usd }))
const rateOf = (payments: readonly Payment[]): number => {
  const rate = xirr(payments)
  return rate.kind === 'known' ? rate.ratePct : Number.NaN
}

const microsoft = paid(
  ['1992-01-01', -10_000],
  ['1992-03-01', 2750],
  ['1992-10-30', 4250],
  ['1993-02-15', 3250],
  ['1993-04-01', 2750],
)

describe('R-PRT-005 the yearly rate of dated payments', () => {
  test("is that of Microsoft's example (Knowledge Base Q116041: 37.3363 %)", () => {
    expect(rateOf(microsoft)).toBeCloseTo(37.3363, 4)
  })

  test("has the digits of Microsoft's documentation of today (0.373362535)", () => {
    // With the dates of its page: 1 January, 1 March and 30 October 2008, 15 February, 1 April 2009.
    const payments = paid(
      ['2008-01-01', -10_000],
      ['2008-03-01', 2750],
      ['2008-10-30', 4250],
      ['2009-02-15', 3250],
      ['2009-04-01', 2750],
    )
    expect(rateOf(payments)).toBeCloseTo(37.336_253_5, 5)
  })

  test('does not depend on the order in which payments come', () => {
    expect(rateOf(microsoft.toReversed())).toBe(rateOf(microsoft))
  })

  test.each([
    ['a year that brings a tenth', 365, 1100, 10],
    ['a year that loses all but a tenth', 365, 100, -90],
    ['two years that bring 21 percent', 730, 1210, 10],
    ['a day that brings one percent', 1, 1010, 100 * (1.01 ** 365 - 1)],
    ['a year that leaves a billionth', 365, 1e-6, -100 + 1e-7],
    ['sixteen years that multiply by a million', 5840, 1e9, 100 * (1e6 ** (1 / 16) - 1)],
  ])('of %s is found', (_, days, usd, ratePct) => {
    const rate = rateOf([
      { day: 0, usd: -1000 },
      { day: days, usd },
    ])
    expect(Math.abs(rate / ratePct - 1)).toBeLessThan(1e-9)
  })

  test('is not told where money only came or only went', () => {
    expect(xirr(paid(['2024-01-01', -5], ['2025-01-01', -7]))).toEqual({
      kind: 'none',
      reason: 'noSignChange',
    })
  })

  test('is not told without a payment', () => {
    expect(xirr([])).toEqual({ kind: 'none', reason: 'noSignChange' })
  })

  test('is not told where two rates fit: 10 % and 20 %', () => {
    const payments = [
      { day: 0, usd: -1000 },
      { day: 365, usd: 2300 },
      { day: 730, usd: -1320 },
    ]
    expect(xirr(payments)).toEqual({ kind: 'none', reason: 'severalRoots' })
  })

  test('is not told where no rate fits', () => {
    const payments = [
      { day: 0, usd: -1000 },
      { day: 365, usd: 1000 },
      { day: 730, usd: -1000 },
    ]
    expect(xirr(payments)).toEqual({ kind: 'none', reason: 'noConvergence' })
  })

  test('is not told where all was paid and got back on one day', () => {
    expect(xirr(paid(['2024-01-01', -5], ['2024-01-01', 7]))).toEqual({
      kind: 'none',
      reason: 'noSignChange',
    })
  })

  test('makes all payments worth nothing together', () => {
    const payment = fc.record({
      day: fc.integer({ min: 1, max: 1800 }),
      usd: fc.integer({ min: -5000, max: 3000 }),
    })
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 30 }), (between) => {
        const payments = [{ day: 0, usd: -1000 }, ...between, { day: 1825, usd: 90_000 }]
        const rate = xirr(payments)
        fc.pre(rate.kind === 'known' && Math.abs(rate.ratePct) < 1000)
        const grown = 1 + rateOf(payments) / 100
        const worth = payments.reduce((sum, { day, usd }) => sum + usd / grown ** (day / 365), 0)
        const size = payments.reduce((sum, { usd }) => sum + Math.abs(usd), 0)
        expect(Math.abs(worth) / size).toBeLessThan(1e-9)
      }),
    )
  })

  test('stays where all amounts are multiplied', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e9, noNaN: true }), (scale) => {
        const scaled = microsoft.map(({ day, usd }) => ({ day, usd: usd * scale }))
        expect(rateOf(scaled)).toBeCloseTo(rateOf(microsoft), 8)
      }),
    )
  })
})
