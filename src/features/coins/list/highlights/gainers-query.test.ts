import { expect, test } from 'vitest'
import { columnsOfSnapshot } from '#data/catalog/columns/columns.ts'
import { createCatalogIndex } from '#data/catalog/index/catalog-index.ts'
import { marketRow, snapshotOf } from '#tests/fixtures/wire-market.ts'
import { gainersQuery } from './gainers-query.ts'

const gainersOf = (changes: Record<string, number | null>): string[] => {
  const rows = Object.entries(changes).map(([id, change_7d], at) => marketRow({ id, change_7d, rank: at + 1 }))
  const index = createCatalogIndex(columnsOfSnapshot(snapshotOf(rows)), 1)
  return index.rowsAt(index.select(gainersQuery), 0, Infinity).map(({ id }) => id)
}

test('R-CLS-007: gainers are coins that rose, the steepest first; a fall or an unknown change is none', () => {
  expect(gainersOf({ unknown: null, little: 0.5, fell: -3, stood: 0, much: 40 })).toEqual(['much', 'little'])
})

test('R-CLS-007: with no weekly change known there are no gainers', () => {
  expect(gainersOf({ bitcoin: null, ethereum: null })).toEqual([])
})
