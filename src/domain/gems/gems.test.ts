import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isWithin } from '../figure/figure-range.ts'
import { scoreBand } from '../coin/score-band.ts'
import { ratingStateOf } from '../rating/rating-state.ts'
import {
  gemCaps,
  gemCoveragePct,
  gemFloors,
  gemLowScore,
  gemSteps,
  standardGems,
  type GemBounds,
  type GemSteps,
  type GemParams,
} from './gems.ts'

const asOfSec = 1_790_000_000
const daySec = 86_400

type Coin = Record<keyof GemBounds, number | null>
const coin: Coin = {
  marketCapUsd: 4e7,
  priceUsd: 2,
  asOfSec,
  volume24hUsd: 5e5,
  coveragePct: 80,
  scoreLow: 60,
}

const fits = (bounds: GemBounds, of: Coin): boolean =>
  (Object.keys(bounds) as (keyof GemBounds)[]).every((figure) =>
    isWithin(of[figure], bounds[figure] ?? {}),
  )
const order = [
  'sized',
  'small',
  'fresh',
  'traded',
  'rated',
  'gem',
] as const satisfies readonly (keyof GemSteps)[]
/** The last step a coin reaches. */
const reached = (over: Partial<Coin>, params: Partial<GemParams> = {}): string | undefined => {
  const steps = gemSteps({ ...standardGems, ...params }, asOfSec)
  return order.findLast((step) => fits(steps[step], { ...coin, ...over }))
}

describe('R-AIX-002, R-CLS-010 what counts as a gem', () => {
  test.each<[string, Partial<Coin>, Partial<GemParams>, string | undefined]>([
    ['a small coin that is rated, traded and at worst average', {}, {}, 'gem'],
    ['a market cap at the ceiling', { marketCapUsd: 1e8 }, {}, 'gem'],
    ['a market cap above it', { marketCapUsd: 1e8 + 1 }, {}, 'sized'],
    ['the same under a wider ceiling', { marketCapUsd: 1e8 + 1 }, { cap: '300m' }, 'gem'],
    ['a market cap that is not known', { marketCapUsd: null }, {}, undefined],
    ['a market cap of nothing is not known either', { marketCapUsd: 0 }, {}, undefined],
    ['no price', { priceUsd: null }, {}, 'small'],
    ['a price more than a day behind the market', { asOfSec: asOfSec - daySec - 1 }, {}, 'small'],
    ['a price without a time', { asOfSec: null }, {}, 'gem'],
    ['hardly any trade', { volume24hUsd: 99_999 }, {}, 'fresh'],
    ['a volume that is not known', { volume24hUsd: null }, {}, 'fresh'],
    ['less trade than asked for', {}, { floor: '1m' }, 'fresh'],
    [
      'a provisional score, however high',
      { coveragePct: gemCoveragePct - 1, scoreLow: 95 },
      {},
      'traded',
    ],
    ['a score that may turn out weak', { scoreLow: gemLowScore - 1 }, {}, 'rated'],
    ['no score', { scoreLow: null }, {}, 'rated'],
  ])('%s', (_, over, params, expected) => expect(reached(over, params)).toBe(expected))

  it('every step narrows the one before it, whatever is asked for and whatever the coin', () => {
    const figure = fc.option(
      fc.oneof(fc.double({ min: -1, max: 1e9, noNaN: true }), fc.constantFrom(0, 50, 60, 1e5, 1e8)),
      { nil: null },
    )
    const anyParams = fc.record({
      cap: fc.constantFrom(...gemCaps),
      floor: fc.constantFrom(...gemFloors),
    })
    fc.assert(
      fc.property(
        anyParams,
        fc.record({
          marketCapUsd: figure,
          priceUsd: figure,
          asOfSec: figure,
          volume24hUsd: figure,
          coveragePct: figure,
          scoreLow: figure,
        }),
        (params, each) => {
          const steps = gemSteps(params, asOfSec)
          const passed = order.map((step) => fits(steps[step], each))
          expect(passed).toEqual(passed.toSorted((one, other) => Number(other) - Number(one)))
        },
      ),
    )
  })

  it('a gem reads as rated, and at worst as average', () => {
    expect(ratingStateOf(gemCoveragePct)).toBe('rated')
    expect([scoreBand(gemLowScore - 1), scoreBand(gemLowScore)]).toEqual(['weak', 'average'])
  })
})
