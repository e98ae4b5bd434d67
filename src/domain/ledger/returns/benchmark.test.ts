import { describe, expect, test } from 'vitest'
import { bitcoinOnly } from '#tests/fakes/ledger/ten-days.ts'
import { benchmarkOf } from './benchmark.ts'
import { priceSeriesOf } from './day-prices.ts'

const bitcoin = priceSeriesOf(bitcoinOnly, 'bitcoin')
const indexOf = (days: number[]) => ({ days, closes: days.map(() => 100) })

describe('R-PRT-005 a coin simply held', () => {
  test('is its price on the first day as 100, up to the price of now', () => {
    const benchmark = benchmarkOf(bitcoin, indexOf([19_000, 19_010]))
    expect(benchmark?.returnPct).toBeCloseTo(10, 10)
    expect(benchmark?.index.closes[0]).toBe(100)
    expect(benchmark?.index.days.length).toBe(11)
  })

  test('is compared over the very days of the index', () => {
    expect(benchmarkOf(bitcoin, indexOf([19_002, 19_005]))?.returnPct).toBeCloseTo(300 / 102, 10)
  })

  test('is none where its price on the first or last day is unknown', () => {
    expect(benchmarkOf(bitcoin, indexOf([18_999, 19_005]))).toBeNull()
    expect(benchmarkOf(bitcoin, indexOf([19_000, 19_011]))).toBeNull()
    expect(benchmarkOf(bitcoin, indexOf([]))).toBeNull()
  })

  test('has no point on a day that nobody told', () => {
    const closes = new Map([['bitcoin', { firstDay: 19_008, prices: [108, null] }]])
    expect(priceSeriesOf({ ...bitcoinOnly, closes }, 'bitcoin')).toEqual({
      days: [19_008, 19_010],
      closes: [108, 110],
    })
  })
})
