import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projectionOf } from '../projection/projection.ts'
import { ratingInputs } from '../rating/inputs.ts'
import { checkSeries } from '../series/series-quality.ts'
import { technicalsOf } from '../technicals/technicals.ts'
import { analyse } from './analyse.ts'
import type { AnalysisFacts } from './analysis-facts.ts'

const nothing: AnalysisFacts = {
  asOfSec: null,
  rank: null,
  priceUsd: null,
  marketCapUsd: null,
  volume24hUsd: null,
  change7dPct: null,
  change30dPct: null,
  athUsd: null,
  athAtSec: null,
  circulatingSupply: null,
  maxSupply: null,
  rating: null,
  past: null,
  commits4w: null,
  followers: null,
}
const known = fc.option(fc.double({ min: 0.000_001, max: 1e12, noNaN: true }))
const factsArbitrary = fc.record({
  asOfSec: known,
  rank: fc.option(fc.integer({ min: 1, max: 9_999 })),
  priceUsd: known,
  marketCapUsd: known,
  volume24hUsd: known,
  athUsd: known,
  athAtSec: known,
  change7dPct: fc.option(fc.double({ min: -99, max: 900, noNaN: true })),
  change30dPct: fc.option(fc.double({ min: -99, max: 900, noNaN: true })),
  circulatingSupply: known,
  maxSupply: known,
  rating: fc.option(
    fc
      .uniqueArray(
        fc.tuple(
          fc.constantFrom(...ratingInputs.coin.map(({ key }) => key)),
          fc.double({ min: 0, max: 500, noNaN: true }),
        ),
        { selector: ([key]) => key },
      )
      .map((entries) => ({
        ratedAtSec: 5,
        facts: Object.fromEntries(
          entries.map(([key, value]) => [key, { value, as_of: 4, source: 'test' }]),
        ),
      })),
  ),
  past: fc.option(
    fc.array(fc.double({ min: -0.1, max: 0.1, noNaN: true }), { maxLength: 260 }).map((changes) => {
      let close = 10
      const closes = changes.map((change) => (close *= Math.exp(change)))
      const checked = checkSeries({ days: closes.map((_, at) => 20_000 + at), closes })
      return {
        checked,
        technicals: technicalsOf(checked.series),
        projection: projectionOf('x', checked.series),
        asOfSec: 6,
      }
    }),
  ),
  commits4w: fc.option(
    fc.record({ value: fc.integer({ min: 0, max: 900 }), asOfSec: fc.constant(3) }),
  ),
  followers: fc.option(
    fc.record({ value: fc.integer({ min: 1, max: 9e6 }), asOfSec: fc.constant(3) }),
  ),
})

describe('the analysis', () => {
  test('R-CDT-001 says nothing where nothing is known', () => {
    expect(analyse(nothing)).toEqual([])
  })

  test('R-CDT-001 every sentence cites at least one figure, every figure is finite, and no sentence is said twice', () => {
    fc.assert(
      fc.property(factsArbitrary, (facts) => {
        const said = analyse(facts)
        for (const { cites, values } of said) {
          expect(cites.length).toBeGreaterThan(0)
          for (const { value } of [
            ...cites.map((cite) => cite.value),
            ...Object.values(values),
          ].map((figure) => ({ value: figure.value })))
            expect(Number.isFinite(value)).toBe(true)
        }
        expect(new Set(said.map(({ key }) => key)).size).toBe(said.length)
      }),
      { numRuns: 60 },
    )
  })

  test('R-CDT-001 never invents: taking a fact away takes its sentences away', () => {
    fc.assert(
      fc.property(factsArbitrary, (facts) => {
        expect(
          analyse({ ...facts, rating: null }).filter(({ topic }) => topic === 'rating'),
        ).toEqual([])
        expect(
          analyse({ ...facts, past: null }).filter(({ topic }) =>
            ['trend', 'risk', 'data'].includes(topic),
          ),
        ).toEqual([])
        expect(
          analyse({ ...facts, priceUsd: null })
            .flatMap(({ cites }) => cites)
            .filter(({ figure }) => figure === 'price'),
        ).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  test('R-CDT-004 an all-time high is as old as what told it, however long ago it was reached', () => {
    const said = analyse({ ...nothing, asOfSec: 9, priceUsd: 2, athUsd: 8, athAtSec: 1 })
    expect(said.find(({ key }) => key === 'belowHigh')?.cites[0]).toMatchObject({
      figure: 'allTimeHigh',
      asOfSec: 9,
    })
  })

  test('R-CDT-010 says what the score is, what carries it and what would change it', () => {
    const facts = Object.fromEntries(
      ratingInputs.coin
        .filter(({ key }) => key !== 'venues')
        .map(({ key }) => [key, { value: key === 'honeypot' ? 0 : 3, as_of: 4, source: 'test' }]),
    )
    const said = analyse({ ...nothing, rating: { facts, ratedAtSec: 5 } })
    expect(said.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['score', 'strongest', 'weakest', 'holdsDown', 'unknownInputs']),
    )
    expect(said.find(({ key }) => key === 'unknownInputs')).toMatchObject({
      count: 1,
      topic: 'rating',
    })
    expect(said.find(({ key }) => key === 'score')?.cites[0]).toMatchObject({
      asOfSec: 5,
      tab: 'fundamentals',
    })
  })

  test('R-CDT-010 names no band where too little is known for one', () => {
    const facts = Object.fromEntries(
      (['circulatingShare', 'capToFdv', 'turnover', 'rank', 'drawdownAth', 'age'] as const).map(
        (key) => [key, { value: 90, as_of: 4, source: 'test' }],
      ),
    )
    expect(analyse({ ...nothing, rating: { facts, ratedAtSec: 5 } })[0]).toMatchObject({
      key: 'score',
      words: { band: { key: 'provisional' } },
    })
  })
})
