import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatChange } from '../format/change.ts'
import { isWithin } from '../figure/figure-range.ts'
import {
  changeOfPeriod,
  isLatePrice,
  moverDirections,
  moverPeriods,
  moverSteps,
  standardMovers,
  volumeFloors,
  type MoverBounds,
  type MoverSteps,
  type MoverParams,
} from './movers.ts'

const asOfSec = 1_790_000_000
const hourSec = 3600

type Coin = Record<keyof MoverBounds, number | null>
const coin = (over: Partial<Coin>): Coin => ({
  priceUsd: 2,
  change24hPct: 5,
  change7dPct: 5,
  change30dPct: 5,
  asOfSec,
  volume24hUsd: 5e6,
  ...over,
})

const fits = (bounds: MoverBounds, of: Coin): boolean =>
  (Object.keys(bounds) as (keyof MoverBounds)[]).every((figure) =>
    isWithin(of[figure], bounds[figure] ?? {}),
  )
const passed = (over: Partial<Coin>, params: Partial<MoverParams> = {}): (keyof MoverSteps)[] => {
  const steps = moverSteps({ ...standardMovers, ...params }, asOfSec)
  return (['known', 'fresh', 'traded', 'moved'] as const).filter((step) =>
    fits(steps[step], coin(over)),
  )
}
const all = ['known', 'fresh', 'traded', 'moved']

describe('R-MOV-001 what counts as a mover', () => {
  test.each<[string, Partial<Coin>, Partial<MoverParams>, string[]]>([
    ['a coin that rose', {}, {}, all],
    ['a coin that rose is no loser', {}, { direction: 'losers' }, ['known', 'fresh', 'traded']],
    ['a coin that fell', { change24hPct: -5 }, { direction: 'losers' }, all],
    ['a coin that lost everything', { change24hPct: -100 }, { direction: 'losers' }, all],
    ['a coin that stood still', { change24hPct: 0 }, {}, ['known', 'fresh', 'traded']],
    [
      'a coin that stood still, from below',
      { change24hPct: -0 },
      { direction: 'losers' },
      ['known', 'fresh', 'traded'],
    ],
    ['a coin that reads 0.00 %', { change24hPct: 0.004 }, {}, ['known', 'fresh', 'traded']],
    ['a change that is not known', { change30dPct: null }, { period: '30d' }, []],
    [
      'an unknown change over another period does not matter',
      { change7dPct: null, change30dPct: null },
      {},
      all,
    ],
    [
      'a loss of more than everything makes no sense',
      { change24hPct: -140 },
      { direction: 'losers' },
      [],
    ],
    ['no price', { priceUsd: null }, {}, []],
    ['a price of nothing', { priceUsd: 0 }, {}, []],
    ['a price a day older than the market', { asOfSec: asOfSec - 24 * hourSec }, {}, all],
    ['a price more than a day older', { asOfSec: asOfSec - 24 * hourSec - 1 }, {}, ['known']],
    ['a price without a time', { asOfSec: null }, {}, all],
    ['a volume at the floor', { volume24hUsd: 1e6 }, {}, all],
    ['a volume below the floor', { volume24hUsd: 999_999 }, {}, ['known', 'fresh']],
    ['a volume that is not known', { volume24hUsd: null }, {}, ['known', 'fresh']],
    [
      'a volume that is not known, where no floor is set',
      { volume24hUsd: null },
      { floor: 'any' },
      all,
    ],
    ['no volume at all, where no floor is set', { volume24hUsd: 0 }, { floor: 'any' }, all],
  ])('%s', (_, over, params, expected) => expect(passed(over, params)).toEqual(expected))
})

it('R-MOV-001 every step narrows the one before it, whatever is asked for and whatever the coin', () => {
  const figure = fc.option(
    fc.oneof(
      fc.double({ min: -200, max: 1e9, noNaN: true }),
      fc.constantFrom(-0, 0, -100, 0.01, -0.01, 1e6),
    ),
    { nil: null },
  )
  const anyParams = fc.record({
    period: fc.constantFrom(...moverPeriods),
    direction: fc.constantFrom(...moverDirections),
    floor: fc.constantFrom(...volumeFloors),
  })
  const coins = fc.record({
    priceUsd: figure,
    change24hPct: figure,
    change7dPct: figure,
    change30dPct: figure,
    volume24hUsd: figure,
    asOfSec: fc.option(fc.integer({ min: asOfSec - 3e5, max: asOfSec + 1e4 }), { nil: null }),
  })
  fc.assert(
    fc.property(anyParams, coins, (params, each) => {
      const steps = moverSteps(params, asOfSec)
      const reached = (['known', 'fresh', 'traded', 'moved'] as const).map((step) =>
        fits(steps[step], each),
      )
      expect(reached).toEqual(reached.toSorted((one, other) => Number(other) - Number(one)))
    }),
  )
})

it('R-MOV-001 whatever is called a gainer or loser also reads as one, with its sign and arrow', () => {
  const reads = { gainers: 'up', losers: 'down' } as const
  const moves = fc.oneof(
    fc.double({ min: 0.01, max: 1000, noNaN: true }),
    fc.double({ min: -100, max: -0.01, noNaN: true }),
  )
  fc.assert(
    fc.property(moves, fc.constantFrom(...moverPeriods), (change, period) => {
      const called = moverDirections.filter((direction) =>
        passed({ [changeOfPeriod[period]]: change }, { period, direction }).includes('moved'),
      )
      expect(called.map((direction) => reads[direction])).toEqual([formatChange(change).direction])
    }),
  )
})

it('R-MOV-001 a price says its own time once it is an hour behind the market', () => {
  expect(
    [null, asOfSec + 60, asOfSec, asOfSec - hourSec + 1, asOfSec - hourSec].map((each) =>
      isLatePrice(each, asOfSec),
    ),
  ).toEqual([false, false, false, false, true])
})
