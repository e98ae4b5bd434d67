import { describe, expect, test } from 'vitest'
import {
  bitcoinOnly,
  both,
  bought,
  entry,
  historyOf,
  ramp,
  today,
} from '#tests/fakes/ledger/ten-days.ts'
import { valueSeriesOf } from './value-series.ts'

describe('R-PRT-005 value over time', () => {
  test('is amount by close at the end of every day, and of today by the price of now', () => {
    const { whole } = valueSeriesOf([bought], bitcoinOnly)
    expect(whole.openingUsd).toBe(0)
    expect(whole.days.map(({ valueUsd }) => valueUsd)).toEqual([
      200, 202, 204, 206, 208, 210, 212, 214, 216, 218, 220,
    ])
    expect(whole.days.at(-1)?.day).toBe(today)
  })

  test('has the flow of a purchase at its own value on its day, and none on others', () => {
    const { whole } = valueSeriesOf([bought], bitcoinOnly)
    expect(whole.days.map(({ flowUsd }) => flowUsd)).toEqual([190, ...Array(10).fill(0)])
  })

  test('falls back to the price of that day where an entry has no value', () => {
    const { whole } = valueSeriesOf([{ ...bought, valueUsd: '' }], bitcoinOnly)
    expect(whole.days[0]?.flowUsd).toBe(200)
  })

  test('does not know the flow of an entry without value on a day without price', () => {
    const unvalued = { ...bought, asset: 'ethereum', valueUsd: '' }
    expect(valueSeriesOf([unvalued], bitcoinOnly).whole.days[0]?.flowUsd).toBeNull()
  })

  test('does not know a day on which one coin of two has no close, and counts both', () => {
    const hole = { firstDay: 19_000, prices: [10, null, 12, 13, 14, 15, 16, 17, 18, 19] }
    const history = historyOf({ bitcoin: ramp(100), ethereum: hole })
    const other = entry(19_000, { asset: 'ethereum', amount: '1', valueUsd: '10' })
    const { days } = valueSeriesOf([bought, other], history).whole
    expect(days[1]).toMatchObject({ valueUsd: null, held: 2, priced: 1 })
    expect(days[2]).toMatchObject({ valueUsd: 216, held: 2, priced: 2 })
  })

  test('of the coins with a history leaves the others out, and says how many they are', () => {
    const other = entry(19_000, { asset: 'solana', amount: '1', valueUsd: '10' })
    const series = valueSeriesOf([bought, other], bitcoinOnly)
    expect(series.historyOf).toEqual({ known: 1, held: 2, without: ['solana'] })
    expect(series.whole.days[1]?.valueUsd).toBeNull()
    expect(series.covered.days[1]?.valueUsd).toBe(202)
    expect(series.covered.days[0]?.flowUsd).toBe(190)
  })

  test('takes a swap into a coin without history as money taken out of the others', () => {
    const swap = entry(19_003, {
      kind: 'swap',
      amount: '1',
      counterAsset: 'solana',
      counterAmount: '20',
      valueUsd: '104',
    })
    const { whole, covered } = valueSeriesOf([bought, swap], bitcoinOnly)
    expect(covered.days[3]).toMatchObject({ valueUsd: 103, flowUsd: -104 })
    expect(whole.days[3]).toMatchObject({ valueUsd: null, flowUsd: 0 })
  })

  test('has no flow where one coin with a history is swapped for another', () => {
    const swap = entry(19_003, {
      kind: 'swap',
      amount: '1',
      counterAsset: 'ethereum',
      counterAmount: '8',
      valueUsd: '104',
    })
    expect(valueSeriesOf([bought, swap], both).whole.days[3]).toMatchObject({
      valueUsd: 103 + 8 * 13,
      flowUsd: 0,
    })
  })

  test('counts rewards, losses and fees in coins as gained and lost, not as flows', () => {
    const entries = (['reward', 'loss', 'fee'] as const).map((kind, at) =>
      entry(19_001 + at, { kind, amount: '0.5', valueUsd: '50' }),
    )
    const { days } = valueSeriesOf([bought, ...entries], bitcoinOnly).whole
    expect(days.slice(1, 4).map(({ flowUsd }) => flowUsd)).toEqual([0, 0, 0])
    expect(days.slice(1, 4).map(({ valueUsd }) => valueUsd)).toEqual([252.5, 204, 154.5])
  })

  test('keeps what is gone gone, though doubles would leave a trace of it', () => {
    const entries = [
      entry(19_000, { id: 'a', asset: 'ethereum', amount: '0.1' }),
      entry(19_000, { id: 'b', asset: 'ethereum', amount: '0.2' }),
      entry(19_001, { kind: 'sell', asset: 'ethereum', amount: '0.3' }),
    ]
    expect(valueSeriesOf(entries, bitcoinOnly).whole.days[1]).toMatchObject({
      valueUsd: 0,
      held: 0,
    })
  })

  test('takes units that nobody had acquired as paid in just before they went', () => {
    const sold = entry(19_002, { kind: 'sell', amount: '8', valueUsd: '816' })
    const { days } = valueSeriesOf([bought, sold], bitcoinOnly).whole
    expect(days[2]).toMatchObject({ valueUsd: 0, flowUsd: -204 })
  })

  test('pays for what is bought with what was sold earlier on the day', () => {
    const sold = entry(19_002, { kind: 'sell', amount: '1', valueUsd: '102' })
    const again = entry(19_002, {
      happenedAtSec: sold.happenedAtSec + 60,
      amount: '1',
      valueUsd: '101',
    })
    expect(valueSeriesOf([bought, sold, again], bitcoinOnly).whole.days[2]).toMatchObject({
      flowUsd: -1,
      paidInUsd: 0,
    })
  })

  test('opens a later span with the value of the day before it', () => {
    const { whole } = valueSeriesOf([bought], bitcoinOnly, 19_005)
    expect(whole.openingUsd).toBe(208)
    expect(whole.days.map(({ day }) => day)).toEqual([
      19_005, 19_006, 19_007, 19_008, 19_009, 19_010,
    ])
  })

  test('counts in a later span only the coins that were held in it', () => {
    const early = [
      entry(19_000, { asset: 'solana', amount: '1' }),
      entry(19_001, { kind: 'sell', asset: 'solana', amount: '1' }),
    ]
    expect(valueSeriesOf([bought, ...early], bitcoinOnly, 19_005).historyOf).toEqual({
      known: 1,
      held: 1,
      without: [],
    })
  })

  test('takes a history that begins long after the purchase for none', () => {
    const late = { firstDay: 19_008, prices: [1, 2] }
    const { historyOf: coverage } = valueSeriesOf([bought], historyOf({ bitcoin: late }))
    expect(coverage).toEqual({ known: 0, held: 1, without: ['bitcoin'] })
    const recent = valueSeriesOf([bought], historyOf({ bitcoin: late }), 19_009)
    expect(recent.historyOf.known).toBe(1)
  })

  test('takes an entry of tomorrow for one of today', () => {
    const ahead = entry(today + 1, { amount: '1', valueUsd: '110' })
    expect(valueSeriesOf([bought, ahead], bitcoinOnly).whole.days.at(-1)).toMatchObject({
      day: today,
      valueUsd: 330,
      flowUsd: 110,
    })
  })

  test('of an empty ledger is empty', () => {
    expect(valueSeriesOf([], bitcoinOnly).whole).toEqual({ openingUsd: 0, days: [] })
  })
})
