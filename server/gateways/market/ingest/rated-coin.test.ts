import { describe, expect, test } from 'vitest'
import { sampleSalesAt } from '../sample/sample-sales.ts'
import { rateSales } from './rated-coin.ts'
import type { SourceSale } from '../source-port.ts'

const nowSec = Date.UTC(2026, 10, 21) / 1000
const sale = (over: Partial<SourceSale>): SourceSale => {
  const [first] = sampleSalesAt(nowSec)
  if (!first) throw new Error('no sample sale')
  return { ...first, ...over }
}
const rated = (over: Partial<SourceSale>) => rateSales([sale(over)], nowSec)[0]

describe('sales at ingestion', () => {
  test.each([
    [null, null],
    [0, null],
    [86_400, null],
    [nowSec, nowSec],
    [nowSec * 1000, nowSec],
  ])('D-TBA a launch of %s is %s', (launch_date, shown) => {
    expect(rated({ launch_date })?.launch_date).toBe(shown)
  })

  test.each([
    [0.5, 1_000, 500],
    [null, 1_000, null],
    [0.5, null, null],
    [0, 1_000, null],
  ])('R-UPL-006 D-INITCAP %s x %s = %s', (token_price, circulating_supply_tge, cap) => {
    expect(rated({ token_price, circulating_supply_tge, initial_cap: 7 })?.initial_cap).toBe(cap)
  })

  test('a rank its source gave stays, a sale without a score has none', () => {
    expect(rated({ rank: 9 })?.rank).toBe(9)
    expect(rated({ rank: null, facts: {} })).toMatchObject({
      rank: null,
      total_ai_score: null,
      coverage: 0,
    })
  })
})
