import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endsOf } from './normaliser.ts'
import { inputShapes, ratingInputs } from './inputs.ts'
import { subscoreKeys, subscoreWeights } from './subscores.ts'
import { rate, ratingVersion } from './rate.ts'
import type { RatingInput } from './inputs.ts'
import type { RatingKind } from './subscores.ts'
import type { RatingFacts } from './rating.ts'

const kinds: RatingKind[] = ['coin', 'sale']
const at = (value: number) => ({ value, as_of: 1_700_000_000, source: 'sample' })

const valueOf = ({ points, scale }: RatingInput) => {
  const low = points[0][0] / scale
  const high = (points.at(-1) ?? points[0])[0] / scale
  return fc.double({ min: low - (high - low) / 4, max: high + (high - low) / 4, noNaN: true })
}
const factsOf = (kind: RatingKind): fc.Arbitrary<RatingFacts> =>
  fc.record(
    Object.fromEntries(ratingInputs[kind].map((input) => [input.key, valueOf(input).map(at)])),
    { requiredKeys: [] },
  )
const rated = fc
  .constantFrom(...kinds)
  .chain((kind) => fc.record({ kind: fc.constant(kind), facts: factsOf(kind) }))

const best = (kind: RatingKind): RatingFacts =>
  Object.fromEntries(ratingInputs[kind].map((input) => [input.key, at(endsOf(input).best)]))
const without = (facts: RatingFacts, key: string): RatingFacts => ({ ...facts, [key]: undefined })

describe('the published tables', () => {
  test('D-AISCORE weights: tokenomics 25, security 25, market 20, insights 15, social 15', () => {
    expect(subscoreWeights).toEqual({
      tokenomics: 250,
      security: 250,
      market: 200,
      insights: 150,
      social: 150,
    })
  })

  test.each(kinds)(
    'the inputs of each sub-score of a %s weigh 1000 permille, in whole percent',
    (kind) => {
      for (const key of subscoreKeys) {
        const weights = ratingInputs[kind]
          .filter((input) => input.subscore === key)
          .map((input) => input.weightPermille)
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(1000)
        expect(weights.every((weight) => weight % 10 === 0)).toBe(true)
      }
    },
  )

  test('tables are whole numbers, rise in value and run one way between 0 and 100', () => {
    for (const { points } of Object.values(inputShapes)) {
      const steps = points
        .slice(1)
        .map(([x, y], i) => ({ dx: x - (points[i]?.[0] ?? 0), dy: y - (points[i]?.[1] ?? 0) }))
      expect(points.flat().every(Number.isInteger)).toBe(true)
      expect(steps.every(({ dx }) => dx > 0)).toBe(true)
      expect(steps.every(({ dy }) => dy >= 0) || steps.every(({ dy }) => dy <= 0)).toBe(true)
      expect(
        points
          .map(([, y]) => y)
          .toSorted((a, b) => a - b)
          .filter((_, i, all) => i === 0 || i === all.length - 1),
      ).toEqual([0, 100])
    }
  })
})

describe('R-CLS-012 rating v1', () => {
  test('the best of everything is 100, rated, with no range left open', () => {
    for (const kind of kinds) {
      expect(rate(kind, best(kind))).toMatchObject({
        version: ratingVersion,
        total: 100,
        scoreLow: 100,
        scoreHigh: 100,
        coverage: 100,
        state: 'rated',
        caps: [],
      })
    }
  })

  test('knowing nothing is not a score', () => {
    expect(rate('coin', {})).toMatchObject({
      total: null,
      scoreLow: null,
      scoreHigh: null,
      coverage: 0,
      state: 'not-rated',
    })
  })

  test('a worked example: circulating 80.4 %, cap to FDV 81.9 %, insiders 31 %', () => {
    const tokenomics = rate('coin', {
      circulatingShare: at(80.4),
      capToFdv: at(81.9),
      insiderShare: at(31),
    }).subscores[0]
    expect(
      tokenomics?.lines
        .slice(0, 3)
        .map(({ normalised, contributionMilli }) => [normalised, contributionMilli]),
    ).toEqual([
      [80, 16_000],
      [84, 16_800],
      [53, 10_600],
    ])
    expect(tokenomics).toMatchObject({
      sumMilli: 43_400,
      knownPermille: 600,
      score: 72,
      low: 43,
      high: 84,
      coverage: 60,
    })
  })

  test('market figures alone end provisional, a lone rank not rated', () => {
    const marketOnly = {
      circulatingShare: at(90),
      capToFdv: at(90),
      age: at(900),
      turnover: at(4),
      drawdownAth: at(50),
      rank: at(12),
    }
    expect(rate('coin', marketOnly)).toMatchObject({ state: 'provisional', coverage: 30 })
    expect(
      rate('coin', without(without(marketOnly, 'capToFdv'), 'circulatingShare')),
    ).toMatchObject({ state: 'provisional', coverage: 20 })
    expect(rate('coin', { rank: at(12) })).toMatchObject({
      state: 'not-rated',
      total: null,
      coverage: 6,
    })
  })

  test('a honeypot holds the total at 20, and hiding it does not lift the lower bound', () => {
    const trap = { ...best('coin'), honeypot: at(1) }
    expect(rate('coin', trap)).toMatchObject({
      total: 20,
      scoreLow: 20,
      scoreHigh: 20,
      caps: [{ key: 'honeypot', maxTotal: 20 }],
    })
    expect(rate('coin', without(trap, 'honeypot'))).toMatchObject({ scoreLow: 20, caps: [] })
  })

  test('figures that are no numbers and keys that nobody weighs are unknown', () => {
    const facts = {
      rank: at(Number.NaN),
      turnover: at(Infinity),
      sponsorship: at(100),
      toString: at(3),
    }
    expect(rate('coin', facts)).toEqual(rate('coin', {}))
  })

  test('unknown inputs stay on the receipt', () => {
    const lines = rate('sale', { initialCap: at(2_000_000) }).subscores.flatMap(
      (subscore) => subscore.lines,
    )
    expect(lines.map(({ key }) => key)).toHaveLength(ratingInputs.sale.length)
    expect(lines.filter(({ normalised }) => normalised !== null).map(({ key }) => key)).toEqual([
      'initialCap',
    ])
    expect(lines.find(({ key }) => key === 'floatAtTge')).toMatchObject({
      value: null,
      asOfSec: null,
      source: null,
      contributionMilli: null,
    })
  })
})

describe('laws', () => {
  test('hiding a fact never raises the lower bound', () => {
    fc.assert(
      fc.property(rated, fc.nat(), ({ kind, facts }, pick) => {
        const keys = Object.keys(facts)
        fc.pre(keys.length > 0)
        const hidden = without(facts, keys[pick % keys.length] ?? '')
        expect(rate(kind, hidden).scoreLow ?? -1).toBeLessThanOrEqual(
          rate(kind, facts).scoreLow ?? 101,
        )
        expect(rate(kind, hidden).coverage).toBeLessThanOrEqual(rate(kind, facts).coverage)
      }),
    )
  })

  test('the range contains the total, each range its sub-score, and nothing leaves 0-100', () => {
    fc.assert(
      fc.property(rated, ({ kind, facts }) => {
        const { total, scoreLow, scoreHigh, subscores } = rate(kind, facts)
        for (const { low, high, score } of [
          ...subscores,
          { low: scoreLow ?? 0, high: scoreHigh ?? 100, score: total },
        ]) {
          expect(low).toBeGreaterThanOrEqual(0)
          expect(high).toBeLessThanOrEqual(100)
          expect(low).toBeLessThanOrEqual(score ?? low)
          expect(high).toBeGreaterThanOrEqual(score ?? high)
        }
      }),
    )
  })

  test('each input runs one way: a better value never lowers the score', () => {
    fc.assert(
      fc.property(
        rated,
        fc.nat(),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 2 }),
        ({ kind, facts }, pick, shares) => {
          const inputs = ratingInputs[kind]
          const input = inputs[pick % inputs.length]
          if (!input) return
          const { worst, best: top } = endsOf(input)
          const [worse = 0, better = 1] = shares.toSorted((a, b) => a - b)
          const scoreAt = (share: number) =>
            rate(kind, { ...facts, [input.key]: at(worst + (top - worst) * share) })
          expect(scoreAt(worse).total ?? 0).toBeLessThanOrEqual(scoreAt(better).total ?? 0)
          expect(scoreAt(worse).scoreLow ?? 0).toBeLessThanOrEqual(scoreAt(better).scoreLow ?? 0)
        },
      ),
    )
  })

  test('receipts add up exactly as displayed', () => {
    fc.assert(
      fc.property(rated, ({ kind, facts }) => {
        const rating = rate(kind, facts)
        for (const { lines, sumMilli, knownPermille, score } of rating.subscores) {
          const known = lines.filter(({ normalised }) => normalised !== null)
          expect(
            known.every(
              (line) => line.contributionMilli === (line.normalised ?? 0) * line.weightPermille,
            ),
          ).toBe(true)
          expect(known.reduce((sum, line) => sum + (line.contributionMilli ?? 0), 0)).toBe(sumMilli)
          expect(known.reduce((sum, line) => sum + line.weightPermille, 0)).toBe(knownPermille)
          expect(score).toBe(
            knownPermille === 0 ? null : Number((sumMilli / knownPermille + 1e-9).toFixed(0)),
          )
        }
      }),
    )
  })

  test('only whole numbers come out, and the order of facts does not matter', () => {
    fc.assert(
      fc.property(rated, ({ kind, facts }) => {
        const rating = rate(kind, facts)
        const figures = rating.subscores.flatMap(({ score, low, high, sumMilli, lines }) => [
          score ?? 0,
          low,
          high,
          sumMilli,
          ...lines.map(({ normalised }) => normalised ?? 0),
        ])
        expect(
          [...figures, rating.total ?? 0, rating.coverage, rating.sumMilli].every(Number.isInteger),
        ).toBe(true)
        expect(rate(kind, Object.fromEntries(Object.entries(facts).toReversed()))).toEqual(rating)
      }),
    )
  })
})

test('version 1 is frozen: the same facts give the published figures for ever', () => {
  let seed = 20_260_105
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const figures = Array.from({ length: 60 }, (_, n) => {
    const kind = kinds[n % 2] ?? 'coin'
    const facts = Object.fromEntries(
      ratingInputs[kind].flatMap((input) => {
        const { worst, best: top } = endsOf(input)
        const fact = at(worst + (top - worst) * next())
        return next() < 0.75 ? [[input.key, fact]] : []
      }),
    )
    const { total, scoreLow, scoreHigh, coverage } = rate(kind, facts)
    return [total ?? 0, scoreLow ?? 0, scoreHigh ?? 0, coverage]
  }).flat()
  expect(figures.reduce((sum, figure) => (sum * 131 + figure) % 1_000_000_007, 0)).toBe(628_640_739)
})
