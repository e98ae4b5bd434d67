import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ratingInputs } from './inputs.ts'
import { exactTotal, leversOf } from './levers.ts'
import { rate } from './rate.ts'
import { inputChanges } from './rating-change.ts'
import type { RatingFacts } from './rating.ts'

const keys = ratingInputs.coin.map(({ key }) => key)
const factsArbitrary = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom(...keys.filter((key) => key !== 'honeypot')),
      fc.double({ min: -10, max: 5_000, noNaN: true }),
    ),
    { selector: ([key]) => key, minLength: 15 },
  )
  .map((entries): RatingFacts =>
    Object.fromEntries(entries.map(([key, value]) => [key, { value, as_of: 1, source: 'test' }])),
  )

describe('what would change a score', () => {
  test('R-CDT-010 at its best no input lowers the score, and what holds it down most comes first', () => {
    fc.assert(
      fc.property(factsArbitrary, (facts) => {
        const { total } = rate('coin', facts)
        const { known, unknown } = leversOf('coin', facts)
        for (const lever of known)
          expect((lever.totalAtBest ?? 0) >= (total ?? 0) && lever.gain >= -1e-9).toBe(true)
        for (const lever of unknown)
          expect((lever.totalAtWorst ?? 0) <= (lever.totalAtBest ?? 0)).toBe(true)
        expect(known.map(({ gain }) => gain)).toEqual(
          known.map(({ gain }) => gain).toSorted((a, b) => b - a),
        )
      }),
      { numRuns: 30 },
    )
  })

  test('R-CDT-010 the exact total rounds to the published one, within the rounding of its sub-scores', () => {
    fc.assert(
      fc.property(factsArbitrary, (facts) => {
        const rating = rate('coin', facts)
        expect(Math.abs((exactTotal(rating) ?? 0) - (rating.total ?? 0))).toBeLessThanOrEqual(1)
      }),
      { numRuns: 50 },
    )
  })

  test('R-CDT-010 where nothing is known nothing is claimed', () => {
    expect(leversOf('coin', {})).toEqual({ known: [], unknown: [] })
    expect(inputChanges('coin', {}, {})).toEqual([])
  })
})

describe('why a score moved', () => {
  test('R-CDT-010 one changed input explains the whole difference', () => {
    fc.assert(
      fc.property(
        factsArbitrary,
        fc.nat(),
        fc.double({ min: -10, max: 5_000, noNaN: true }),
        (facts, place, value) => {
          const names = Object.keys(facts)
          const key = names[place % names.length] ?? 'age'
          const after = { ...facts, [key]: { value, as_of: 2, source: 'test' } }
          const changes = inputChanges('coin', facts, after)
          const difference =
            (exactTotal(rate('coin', after)) ?? 0) - (exactTotal(rate('coin', facts)) ?? 0)
          expect(changes.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(difference, 9)
        },
      ),
      { numRuns: 30 },
    )
  })

  test('R-CDT-010 an input that was lost or found is among the reasons', () => {
    const facts: RatingFacts = Object.fromEntries(
      keys.slice(0, 12).map((key) => [key, { value: 5, as_of: 1, source: 'test' }]),
    )
    const {
      rank: _lost,
      age: _old,
      ...rest
    } = {
      ...facts,
      rank: { value: 4, as_of: 1, source: 'test' },
      age: { value: 1_000, as_of: 1, source: 'test' },
    }
    const before = { ...rest, rank: { value: 4, as_of: 1, source: 'test' } }
    expect(inputChanges('coin', before, rest)).toMatchObject([
      { key: 'rank', before: 4, after: null },
    ])
    expect(
      inputChanges('coin', rest, { ...rest, age: { value: 1_000, as_of: 1, source: 'test' } }),
    ).toMatchObject([{ key: 'age', before: null, after: 1_000 }])
  })
})
