import { marketRow, snapshotOf } from '#tests/fixtures/wire-market.ts'
import { expect, test } from 'vitest'
import { columnsOfSnapshot } from '../columns/columns.ts'
import { noMatch } from '../columns/text-search.ts'
import { filteredRows } from './filter-rows.ts'

const columns = columnsOfSnapshot(
  snapshotOf([
    marketRow({ id: 'a', price: 1, category: 'DeFi', chain: 'base' }),
    marketRow({ id: 'b', price: 2, category: 'Meme' }),
    marketRow({ id: 'c', category: 'DeFi', chain: 'solana' }),
    marketRow({ id: 'd', price: 4 }),
  ]),
)
const order = Uint32Array.of(3, 1, 0, 2)
const rowNumber = (id: string): number | undefined => {
  const row = columns.id.indexOf(id)
  return row === -1 ? undefined : row
}
const kept = (conditions: Omit<Parameters<typeof filteredRows>[2], 'rowNumber'>) => [
  ...filteredRows(columns, order, { ...conditions, rowNumber }),
]

test('without a condition the order is handed on as it is', () => {
  for (const conditions of [
    {},
    { filter: {} },
    {
      filter: { ranges: { priceUsd: { orUnknown: true } }, categories: [], chains: [] },
      matches: null,
    },
  ]) {
    expect(filteredRows(columns, order, { ...conditions, rowNumber })).toBe(order)
  }
})

test('R-CLS-004 both ends of a range belong to it; the unknown only where it is asked for', () => {
  expect(kept({ filter: { ranges: { priceUsd: { min: 1, max: 2 } } } })).toEqual([1, 0])
  expect(kept({ filter: { ranges: { priceUsd: { min: 2 } } } })).toEqual([3, 1])
  expect(kept({ filter: { ranges: { priceUsd: { max: 1, orUnknown: true } } } })).toEqual([0, 2])
})

test('R-CLS-004 any of the categories, any of the chains, and both together; a word nobody has lets none through', () => {
  expect(kept({ filter: { categories: ['DeFi', 'Meme'] } })).toEqual([1, 0, 2])
  expect(kept({ filter: { chains: ['solana', 'gone'] } })).toEqual([2])
  expect(kept({ filter: { categories: ['DeFi'], chains: ['base'] } })).toEqual([0])
  expect(kept({ filter: { chains: ['gone'] } })).toEqual([])
})

test('D-LISTFILTER a category or chain may be named as an address writes it', () => {
  expect(kept({ filter: { categories: ['defi'] } })).toEqual([0, 2])
  expect(kept({ filter: { chains: ['SOLANA'] } })).toEqual([2])
})

test('only these coins, of which an unknown one is none; of an empty list nobody', () => {
  expect(kept({ filter: { ids: ['c', 'gone', 'd'] } })).toEqual([3, 2])
  expect(kept({ filter: { ids: [] } })).toEqual([])
})

test('matches of a search are kept with every other condition, and are not altered', () => {
  const matches = Uint8Array.of(0, noMatch, 5, noMatch)
  expect([kept({ matches }), kept({ matches, filter: { chains: ['base'] } })]).toEqual([
    [0, 2],
    [0],
  ])
  expect(matches).toEqual(Uint8Array.of(0, noMatch, 5, noMatch))
})
