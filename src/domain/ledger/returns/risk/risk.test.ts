import { describe, expect, test } from 'vitest'
import { riskOf } from './risk.ts'

/** An index from changes of days, from day 0 on. */
const indexOf = (changes: readonly number[]) => {
  const closes = [100]
  for (const change of changes) closes.push((closes.at(-1) ?? 0) * (1 + change))
  return { days: closes.map((_, day) => day), closes }
}
const repeated = (changes: readonly number[], count: number): number[] =>
  Array.from({ length: count }, (_, at) => changes[at % changes.length] ?? 0)

describe('R-PRT-005 volatility, Sharpe and Sortino', () => {
  // Of +2 % and -1 % in turn, 50 each: mean 0.5 %, sample deviation 1.5 % × √(100 / 99), downside
  // deviation √(0.0001 / 2).
  const risk = riskOf(indexOf(repeated([0.02, -0.01], 100)))

  test('swings by the sample deviation of a day times the root of 365', () => {
    const value = 1.5 * Math.sqrt(100 / 99) * Math.sqrt(365)
    expect(risk.volatilityPct).toEqual({
      kind: 'known',
      value: expect.closeTo(value, 8),
      days: 100,
    })
  })

  test('has a Sharpe ratio of mean by deviation, a year', () => {
    const value = (0.5 / (1.5 * Math.sqrt(100 / 99))) * Math.sqrt(365)
    expect(risk.sharpe).toEqual({ kind: 'known', value: expect.closeTo(value, 8), days: 100 })
  })

  test('has a Sortino ratio of mean by downside deviation over all days, a year', () => {
    const value = (0.005 / Math.sqrt(0.0001 / 2)) * Math.sqrt(365)
    expect(risk.sortino).toEqual({ kind: 'known', value: expect.closeTo(value, 8), days: 100 })
  })

  // "Sortino: A 'Sharper' Ratio", Rollinger and Hoffman (Red Rock Capital): the yearly returns 17, 15,
  // 23, -5, 12, 9, 13 and -4 % with a target of 0 have a downside deviation of 2.264 % and a ratio of
  // 4.417. Twelve times in a row they have the same, and 96 days.
  test("has the published example's Sortino ratio of 4.417", () => {
    const published = [0.17, 0.15, 0.23, -0.05, 0.12, 0.09, 0.13, -0.04]
    const { sortino } = riskOf(indexOf(repeated(published, 96)))
    expect(sortino.kind === 'known' ? sortino.value / Math.sqrt(365) : null).toBeCloseTo(4.417, 3)
  })

  test('is not told under 90 daily changes', () => {
    const none = { kind: 'none', reason: 'tooFewDays', days: 89 }
    expect(riskOf(indexOf(repeated([0.02, -0.01], 89)))).toEqual({
      volatilityPct: none,
      sharpe: none,
      sortino: none,
    })
  })

  test('does not count a change over a hole as one of a day', () => {
    const { days, closes } = indexOf(repeated([0.02, -0.01], 100))
    const holed = { days: days.map((day) => (day > 50 ? day + 3 : day)), closes }
    expect(riskOf(holed).volatilityPct.days).toBe(99)
  })

  test('has no ratio where nothing swung', () => {
    const flat = riskOf(indexOf(repeated([0.01], 90)))
    expect(flat.sharpe).toEqual({ kind: 'none', reason: 'flat', days: 90 })
    expect(flat.sortino).toEqual({ kind: 'none', reason: 'flat', days: 90 })
  })

  test('ends with the day on which all was lost', () => {
    const lost = riskOf(indexOf([...repeated([0.02, -0.01], 89), -1, 0, 0]))
    expect(lost.volatilityPct).toMatchObject({ kind: 'known', days: 90 })
  })
})
