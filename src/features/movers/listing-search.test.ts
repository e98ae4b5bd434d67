import { expect, it } from 'vitest'
import { columnsOfSnapshot } from '#data/catalog/columns/columns.ts'
import { createCatalogIndex } from '#data/catalog/index/catalog-index.ts'
import { listingWindows } from '#domain/coin/listing-window.ts'
import { marketRow, snapshotOf } from '#tests/fixtures/wire-market.ts'
import { datedQuery, listingQuery, listingSearchSchema } from './listing-search.ts'

const nowSec = 1_790_000_000
const daysAgo = {
  coming: -2,
  today: 0.2,
  week: 6.5,
  fortnight: 13,
  month: 29,
  quarter: 89,
  old: 400,
}
const index = createCatalogIndex(
  columnsOfSnapshot(
    snapshotOf([
      marketRow({ id: 'undated' }),
      ...Object.entries(daysAgo).map(([id, days]) =>
        marketRow({ id, listed_at: nowSec - days * 86_400 }),
      ),
    ]),
  ),
  1,
)

it('R-MOV-002 R-MOV-003 each preset shows what was listed in it, the newest first, and what is announced for as far ahead', () => {
  const shown = listingWindows.map((window) =>
    index.rowsAt(index.select(listingQuery(window, nowSec)), 0, 99).map(({ id }) => id),
  )
  const all = Object.keys(daysAgo)
  expect(shown).toEqual([
    ['today'],
    all.slice(0, 3),
    all.slice(0, 4),
    all.slice(0, 5),
    all.slice(0, 6),
  ])
})

it('R-MOV-002 a coin without a listing date is in no preset, and is known to have none', () => {
  expect(index.select(datedQuery)).toHaveLength(Object.keys(daysAgo).length)
})

it('R-MOV-003 a preset that does not exist is left out of the link', () => {
  expect(listingSearchSchema.parse({ listed: '7days' })).toEqual({ listed: '7days' })
  expect(listingSearchSchema.parse({ listed: '8days' }).listed).toBeUndefined()
})
