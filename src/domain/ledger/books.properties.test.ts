// What holds of every ledger, whatever the method. A failure prints its seed and the smallest ledger that fails.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleEntry } from '#tests/fakes/ledger/sample-entry.ts'
import { keepBooks } from './books.ts'
import type { Decimal } from './decimal.ts'
import { entryKinds, type EntryKind } from './entry.ts'
import { valueBooks } from './holdings.ts'
import type { LotMethod } from './lots/lot-method.ts'
import type { LedgerEntry } from './movements-of.ts'

const methods: LotMethod[] = ['fifo', 'lifo', 'hifo', 'average']
const coins = ['bitcoin', 'ethereum', 'solana'] as const
const amount = fc.integer({ min: 1, max: 9999 }).map((units) => String(units / 1000))
const usd = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2))

/** So much of every coin that none runs out: what is missing has no cost to add up. */
const stock: LedgerEntry[] = coins.map((asset) => ({
  ...sampleEntry,
  id: `stock-${asset}`,
  kind: 'transferIn',
  happenedAtSec: 0,
  asset,
  amount: '1000000',
  counterAsset: '',
  counterAmount: '',
  feeAsset: '',
  feeAmount: '',
  valueUsd: '123456.78',
}))

type Fee = 'none' | 'dollars' | 'own' | 'counter'
type Drawn = {
  kind: EntryKind
  atSec: number
  asset: (typeof coins)[number]
  amount: string
  counter: string
  valueUsd: string
  fee: Fee
  feeAmount: string
}

const trades: ReadonlySet<EntryKind> = new Set(['buy', 'sell', 'swap'])
const feeAssetOf = ({ fee, asset, kind, counter }: Drawn): string => {
  if (fee === 'none') return ''
  if (fee === 'own') return asset
  return fee === 'counter' && trades.has(kind) ? counter : 'fiat:USD'
}

const entryOf = (drawn: Drawn, at: number): LedgerEntry => {
  const { kind, atSec, asset, valueUsd } = drawn
  const isTrade = trades.has(kind)
  const feeAsset = feeAssetOf(drawn)
  return {
    ...sampleEntry,
    id: `e${at}`,
    kind,
    happenedAtSec: atSec,
    asset,
    amount: drawn.amount,
    counterAsset: isTrade ? drawn.counter : '',
    counterAmount: isTrade ? '12.5' : '',
    feeAsset,
    feeAmount: feeAsset === '' ? '' : drawn.feeAmount,
    valueUsd,
  }
}

const ledger = fc
  .array(
    fc.record<Drawn>({
      kind: fc.constantFrom(...entryKinds),
      atSec: fc.integer({ min: 1, max: 20 }),
      asset: fc.constantFrom(...coins),
      amount,
      counter: fc.constantFrom('tether', 'fiat:USD', 'fiat:EUR'),
      valueUsd: usd,
      fee: fc.constantFrom('none', 'dollars', 'own', 'counter'),
      feeAmount: fc.constantFrom('0.001', '0.5', '3'),
    }),
    { maxLength: 40 },
  )
  .map((all) => [
    ...stock,
    { ...stock[0], id: 'stock-t', asset: 'tether' } as LedgerEntry,
    ...all.map(entryOf),
  ])
const method = fc.constantFrom(...methods)
const prices = new Map([
  ['bitcoin', { priceUsd: 64_120.5, change24hPct: 2 }],
  ['ethereum', { priceUsd: 3000.25, change24hPct: -1.5 }],
  ['solana', { priceUsd: 0.000_123, change24hPct: null }],
  ['tether', { priceUsd: 0.9998, change24hPct: 0 }],
])

const roundOff = (value: Decimal): string => value.round(15).toFixed()

describe('R-PRT-005 every ledger', () => {
  test('gains, income, fees and losses are together what it is worth less what was put in', () => {
    fc.assert(
      fc.property(ledger, method, (entries, by) => {
        const books = keepBooks(entries, by)
        // A fee in euros has no value of its own: the entry's rate gives it one only where euros are its other side.
        fc.pre(books.unknownFees.length === 0)
        const { totals } = valueBooks(books, prices)
        const { paidInUsd, takenOutUsd } = books.money
        expect(roundOff(totals.gainUsd)).toBe(
          roundOff(totals.valueUsd.minus(paidInUsd.minus(takenOutUsd))),
        )
      }),
    )
  })

  test('what a coin holds is what came less what went, by every method', () => {
    fc.assert(
      fc.property(ledger, method, (entries, by) => {
        const fifo = keepBooks(entries, 'fifo')
        const { coins: held } = keepBooks(entries, by)
        for (const [asset, book] of fifo.coins)
          expect(held.get(asset)?.amount.toFixed()).toBe(book.amount.toFixed())
      }),
    )
  })

  test('the order in which entries arrive does not matter', () => {
    fc.assert(
      fc.property(ledger, method, (entries, by) => {
        const there = valueBooks(keepBooks(entries, by), prices)
        const back = valueBooks(keepBooks(entries.toReversed(), by), prices)
        expect(JSON.stringify(back)).toBe(JSON.stringify(there))
      }),
    )
  })

  test('shares of what has a price are a whole', () => {
    fc.assert(
      fc.property(ledger, (entries) => {
        const { holdings } = valueBooks(keepBooks(entries, 'fifo'), prices)
        const shares = holdings.flatMap(({ sharePct }) => sharePct ?? [])
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 6)
      }),
    )
  })
})
