// What an index keeps so that nobody pays twice, and that it never keeps an answer to another
// question.
import { marketRow, snapshotOf } from '#tests/fixtures/wire-market.ts'
import { describe, expect, test } from 'vitest'
import { weightsOfText } from '#domain/rating/weights.ts'
import type { CoinQuery } from '../types/coin-row.ts'
import { columnsOfSnapshot, type CatalogColumns } from '../columns/columns.ts'
import { createCatalogIndex } from './catalog-index.ts'
import { createOrders } from './orders.ts'
import { createOwnRatings } from './own-ratings.ts'
import { createRows } from './rows.ts'

const known = {
  tokenomics_low: 40,
  tokenomics_coverage: 100,
  security_low: 20,
  security_coverage: 100,
  market_low: 0,
  market_coverage: 0,
  insights_low: 0,
  insights_coverage: 0,
  social_low: 0,
  social_coverage: 0,
  total_cap: 100,
  low_cap: 100,
}
const columns = columnsOfSnapshot(
  snapshotOf(
    Array.from({ length: 500 }, (_, at) =>
      marketRow({
        id: `c${at}`,
        name: `Coin ${at}`,
        rank: at + 1,
        price: 500 - at,
        tokenomics: 50,
        security: 30,
        ...known,
        category: at % 2 ? 'DeFi' : null,
        chain: at % 5 ? null : 'base',
      }),
    ),
  ),
)
const weights = (text: string) => weightsOfText(text) ?? expect.unreachable()

/** The same columns, and how often somebody read a name. */
const watched = (): { columns: CatalogColumns; namesRead: () => number } => {
  let read = 0
  const name = new Proxy(columns.name, {
    get: (texts, key) => {
      read += 1
      return Reflect.get(texts, key) as unknown
    },
  })
  return { columns: { ...columns, name }, namesRead: () => read }
}

describe('an index', () => {
  const queries: CoinQuery[] = [
    {},
    { search: 'coin 1' },
    { sort: { by: 'priceUsd', direction: 'asc' } },
    { sort: { by: 'priceUsd', direction: 'desc' } },
    { filter: { categories: ['DeFi'] } },
    { filter: { chains: ['base'] } },
    { ownWeights: weights('90-10-0-0-0') },
    { search: 'coin 1', sort: { by: 'priceUsd', direction: 'asc' } },
  ]

  test('answers each question anew that differs in anything, and the same one with the very same answer', () => {
    const index = createCatalogIndex(columns, 1)
    const answers = queries.map((query) => index.select(query))
    expect(new Set(answers).size).toBe(queries.length)
    expect(queries.map((query) => index.select(structuredClone(query)))).toEqual(answers)
    for (const [at, query] of queries.entries()) expect(index.select(query)).toBe(answers[at])
  })

  test('forgets what nobody asked for lately', () => {
    const index = createCatalogIndex(columns, 1)
    const first = index.select({ filter: { ids: ['c1'] } })
    for (let at = 0; at < 12; at++) index.select({ filter: { ids: [`c${at + 20}`] } })
    expect(index.select({ filter: { ids: ['c1'] } })).not.toBe(first)
    expect(index.select({ filter: { ids: ['c1'] } })).toEqual(first)
  })

  test('R-CLS-003 that was readied in idle time has every name ready for the first key stroke', () => {
    const { columns: spied, namesRead } = watched()
    const index = createCatalogIndex(spied, 1)
    index.select({ search: ' ', sort: { by: 'rank', direction: 'asc' } })
    expect(namesRead()).toBe(0)
    index.warm()
    const afterWarming = namesRead()
    expect(afterWarming).toBe(500)
    index.select({ search: 'coin 7', sort: { by: 'rank', direction: 'asc' } })
    expect(namesRead()).toBe(afterWarming)
  })

  test('readies an empty catalogue too', () => {
    const none = createCatalogIndex(columnsOfSnapshot(snapshotOf([])), 1)
    none.warm()
    expect([none.select({ search: 'a' }), none.topMatches('a', 3)]).toEqual([new Uint32Array(), []])
  })
})

describe('R-CLS-003 a search', () => {
  const index = createCatalogIndex(
    columnsOfSnapshot(
      snapshotOf([
        marketRow({ id: 'wrapped', name: 'Wrapped Alpha', symbol: 'wal', rank: 1, price: 1 }),
        marketRow({ id: 'alpha', name: 'Alpha', symbol: 'alp', rank: 3, price: 2, block: 4 }),
        marketRow({ id: 'alphabet', name: 'Alphabet', symbol: 'abc', rank: 2, price: 3, block: 0 }),
        marketRow({ id: 'other', name: 'Other', symbol: 'oth', rank: 4, price: 4 }),
      ]),
    ),
    1,
  )
  const idsOf = (query: CoinQuery) => index.rowsAt(index.select(query), 0, 9).map(({ id }) => id)

  test('stands by closeness, and by a column where one is chosen; who does not match is absent from either', () => {
    expect(idsOf({ search: 'alpha' })).toEqual(['alpha', 'alphabet', 'wrapped'])
    expect(idsOf({ search: 'alpha', sort: { by: 'priceUsd', direction: 'asc' } })).toEqual([
      'wrapped',
      'alpha',
      'alphabet',
    ])
    expect(idsOf({ search: 'alpha', sort: null })).toEqual(['alpha', 'alphabet', 'wrapped'])
    expect(idsOf({ search: 'alpha', filter: { ranges: { priceUsd: { min: 3 } } } })).toEqual([
      'alphabet',
    ])
  })

  test('of blanks alone is no search: all stand in the list, and none is suggested', () => {
    expect([idsOf({ search: '  ' }), index.topMatches('  ', 3)]).toEqual([idsOf({}), []])
  })

  test('suggests no more than are asked for', () => {
    expect(
      [index.topMatches('alpha', 1), index.topMatches('alpha', 2)].map((rows) =>
        rows.map(({ id }) => id),
      ),
    ).toEqual([['alpha'], ['alpha', 'alphabet']])
  })

  test('a coin\u2019s block is known, the first one too; a coin without one, or an unknown coin, has none', () => {
    expect(['alpha', 'alphabet', 'other', 'gone'].map((id) => index.blockOf(id))).toEqual([
      4,
      0,
      null,
      null,
    ])
  })
})

test('D-AISCORE ratings by own weights are computed once for the last three sets of weights', () => {
  const own = createOwnRatings(columns)
  const sets = ['90-10-0-0-0', '80-20-0-0-0', '70-30-0-0-0', '60-40-0-0-0'].map(weights)
  const [first, second, third, fourth] = sets.slice(0, 3).map((set) => own.columnsOf(set))
  expect([
    own.columnsOf(sets[0] as never) === first,
    own.columnsOf(sets[2] as never) === third,
    fourth,
  ]).toEqual([true, true, undefined])
  own.columnsOf(sets[3] as never)
  expect([
    own.columnsOf(sets[0] as never) === first,
    own.columnsOf(sets[2] as never) === third,
  ]).toEqual([true, true])
  expect(own.columnsOf(sets[1] as never)).not.toBe(second)
  expect(own.columnsOf(sets[1] as never)).toEqual(second)
})

test('an order is sorted once', () => {
  const orders = createOrders(columns, createOwnRatings(columns))
  expect(orders.standard()).toBe(orders.standard())
  expect(orders.by({ by: 'priceUsd', direction: 'asc' })).toBe(
    orders.by({ by: 'priceUsd', direction: 'asc' }),
  )
  expect(orders.by({ by: 'priceUsd', direction: 'asc' })).not.toEqual(
    orders.by({ by: 'priceUsd', direction: 'desc' }),
  )
  expect(orders.by({ by: 'rank', direction: 'asc' })).not.toEqual(
    orders.by({ by: 'priceUsd', direction: 'asc' }),
  )
})

test('R-CLS-005 a symbol is a column to sort by, and a category stands by its letters, not by when it was first seen', () => {
  const rows = [
    marketRow({ id: 'x', symbol: 'b', category: 'Meme' }),
    marketRow({ id: 'y', symbol: 'c', category: null }),
    marketRow({ id: 'z', symbol: 'a', category: 'DeFi' }),
  ]
  const index = createCatalogIndex(columnsOfSnapshot(snapshotOf(rows)), 1)
  const idsBy = (by: 'symbol' | 'category' | 'name') =>
    index.rowsAt(index.select({ sort: { by, direction: 'asc' } }), 0, 9).map(({ id }) => id)
  expect([idsBy('symbol'), idsBy('category'), idsBy('name')]).toEqual([
    ['z', 'x', 'y'],
    ['z', 'x', 'y'],
    ['x', 'y', 'z'],
  ])
})

test('a row scrolled back to is the same object; of thousands only the last few screens are', () => {
  const rowAt = createRows(columns)
  const first = rowAt(0)
  for (let row = 1; row < 400; row++) rowAt(row)
  expect(rowAt(0)).toBe(first)
  const second = rowAt(1)
  for (let row = 2; row < 402; row++) rowAt(row)
  expect(rowAt(1)).not.toBe(second)
  expect(rowAt(1)).toEqual(second)
})
