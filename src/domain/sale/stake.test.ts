import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paidBackMonth, stakePlan, termsOfRound, turningPoints } from './stake.ts'

const seed = { label: 'Seed round', tgePercent: 10, cliffMonths: 6, vestingMonths: 12 }
const open = { label: 'Public sale', tgePercent: 50, cliffMonths: 0, vestingMonths: 5 }

describe('a stake in a sale', () => {
  test('the worked example: 1,000 dollars at 5 cents, 10 % at TGE, six months of cliff, then twelve equal months', () => {
    const plan = stakePlan({ amountUsd: 1000, priceUsd: 0.05, terms: seed })
    expect(plan.tokens).toBeCloseTo(20_000)
    expect(plan.steps[0]).toEqual({
      month: 0,
      addedTokens: 2000,
      totalTokens: 2000,
      breakEvenUsd: 0.5,
    })
    expect(plan.steps.map(({ month }) => month)).toEqual([
      0, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
    ])
    expect(plan.steps[1]?.addedTokens).toBeCloseTo(1500)
    expect(plan.steps.at(-1)?.totalTokens).toBeCloseTo(20_000)
    expect(plan.steps.at(-1)?.breakEvenUsd).toBeCloseTo(0.05)
  })

  test('the amount is back when what is free is worth it, and never below the price of the round', () => {
    const plan = stakePlan({ amountUsd: 1000, priceUsd: 0.05, terms: seed })
    expect(paidBackMonth(plan, 0.5)).toBe(0)
    expect(paidBackMonth(plan, 0.1)).toBe(12)
    expect(paidBackMonth(plan, 0.05)).toBe(18)
    expect(paidBackMonth(plan, 0.049)).toBeNull()
    expect(paidBackMonth(plan, 0)).toBeNull()
  })

  test('nothing at TGE has no break-even there; without months to vest over all is free after the cliff', () => {
    const plan = stakePlan({
      amountUsd: 90,
      priceUsd: 3,
      terms: { label: 'Team', tgePercent: 0, cliffMonths: 2, vestingMonths: 0 },
    })
    expect(plan.steps).toEqual([
      { month: 0, addedTokens: 0, totalTokens: 0, breakEvenUsd: null },
      { month: 2, addedTokens: 30, totalTokens: 30, breakEvenUsd: 3 },
    ])
  })

  test('without terms only the tokens are known', () => {
    expect(stakePlan({ amountUsd: 10, priceUsd: 2, terms: null })).toEqual({ tokens: 5, steps: [] })
    expect(paidBackMonth({ tokens: 5, steps: [] }, 100)).toBeNull()
  })

  test('finds the terms of a round by its own name, however its source completes it; never a guess between two', () => {
    expect(termsOfRound('Seed', [open, seed])).toBe(seed)
    expect(termsOfRound('public sale', [open, seed])).toBe(open)
    expect(termsOfRound('Private', [open, seed])).toBeNull()
    expect(termsOfRound('Sale', [open, seed])).toBeNull()
    expect(termsOfRound('Public', [open, { ...open, label: 'Public round' }])).toBeNull()
    expect(termsOfRound('Public round', [open, { ...open, label: 'Public round' }])?.label).toBe(
      'Public round',
    )
  })

  test('a long schedule is read by its first two months, every half year and its end', () => {
    const { steps } = stakePlan({
      amountUsd: 1,
      priceUsd: 1,
      terms: { label: 'x', tgePercent: 5, cliffMonths: 3, vestingMonths: 17 },
    })
    expect(turningPoints(steps).map(({ month }) => month)).toEqual([0, 4, 6, 12, 18, 20])
  })

  test('what becomes free adds up to what was bought, and the break-even only falls', () => {
    const terms = fc.record({
      label: fc.constant('x'),
      tgePercent: fc.integer({ min: 0, max: 100 }),
      cliffMonths: fc.integer({ min: 0, max: 24 }),
      vestingMonths: fc.integer({ min: 0, max: 48 }),
    })
    fc.assert(
      fc.property(
        terms,
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 1, max: 1e6 }),
        (drawn, amountUsd, cents) => {
          const { tokens, steps } = stakePlan({ amountUsd, priceUsd: cents / 100, terms: drawn })
          expect(steps.reduce((sum, { addedTokens }) => sum + addedTokens, 0) / tokens).toBeCloseTo(
            1,
          )
          const prices = steps.flatMap(({ breakEvenUsd }) =>
            breakEvenUsd === null ? [] : [breakEvenUsd],
          )
          expect(prices).toEqual(prices.toSorted((one, other) => other - one))
        },
      ),
    )
  })
})
