import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { both, entry, today } from '#tests/fakes/ledger/ten-days.ts'
import { keepBooks } from '../books.ts'
import { entryKinds, type EntryKind } from '../entry.ts'
import { valueBooks, type MarketPrice } from '../holdings.ts'
import { pricesOf } from './day-prices.ts'
import { valueSeriesOf } from './value-series.ts'

const coins = ['bitcoin', 'ethereum'] as const
const stock = coins.map((asset) =>
  entry(19_000, { id: `stock-${asset}`, kind: 'transferIn', asset, amount: '1000', valueUsd: '9' }),
)
const amount = fc.integer({ min: 1, max: 9999 }).map((units) => String(units / 1000))
const ledger = fc
  .array(
    fc.record({
      kind: fc.constantFrom<EntryKind>(...entryKinds),
      day: fc.integer({ min: 19_000, max: today }),
      asset: fc.constantFrom(...coins),
      counterAsset: fc.constantFrom('fiat:USD', 'solana', 'fiat:EUR'),
      feeAsset: fc.constantFrom('fiat:USD', 'bitcoin'),
      amount,
      valueUsd: amount,
    }),
    { maxLength: 30 },
  )
  .map((all) =>
    all.map(({ day, ...fields }, at) =>
      entry(day, { ...fields, id: `e${at}`, counterAmount: '3', feeAmount: '0.01' }),
    ),
  )

const daySec = 86_400
/** The prices of a day, as the books take them. */
const pricesAt = (day: number): Map<string, MarketPrice> =>
  new Map(
    [...both.prices.keys()].map((asset) => [
      asset,
      { priceUsd: pricesOf(both, asset)(day), change24hPct: null },
    ]),
  )

describe('R-PRT-005 every value over time', () => {
  test('ends with what the books are worth, unless something is missing from them too', () => {
    fc.assert(
      fc.property(ledger, (entries) => {
        const { days } = valueSeriesOf(entries, both).whole
        const { totals } = valueBooks(keepBooks(entries, 'fifo'), new Map(both.prices))
        expect(days.at(-1)?.valueUsd ?? 0).toBeCloseTo(totals.valueUsd.toNumber(), 6)
      }),
    )
  })

  test('is on every day what the books of the entries until then are worth', () => {
    fc.assert(
      fc.property(ledger, (entries) => {
        for (const { day, valueUsd, held } of valueSeriesOf(entries, both).whole.days) {
          const until = entries.filter(({ happenedAtSec }) => happenedAtSec < (day + 1) * daySec)
          const prices = pricesAt(day)
          const { holdings, totals } = valueBooks(keepBooks(until, 'fifo'), prices)
          expect(held).toBe(holdings.filter(({ book }) => book.amount.gt(0)).length)
          const worth = expect.closeTo(totals.valueUsd.toNumber(), 6)
          expect(valueUsd).toEqual(totals.unpriced === 0 ? worth : null)
        }
      }),
    )
  })

  test('has the flows that the books have as money, where nothing is missing', () => {
    fc.assert(
      fc.property(ledger, (entries) => {
        const all = [...stock, entry(19_000, { asset: 'solana', amount: '1000' }), ...entries]
        const { money } = keepBooks(all, 'fifo')
        const flows = valueSeriesOf(all, both).whole.days.map(({ flowUsd }) => flowUsd ?? NaN)
        expect(flows.reduce((sum, flow) => sum + flow, 0)).toBeCloseTo(
          money.paidInUsd.minus(money.takenOutUsd).toNumber(),
          6,
        )
      }),
    )
  })

  test('does not depend on the order in which entries arrive', () => {
    fc.assert(
      fc.property(ledger, (entries) => {
        const there = valueSeriesOf(entries, both).whole
        expect(valueSeriesOf(entries.toReversed(), both).whole).toEqual(there)
      }),
    )
  })
})
