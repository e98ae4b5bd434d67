import { expect, test } from 'vitest'
import { columnsOfSnapshot } from '#data/catalog/columns/columns.ts'
import { createCatalogIndex } from '#data/catalog/index/catalog-index.ts'
import { marketRow, snapshotOf, type MarketRow } from '#tests/fixtures/wire-market.ts'
import { gainersQuery } from './gainers-query.ts'

const asOfSec = 1_790_000_000

const gainersOf = (
  changes: Record<string, number | null>,
  over: Partial<MarketRow> = {},
): string[] => {
  const rows = Object.entries(changes).map(([id, change_7d], at) =>
    marketRow({ id, change_7d, rank: at + 1, price: 1, volume_24h: 5e6, as_of: asOfSec, ...over }),
  )
  const index = createCatalogIndex(columnsOfSnapshot(snapshotOf(rows)), 1)
  return index.rowsAt(index.select(gainersQuery(asOfSec)), 0, Infinity).map(({ id }) => id)
}

test('R-CLS-007: gainers are coins that rose, the steepest first; a fall or an unknown change is none', () => {
  expect(gainersOf({ unknown: null, little: 0.5, fell: -3, stood: 0, much: 40 })).toEqual([
    'much',
    'little',
  ])
})

test('R-CLS-007: with no weekly change known there are no gainers', () => {
  expect(gainersOf({ bitcoin: null, ethereum: null })).toEqual([])
})

test('R-CLS-007: what hardly trades, or has not for days, is no gainer, however much it rose', () => {
  expect(gainersOf({ junk: 900 }, { volume_24h: 40_000 })).toEqual([])
  expect(gainersOf({ left: 900 }, { as_of: asOfSec - 200_000 })).toEqual([])
})
