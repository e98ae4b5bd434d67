import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freedPercent, monthsLaterSec, unlockPlan } from './vesting.ts'

const team = { label: 'Team', tgePercent: 0, cliffMonths: 12, vestingMonths: 24 }
const seller = { label: 'Public sale', tgePercent: 50, cliffMonths: 0, vestingMonths: 5 }

describe('vesting', () => {
  test('R-IDO-001 the worked example: 10 % at TGE, six months of cliff, then twelve equal months', () => {
    const terms = { label: 'Seed', tgePercent: 10, cliffMonths: 6, vestingMonths: 12 }
    expect([-1, 0, 5, 6, 7, 12, 18, 40].map((month) => freedPercent(terms, month))).toEqual([
      0, 10, 10, 10, 17.5, 55, 100, 100,
    ])
  })

  test('R-IDO-001 the published example: 18,000 tokens, 10 % at once, two months of cliff, then 1,620 a month for ten months', () => {
    // support.decubate.com, "Set up a monthly vesting strategy": the first part comes a month after
    // the cliff has ended.
    const terms = { label: 'Private sale', tgePercent: 10, cliffMonths: 2, vestingMonths: 10 }
    const freed = Array.from(
      { length: 14 },
      (_, month) => (18_000 * freedPercent(terms, month)) / 100,
    )
    const published = [
      1_800, 1_800, 1_800, 3_420, 5_040, 6_660, 8_280, 9_900, 11_520, 13_140, 14_760, 16_380,
      18_000, 18_000,
    ]
    for (const [month, tokens] of published.entries())
      expect(freed[month], `month ${month}`).toBeCloseTo(tokens, 9)
  })

  test('R-IDO-001 whatever the terms, a ledger of whole tokens that pays out month by month holds the same', () => {
    const terms = fc.record({
      tgePercent: fc.integer({ min: 0, max: 100 }),
      cliffMonths: fc.integer({ min: 0, max: 36 }),
      vestingMonths: fc.integer({ min: 1, max: 60 }),
    })
    fc.assert(
      fc.property(terms, ({ tgePercent, cliffMonths, vestingMonths }) => {
        // So many tokens that every monthly part is whole, whatever the months.
        const supply = 100n * BigInt(vestingMonths)
        let paid = (supply * BigInt(tgePercent)) / 100n
        const monthly = (supply - paid) / BigInt(vestingMonths)
        for (let month = 0; month <= cliffMonths + vestingMonths + 2; month++) {
          if (month > cliffMonths && month <= cliffMonths + vestingMonths) paid += monthly
          expect(
            freedPercent({ label: 'Any', tgePercent, cliffMonths, vestingMonths }, month),
          ).toBeCloseTo((100 * Number(paid)) / Number(supply), 9)
        }
        expect(paid).toBe(supply)
      }),
    )
  })

  test('without months to vest over, the rest is free when the cliff ends', () => {
    const terms = { label: 'Advisors', tgePercent: 20, cliffMonths: 3, vestingMonths: 0 }
    expect([0, 2, 3].map((month) => freedPercent(terms, month))).toEqual([20, 20, 100])
    expect(freedPercent({ ...terms, cliffMonths: 0 }, 0)).toBe(100)
  })

  test('R-IDO-001 the float of two allocations, and who adds to it when', () => {
    const plan = unlockPlan({
      allocations: [
        { label: 'Public sale', percent: 20 },
        { label: 'Team', percent: 80 },
      ],
      vesting: [seller, team],
    })
    expect(plan.steps[0]).toEqual({
      month: 0,
      addedPercent: 10,
      totalPercent: 10,
      labels: ['Public sale'],
    })
    expect(plan.steps.map(({ month }) => month)).toEqual([
      0,
      1,
      2,
      3,
      4,
      5,
      ...Array.from({ length: 24 }, (_, at) => 13 + at),
    ])
    expect(plan.steps.find(({ month }) => month === 13)).toMatchObject({ labels: ['Team'] })
    expect(plan.steps.at(-1)?.totalPercent).toBeCloseTo(100)
    expect(plan).toMatchObject({ unknownPercent: 0, sumPercent: 100, lastMonth: 36 })
  })

  test('what has no terms, and what is not allocated, is unknown; a sum over 100 is said', () => {
    expect(
      unlockPlan({
        allocations: [
          { label: 'Public sale', percent: 20 },
          { label: 'Treasury', percent: 30 },
        ],
        vesting: [seller],
      }).unknownPercent,
    ).toBe(80)
    expect(
      unlockPlan({ allocations: [{ label: 'Public sale', percent: 120 }], vesting: [seller] })
        .sumPercent,
    ).toBe(120)
    expect(unlockPlan({ allocations: [], vesting: [] }).steps).toEqual([])
  })

  test('never frees more than is allocated, never takes back, and adds up', () => {
    const terms = fc.record({
      percent: fc.integer({ min: 1, max: 40 }),
      tgePercent: fc.integer({ min: 0, max: 100 }),
      cliffMonths: fc.integer({ min: 0, max: 24 }),
      vestingMonths: fc.integer({ min: 0, max: 48 }),
    })
    fc.assert(
      fc.property(fc.array(terms, { minLength: 1, maxLength: 6 }), (drawn) => {
        const named = drawn.map((each, at) => ({ ...each, label: `A${at}` }))
        const { steps, sumPercent } = unlockPlan({ allocations: named, vesting: named })
        expect(steps.every(({ addedPercent }) => addedPercent >= 0)).toBe(true)
        expect(steps.at(-1)?.totalPercent).toBeCloseTo(sumPercent)
        expect(steps.reduce((sum, { addedPercent }) => sum + addedPercent, 0)).toBeCloseTo(
          sumPercent,
        )
      }),
    )
  })

  test('a month after the 31st is the last of a shorter month', () => {
    const at = Date.UTC(2027, 0, 31, 12) / 1000
    expect(new Date(monthsLaterSec(at, 1) * 1000).toISOString()).toBe('2027-02-28T12:00:00.000Z')
    expect(new Date(monthsLaterSec(at, 13) * 1000).toISOString()).toBe('2028-02-29T12:00:00.000Z')
  })
})
