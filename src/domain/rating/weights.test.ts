import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ratingInputs } from './inputs.ts'
import { subscoreKeys, subscoreWeights, type SubscoreKey } from './subscores.ts'
import { lowCapOf, rate, totalCapOf } from './rate.ts'
import type { RatingFacts } from './rating.ts'
import { weighColumns, type RatingPartColumns } from './weigh-columns.ts'
import {
  isOfficial,
  shareOf,
  weightsOfPoints,
  weightsOfText,
  weightsText,
  type SubscoreWeights,
} from './weights.ts'

const keyed = <T>(valueOf: (key: SubscoreKey) => T): Record<SubscoreKey, T> =>
  Object.fromEntries(subscoreKeys.map((key) => [key, valueOf(key)])) as Record<SubscoreKey, T>
const pointsArbitrary = fc
  .tuple(...subscoreKeys.map(() => fc.integer({ min: 0, max: 100 })))
  .map((points) => keyed((key) => points[subscoreKeys.indexOf(key)] ?? 0))
const weightsArbitrary = pointsArbitrary.map(weightsOfPoints).filter((weights) => weights !== null)

describe('D-AISCORE weights of one\u2019s own', () => {
  test('points of any size become whole shares that sum to 100 %, each within one of its exact part', () => {
    fc.assert(
      fc.property(pointsArbitrary, (points) => {
        const sum = subscoreKeys.reduce((total, key) => total + points[key], 0)
        fc.pre(sum > 0)
        const weights = weightsOfPoints(points) ?? subscoreWeights
        const shares = subscoreKeys.map((key) => shareOf(weights, key))
        expect(shares.reduce((total, share) => total + share, 0)).toBe(100)
        for (const [at, key] of subscoreKeys.entries())
          expect(Math.abs((shares[at] ?? 0) - (100 * points[key]) / sum)).toBeLessThan(1)
      }),
    )
  })

  test('where no part has a point there are no weights', () => {
    expect(weightsOfPoints(keyed(() => 0))).toBeNull()
  })

  test('equal points share what rounding leaves over from the first on, and one alone weighs everything', () => {
    expect(
      weightsText(
        weightsOfPoints(keyed((key) => (key === 'insights' || key === 'social' ? 0 : 1))) ??
          subscoreWeights,
      ),
    ).toBe('34-33-33-0-0')
    expect(
      weightsText(weightsOfPoints(keyed((key) => (key === 'security' ? 7 : 0))) ?? subscoreWeights),
    ).toBe('0-100-0-0-0')
  })

  test('D-LISTFILTER a link carries them as five whole percents; anything else is no weights', () => {
    fc.assert(
      fc.property(weightsArbitrary, (weights) => {
        expect(weightsOfText(weightsText(weights))).toEqual(weights)
      }),
    )
    expect(weightsText(subscoreWeights)).toBe('25-25-20-15-15')
    expect(isOfficial(subscoreWeights)).toBe(true)
    for (const wrong of [
      '',
      '25-25-20-15',
      '25-25-20-15-16',
      '25-25-20-15-15-0',
      '-5-30-30-30-15',
      '20.5-29.5-20-15-15',
      'a-b-c-d-e',
      '1e1-30-30-15-15',
      undefined,
    ])
      expect(weightsOfText(wrong)).toBeNull()
  })
})

const factsArbitrary = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom(...ratingInputs.coin.map(({ key }) => key)),
      fc.oneof(fc.double({ min: -10, max: 5_000, noNaN: true }), fc.constantFrom(0, 1)),
    ),
    { selector: ([key]) => key },
  )
  .map((entries): RatingFacts =>
    Object.fromEntries(entries.map(([key, value]) => [key, { value, as_of: 1, source: 'test' }])),
  )

/** The columns of one coin, as a list holds them. */
const columnsOf = (facts: RatingFacts): RatingPartColumns => {
  const rating = rate('coin', facts)
  const of = (figure: (subscore: (typeof rating.subscores)[number]) => number | null) =>
    keyed((key) =>
      Float64Array.of(
        ...rating.subscores
          .filter((subscore) => subscore.key === key)
          .map((subscore) => figure(subscore) ?? Number.NaN),
      ),
    )
  return {
    scores: of(({ score }) => score),
    lows: of(({ low }) => low),
    coverages: of(({ coverage }) => coverage),
    totalCap: Float64Array.of(totalCapOf(rating.caps)),
    lowCap: Float64Array.of(lowCapOf(facts)),
  }
}
const cell = (values: Float64Array): number | null =>
  Number.isNaN(values[0]) ? null : (values[0] ?? null)
const weighed = (facts: RatingFacts, weights: SubscoreWeights) => {
  const { totalScore, scoreLow, scoreHigh, coveragePct } = weighColumns(
    columnsOf(facts),
    weights,
    1,
  )
  return {
    total: cell(totalScore),
    scoreLow: cell(scoreLow),
    scoreHigh: cell(scoreHigh),
    coverage: cell(coveragePct),
  }
}

describe('D-AISCORE, R-CLS-012 a list rated by weights of one\u2019s own', () => {
  test('treats missing sub-scores, the lower bound, coverage and caps exactly as the rating does', () => {
    fc.assert(
      fc.property(factsArbitrary, weightsArbitrary, (facts, weights) => {
        const { total, scoreLow, scoreHigh, coverage } = rate('coin', facts, weights)
        const { scoreHigh: high, ...exact } = weighed(facts, weights)
        expect(exact).toEqual({ total, scoreLow, coverage })
        expect(high === null ? null : high - (scoreHigh ?? 0)).toSatisfy(
          (wider) => wider === (scoreHigh === null ? null : 0) || wider === 1,
        )
      }),
      { numRuns: 500 },
    )
  })

  test('by the published weights it is the official score', () => {
    fc.assert(
      fc.property(factsArbitrary, (facts) => {
        const { total, scoreLow, coverage } = rate('coin', facts)
        expect(weighed(facts, subscoreWeights)).toMatchObject({ total, scoreLow, coverage })
      }),
    )
  })

  test('a fact that is hidden never raises the lower bound, whatever the weights', () => {
    fc.assert(
      fc.property(factsArbitrary, fc.nat(), weightsArbitrary, (facts, place, weights) => {
        const names = Object.keys(facts)
        const hidden = names[place % Math.max(1, names.length)]
        const rest = Object.fromEntries(Object.entries(facts).filter(([name]) => name !== hidden))
        expect(weighed(rest, weights).scoreLow ?? 0).toBeLessThanOrEqual(
          weighed(facts, weights).scoreLow ?? 100,
        )
      }),
      { numRuns: 300 },
    )
  })

  test('where only what does not count is known there is no score, and where nothing is told there is none either', () => {
    const onlyRank: RatingFacts = Object.fromEntries(
      ratingInputs.coin
        .filter(({ subscore }) => subscore === 'market')
        .map(({ key }) => [key, { value: 5, as_of: 1, source: 'test' }]),
    )
    const withoutMarket = weightsOfText('50-50-0-0-0') ?? subscoreWeights
    expect(rate('coin', onlyRank, withoutMarket)).toMatchObject({
      total: null,
      state: 'not-rated',
      coverage: 0,
    })
    expect(weighed(onlyRank, withoutMarket)).toEqual({
      total: null,
      scoreLow: null,
      scoreHigh: null,
      coverage: 0,
    })
    const withoutCoverage = {
      ...columnsOf(onlyRank),
      coverages: keyed(() => Float64Array.of(Number.NaN)),
    }
    expect(weighColumns(withoutCoverage, subscoreWeights, 1).totalScore[0]).toBeNaN()
  })
})
