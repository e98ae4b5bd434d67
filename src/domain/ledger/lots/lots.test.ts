import { describe, expect, test } from 'vitest'
import { Decimal } from '../decimal.ts'
import type { LotMethod } from './lot-method.ts'
import { matchLots, type LotMatches } from './lots.ts'
import type { Movement } from './movement.ts'

type Brief = { at: number; amount: string; usd: string | null; id?: string; asset?: string }
const movementOf = (type: Movement['type'], brief: Brief): Movement => ({
  id: brief.id ?? `${type}-${brief.at}`,
  atSec: brief.at,
  asset: brief.asset ?? 'BTC',
  amount: new Decimal(brief.amount),
  type,
  valueUsd: brief.usd === null ? null : new Decimal(brief.usd),
})
const buy = (at: number, amount: string, usd: string | null, more?: Partial<Brief>): Movement =>
  movementOf('acquire', { at, amount, usd, ...more })
const sell = (at: number, amount: string, usd: string | null, more?: Partial<Brief>): Movement =>
  movementOf('dispose', { at, amount, usd, ...more })

const text = (value: Decimal | null): string => value?.toFixed() ?? 'unknown'
/** 'lot: amount cost proceeds gain' of every part of every disposal. */
const partsOf = ({ disposals }: LotMatches): string[] =>
  disposals.flatMap(({ parts }) =>
    parts.map(
      ({ lotId, amount, costUsd, proceedsUsd, gainUsd }) =>
        `${lotId}: ${text(amount)} ${text(costUsd)} ${text(proceedsUsd)} ${text(gainUsd)}`,
    ),
  )
const openOf = ({ lots }: LotMatches): string[] =>
  lots.map(({ movementId, amount, costUsd }) => `${movementId}: ${text(amount)} ${text(costUsd)}`)
const methods: LotMethod[] = ['fifo', 'lifo', 'hifo', 'average']

describe('which lot a disposal is matched to', () => {
  const history = [
    buy(1, '1', '100'),
    buy(2, '1', '300'),
    buy(3, '1', '200'),
    sell(4, '1.5', '450'),
    buy(5, '1', '900'),
  ]

  test.each([
    ['fifo', ['acquire-1: 1 100 300 200', 'acquire-2: 0.5 150 150 0']],
    ['lifo', ['acquire-3: 1 200 300 100', 'acquire-2: 0.5 150 150 0']],
    ['hifo', ['acquire-2: 1 300 300 0', 'acquire-3: 0.5 100 150 50']],
    ['average', ['acquire-1: 1 200 300 100', 'acquire-2: 0.5 100 150 50']],
  ] as const)('%s', (method, parts) => expect(partsOf(matchLots(history, method))).toEqual(parts))

  test.each([
    ['fifo', ['acquire-2: 0.5 150', 'acquire-3: 1 200', 'acquire-5: 1 900']],
    ['lifo', ['acquire-1: 1 100', 'acquire-2: 0.5 150', 'acquire-5: 1 900']],
    ['hifo', ['acquire-1: 1 100', 'acquire-3: 0.5 100', 'acquire-5: 1 900']],
    ['average', ['acquire-2: 0.5 240', 'acquire-3: 1 480', 'acquire-5: 1 480']],
  ] as const)('%s: what stays open, by date', (method, lots) =>
    expect(openOf(matchLots(history, method))).toEqual(lots),
  )

  test('a part keeps the date its lot was acquired on, at average cost too', () => {
    for (const method of methods)
      for (const { parts } of matchLots(history, method).disposals)
        for (const { lotId, acquiredAtSec } of parts) expect(lotId).toBe(`acquire-${acquiredAtSec}`)
  })

  test.each(methods)(
    '%s: what was acquired in the second of a disposal is there for it',
    (method) => {
      const matches = matchLots(
        [sell(7, '1', '5', { id: 'a' }), buy(7, '1', '4', { id: 'b' })],
        method,
      )
      expect(partsOf(matches)).toEqual(['b: 1 4 5 1'])
      expect(matches.shortfalls).toEqual([])
    },
  )

  test('of one second, fifo takes the lots by id and lifo from the other end', () => {
    const twins = [buy(1, '1', '1', { id: 'b' }), buy(1, '1', '1', { id: 'a' }), sell(2, '1', '1')]
    expect(partsOf(matchLots(twins, 'fifo'))).toEqual(['a: 1 1 1 0'])
    expect(partsOf(matchLots(twins, 'lifo'))).toEqual(['b: 1 1 1 0'])
  })

  test('hifo compares costs of one unit, takes the older of equal ones and unknown ones last', () => {
    const matches = matchLots(
      [
        buy(1, '1', null),
        buy(2, '10', '50'),
        buy(3, '1', null),
        buy(4, '2', '40'),
        buy(5, '1', '20'),
        sell(6, '15', '0'),
      ],
      'hifo',
    )
    expect(matches.disposals[0]?.parts.map(({ acquiredAtSec }) => acquiredAtSec)).toEqual([
      4, 5, 2, 1, 3,
    ])
  })

  test.each(methods)('%s: assets have lots of their own', (method) => {
    const matches = matchLots(
      [
        buy(1, '1', '10', { asset: 'ETH', id: 'eth' }),
        buy(2, '1', '99', { asset: 'BTC', id: 'btc' }),
        sell(3, '1', '12', { asset: 'ETH' }),
      ],
      method,
    )
    expect(partsOf(matches)).toEqual(['eth: 1 10 12 2'])
    expect(openOf(matches)).toEqual(['btc: 1 99'])
  })
})

describe('average cost', () => {
  // HM Revenue & Customs, Cryptoassets Manual, CRYPTO22251, example 1 (a section 104 pool), its
  // pounds read as dollars.
  test('100 tokens for 1,000 and 50 for 125,000: 50 sold for 300,000 had cost 42,000, and 84,000 stay', () => {
    const matches = matchLots(
      [
        buy(1, '100', '1000', { asset: 'token A' }),
        buy(2, '50', '125000', { asset: 'token A' }),
        sell(3, '50', '300000', { asset: 'token A' }),
      ],
      'average',
    )
    expect(partsOf(matches)).toEqual(['acquire-1: 50 42000 300000 258000'])
    expect(openOf(matches)).toEqual(['acquire-1: 50 42000', 'acquire-2: 50 42000'])
  })

  test('one unknown cost leaves the average unknown until nothing is held', () => {
    const matches = matchLots(
      [
        buy(1, '1', '10'),
        sell(2, '0.5', '6'),
        buy(3, '1', null),
        sell(4, '1', '6'),
        sell(5, '0.5', '6'),
        buy(6, '1', '30'),
        sell(7, '0.5', '20'),
      ],
      'average',
    )
    expect(partsOf(matches)).toEqual([
      'acquire-1: 0.5 5 6 1',
      'acquire-1: 0.5 unknown 3 unknown',
      'acquire-3: 0.5 unknown 3 unknown',
      'acquire-3: 0.5 unknown 6 unknown',
      'acquire-6: 0.5 15 20 5',
    ])
    expect(openOf(matches)).toEqual(['acquire-6: 0.5 15'])
  })
})

describe('what is unknown, missing or does not divide', () => {
  test.each(['fifo', 'lifo', 'hifo'] as const)(
    '%s: an unknown cost is unknown in its own parts only',
    (method) => {
      const matches = matchLots(
        [buy(1, '2', null), sell(2, '1', '5'), buy(3, '1', '4'), sell(4, '1', null)],
        method,
      )
      expect(partsOf(matches)[0]).toBe('acquire-1: 1 unknown 5 unknown')
      expect(openOf(matches)).toContain(
        method === 'fifo' ? 'acquire-3: 1 4' : 'acquire-1: 1 unknown',
      )
    },
  )

  test.each(methods)('%s: unknown proceeds leave the cost known and the gain unknown', (method) =>
    expect(partsOf(matchLots([buy(1, '2', '8'), sell(2, '1', null)], method))).toEqual([
      'acquire-1: 1 4 unknown unknown',
    ]),
  )

  test.each(methods)(
    '%s: more sold than held is a shortfall, and no later lot fills it',
    (method) => {
      const matches = matchLots(
        [buy(1, '1', '10'), sell(2, '4', '100', { id: 'sale' }), buy(3, '5', '60')],
        method,
      )
      expect(partsOf(matches)).toEqual(['acquire-1: 1 10 25 15'])
      expect(
        matches.shortfalls.map(({ missing, ...at }) => ({ ...at, missing: text(missing) })),
      ).toEqual([{ movementId: 'sale', asset: 'BTC', atSec: 2, missing: '3' }])
      expect(openOf(matches)).toEqual(['acquire-3: 5 60'])
    },
  )

  test.each(methods)(
    '%s: a sale of what was never held has no parts and is missing whole',
    (method) => {
      const { disposals, shortfalls, lots } = matchLots([sell(1, '0.5', '7')], method)
      expect(disposals.map(({ parts, proceedsUsd }) => [parts, text(proceedsUsd)])).toEqual([
        [[], '7'],
      ])
      expect(shortfalls.map(({ missing }) => text(missing))).toEqual(['0.5'])
      expect(lots).toEqual([])
    },
  )

  test.each(methods)('%s: thirds of ten dollars are ten dollars', (method) => {
    const matches = matchLots(
      [buy(1, '3', '10'), sell(2, '1', '1'), sell(3, '1', '1'), sell(4, '1', '1')],
      method,
    )
    expect(
      matches.disposals.flatMap(({ parts }) => parts.map(({ costUsd }) => text(costUsd))),
    ).toEqual([`3.${'3'.repeat(30)}`, `3.${'3'.repeat(30)}`, `3.${'3'.repeat(29)}4`])
    expect(matches.lots).toEqual([])
  })

  test.each(methods)(
    '%s: proceeds over three lots add up, the last part takes the rest',
    (method) => {
      const { disposals } = matchLots(
        [buy(1, '1', '1'), buy(2, '1', '1'), buy(3, '1', '1'), sell(4, '3', '10')],
        method,
      )
      expect(
        disposals.flatMap(({ parts }) => parts.map(({ proceedsUsd }) => text(proceedsUsd))),
      ).toEqual([`3.${'3'.repeat(30)}`, `3.${'3'.repeat(30)}`, `3.${'3'.repeat(29)}4`])
    },
  )

  test('amounts and values made by another constructor divide as precisely', () => {
    const Coarse = Object.assign(Decimal(), { DP: 2 })
    const coarse = (movement: Movement): Movement => ({
      ...movement,
      amount: new Coarse(movement.amount),
      valueUsd: movement.valueUsd && new Coarse(movement.valueUsd),
    })
    const history = [buy(1, '3', '10'), buy(2, '3', '10.001'), sell(3, '2', '1')]
    for (const method of methods)
      expect(partsOf(matchLots(history.map(coarse), method))).toEqual(
        partsOf(matchLots(history, method)),
      )
  })
})
