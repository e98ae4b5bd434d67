import { linearRegression } from 'simple-statistics'
import { describe, expect, test } from 'vitest'
import { marketLinkOf } from './market-link.ts'

const indexOf = (changes: readonly number[], firstDay = 0) => {
  const closes = [100]
  for (const change of changes) closes.push((closes.at(-1) ?? 0) * (1 + change))
  return { days: closes.map((_, at) => firstDay + at), closes }
}
const market = Array.from({ length: 80 }, (_, at) => Math.sin(at * 1.7) / 30)
const noise = Array.from({ length: 80 }, (_, at) => Math.cos(at * 5.3) / 50)

describe('R-PRT-005 how a portfolio moves with Bitcoin', () => {
  test('is a beta of two and a correlation of one where it moves twice as far', () => {
    const twice = indexOf(market.map((change) => 2 * change))
    expect(marketLinkOf(twice, indexOf(market))).toEqual({
      kind: 'known',
      correlation: expect.closeTo(1, 9),
      beta: expect.closeTo(2, 9),
      days: 80,
    })
  })

  test('is a beta of minus one half and a correlation of minus one where it moves against it', () => {
    const against = indexOf(market.map((change) => -change / 2))
    expect(marketLinkOf(against, indexOf(market))).toMatchObject({
      correlation: expect.closeTo(-1, 9),
      beta: expect.closeTo(-0.5, 9),
    })
  })

  test('has the slope of the regression line as its beta', () => {
    const own = market.map((change, at) => 0.8 * change + (noise[at] ?? 0))
    const slope = linearRegression(own.map((change, at) => [market[at] ?? 0, change])).m
    expect(marketLinkOf(indexOf(own), indexOf(market))).toMatchObject({
      beta: expect.closeTo(slope, 9),
    })
  })

  test('rests on the days that both have', () => {
    expect(marketLinkOf(indexOf(market), indexOf(noise, 15))).toMatchObject({ days: 65 })
  })

  test('is not told under 60 common changes', () => {
    expect(marketLinkOf(indexOf(market), indexOf(noise, 21))).toEqual({
      kind: 'none',
      reason: 'tooFewDays',
      days: 59,
    })
  })

  test('is none where one of the two did not move', () => {
    const flat = indexOf(market.map(() => 0))
    expect(marketLinkOf(flat, indexOf(market))).toMatchObject({ kind: 'none', reason: 'flat' })
    expect(marketLinkOf(indexOf(market), flat)).toMatchObject({ kind: 'none', reason: 'flat' })
  })
})
