import { expect, test } from 'vitest'
import { marketRow, snapshotOf, type MarketRow } from '#tests/fixtures/wire-market.ts'
import { columnsOfSnapshot } from '../columns/columns.ts'
import { largestShares } from './largest-shares.ts'

const sharesOf = (rows: readonly MarketRow[], most = 2) =>
  largestShares(columnsOfSnapshot(snapshotOf(rows)), Uint32Array.from(rows.keys()), most)

test('the largest by cap, in order, with their part of all that is known', () => {
  const shares = sharesOf([
    marketRow({ id: 'small', market_cap: 5 }),
    marketRow({ id: 'second', symbol: 'two', market_cap: 35 }),
    marketRow({ id: 'unknown' }),
    marketRow({ id: 'first', symbol: 'one', market_cap: 60 }),
  ])
  expect(shares).toEqual([
    { id: 'first', symbol: 'one', sharePct: 60 },
    { id: 'second', symbol: 'two', sharePct: 35 },
  ])
})

test('fewer where fewer are known; none where no cap is, or every cap is nothing', () => {
  expect(sharesOf([marketRow({ id: 'a', market_cap: 3 })]).map(({ sharePct }) => sharePct)).toEqual(
    [100],
  )
  expect(sharesOf([marketRow({ id: 'a' })])).toEqual([])
  expect(sharesOf([marketRow({ id: 'a', market_cap: 0 })])).toEqual([])
  expect(sharesOf([])).toEqual([])
})
