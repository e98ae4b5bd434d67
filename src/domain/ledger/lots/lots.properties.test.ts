// What holds of every history. A failure prints its seed and the smallest history that fails.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Decimal } from '../decimal.ts'
import type { LotMethod } from './lot-method.ts'
import { matchLots } from './lots.ts'
import type { Movement } from './movement.ts'

const methods: LotMethod[] = ['fifo', 'lifo', 'hifo', 'average']
const assets = ['BTC', 'ETH', 'PEPE']

/** From dust of 18 decimals to billions. */
const amount = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer({ min: 0, max: 18 }))
  .map(([units, decimals]) => new Decimal(`${units}e-${decimals}`))
const usd = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 0, max: 8 }))
  .map(([units, decimals]) => new Decimal(`${units}e-${decimals}`))

const historyOf = (value: fc.Arbitrary<Decimal | null>): fc.Arbitrary<Movement[]> =>
  fc
    .array(
      fc.record({
        atSec: fc.integer({ min: 0, max: 20 }),
        asset: fc.constantFrom(...assets),
        amount: fc.oneof(
          amount,
          fc.constantFrom(new Decimal(1), new Decimal(3), new Decimal('0.7')),
        ),
        type: fc.constantFrom('acquire' as const, 'acquire' as const, 'dispose' as const),
        valueUsd: value,
      }),
      { maxLength: 40 },
    )
    .map((movements) => movements.map((movement, at) => ({ ...movement, id: `m${at}` })))
const knownHistory = historyOf(usd)
const anyHistory = historyOf(fc.option(usd, { freq: 5 }))
const method = fc.constantFrom(...methods)

const sum = (values: readonly (Decimal | null)[]): Decimal =>
  values.reduce<Decimal>((total, value) => total.plus(value ?? Number.NaN), new Decimal(0))
const held = (movements: readonly Movement[], type: Movement['type'], asset: string) =>
  movements.filter((movement) => movement.type === type && movement.asset === asset)

describe('every history', () => {
  test('what is held of an asset is what was acquired less what was disposed of and there', () => {
    fc.assert(
      fc.property(anyHistory, method, (movements, by) => {
        const { lots, shortfalls } = matchLots(movements, by)
        for (const asset of assets) {
          const open = sum(lots.filter((lot) => lot.asset === asset).map((lot) => lot.amount))
          const missing = sum(
            shortfalls.filter((row) => row.asset === asset).map((row) => row.missing),
          )
          const acquired = sum(held(movements, 'acquire', asset).map((row) => row.amount))
          const disposed = sum(held(movements, 'dispose', asset).map((row) => row.amount))
          expect(open.toFixed()).toBe(acquired.minus(disposed).plus(missing).toFixed())
        }
      }),
    )
  })

  test('costs of parts and of open lots are, to the last digit, what was paid for the asset', () => {
    fc.assert(
      fc.property(knownHistory, method, (movements, by) => {
        const { lots, disposals } = matchLots(movements, by)
        for (const asset of assets) {
          const open = lots.filter((lot) => lot.asset === asset).map(({ costUsd }) => costUsd)
          const gone = disposals
            .filter((disposal) => disposal.asset === asset)
            .flatMap(({ parts }) => parts.map(({ costUsd }) => costUsd))
          const paid = sum(held(movements, 'acquire', asset).map(({ valueUsd }) => valueUsd))
          expect(sum([...open, ...gone]).toFixed()).toBe(paid.toFixed())
        }
      }),
    )
  })

  test('a covered disposal is split without a rest, a short one keeps the share of what is missing', () => {
    fc.assert(
      fc.property(knownHistory, method, (movements, by) => {
        const { disposals, shortfalls } = matchLots(movements, by)
        const short = new Map(shortfalls.map(({ movementId, missing }) => [movementId, missing]))
        for (const { movementId, amount: whole, proceedsUsd, parts } of disposals) {
          const missing = short.get(movementId) ?? new Decimal(0)
          const covered = sum(parts.map((part) => part.amount))
          expect(covered.plus(missing).toFixed()).toBe(whole.toFixed())
          const rest = sum([proceedsUsd]).minus(sum(parts.map((part) => part.proceedsUsd)))
          const share = sum([proceedsUsd]).times(missing).div(whole)
          expect(
            rest
              .minus(share)
              .abs()
              .lte(missing.eq(0) ? 0 : '1e-20'),
          ).toBe(true)
        }
      }),
    )
  })

  test('nothing is negative or empty, and nothing is given away before it was acquired', () => {
    fc.assert(
      fc.property(anyHistory, method, (movements, by) => {
        const { lots, disposals, shortfalls } = matchLots(movements, by)
        const parts = disposals.flatMap((disposal) => disposal.parts)
        for (const row of [...lots, ...parts]) {
          expect(row.amount.gt(0)).toBe(true)
          expect(row.costUsd === null || row.costUsd.gte(0)).toBe(true)
        }
        for (const { missing } of shortfalls) expect(missing.gt(0)).toBe(true)
        for (const { atSec, parts: own } of disposals)
          for (const { acquiredAtSec } of own) expect(acquiredAtSec).toBeLessThanOrEqual(atSec)
      }),
    )
  })

  test('the order movements arrive in changes nothing', () => {
    const shuffled = anyHistory.chain((movements) =>
      fc.tuple(
        fc.constant(movements),
        fc.shuffledSubarray(movements, { minLength: movements.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, method, ([movements, arrived], by) => {
        const before = JSON.stringify(movements)
        expect(JSON.stringify(matchLots(arrived, by))).toBe(
          JSON.stringify(matchLots(movements, by)),
        )
        expect(JSON.stringify(movements)).toBe(before)
      }),
    )
  })

  test('an asset is matched as if there were no other', () => {
    fc.assert(
      fc.property(anyHistory, method, (movements, by) => {
        const all = matchLots(movements, by)
        for (const asset of assets) {
          const alone = matchLots(
            movements.filter((movement) => movement.asset === asset),
            by,
          )
          const ofAsset = (row: { asset: string }): boolean => row.asset === asset
          expect(JSON.stringify(alone)).toBe(
            JSON.stringify({
              lots: all.lots.filter(ofAsset),
              disposals: all.disposals.filter(ofAsset),
              shortfalls: all.shortfalls.filter(ofAsset),
            }),
          )
        }
      }),
    )
  })
})

type NaiveLot = { movement: Movement; at: number; left: Decimal }

const unitCost = ({ valueUsd, amount: whole }: Movement): Decimal =>
  valueUsd === null ? new Decimal(-1) : new Decimal(valueUsd).div(whole)
/** Which of two lots goes first; `at` counts acquisitions. */
const goesFirst: Record<LotMethod, (one: NaiveLot, other: NaiveLot) => number> = {
  fifo: (one, other) => one.at - other.at,
  lifo: (one, other) => other.at - one.at,
  hifo: (one, other) => unitCost(other.movement).cmp(unitCost(one.movement)) || one.at - other.at,
  average: (one, other) => one.at - other.at,
}

/** One asset matched the slow way: all open lots sorted anew for each part. */
const naiveParts = (movements: readonly Movement[], by: LotMethod): [string, string, string][] => {
  const rank = { acquire: 0, dispose: 1 }
  const sorted = movements.toSorted(
    (one, other) =>
      one.atSec - other.atSec || rank[one.type] - rank[other.type] || (one.id < other.id ? -1 : 1),
  )
  let open: NaiveLot[] = []
  const parts: [string, string, string][] = []
  for (const [at, movement] of sorted.entries()) {
    if (movement.type === 'acquire') open.push({ movement, at, left: movement.amount })
    let due = movement.type === 'acquire' ? new Decimal(0) : movement.amount
    while (due.gt(0) && open.length > 0) {
      const lot = open.toSorted(goesFirst[by])[0]
      if (!lot) break
      const taken = lot.left.lt(due) ? lot.left : due
      parts.push([movement.id, lot.movement.id, taken.toFixed()])
      due = due.minus(taken)
      lot.left = lot.left.minus(taken)
      open = open.filter(({ left }) => left.gt(0))
    }
  }
  return parts
}

describe('against a second computation', () => {
  test('the same lots and amounts as sorting all open lots for each part', () => {
    fc.assert(
      fc.property(anyHistory, method, (movements, by) => {
        const own = movements.filter(({ asset }) => asset === 'BTC')
        const parts = matchLots(own, by).disposals.flatMap(({ movementId, parts: all }) =>
          all.map((part) => [movementId, part.lotId, part.amount.toFixed()]),
        )
        expect(parts).toEqual(naiveParts(own, by))
      }),
    )
  })

  test('a part of a lot costs its share of what the lot cost, to 20 decimals', () => {
    fc.assert(
      fc.property(
        anyHistory,
        fc.constantFrom<LotMethod>('fifo', 'lifo', 'hifo'),
        (movements, by) => {
          const byId = new Map(movements.map((movement) => [movement.id, movement]))
          for (const { parts } of matchLots(movements, by).disposals)
            for (const { lotId, amount: taken, costUsd } of parts) {
              const { valueUsd = null, amount: whole = taken } = byId.get(lotId) ?? {}
              const share = valueUsd && valueUsd.times(taken).div(whole)
              expect(costUsd === null).toBe(share === null)
              expect(
                costUsd
                  ?.minus(share ?? 0)
                  .abs()
                  .lt('1e-20') ?? true,
              ).toBe(true)
            }
        },
      ),
    )
  })

  test('at average cost the parts of one disposal cost the same by unit, as do the lots that stay', () => {
    fc.assert(
      fc.property(knownHistory, (movements) => {
        const { lots, disposals } = matchLots(movements, 'average')
        const groups = [
          ...disposals.map(({ parts }) => parts),
          ...assets.map((asset) => lots.filter((lot) => lot.asset === asset)),
        ]
        for (const group of groups) {
          const cost = sum(group.map(({ costUsd }) => costUsd))
          const whole = sum(group.map((row) => row.amount))
          for (const row of group) {
            const share = cost.times(row.amount).div(whole)
            expect(row.costUsd?.minus(share).abs().lt('1e-20')).toBe(true)
          }
        }
      }),
    )
  })
})
