import { deltaBetween, marketRow, snapshotOf, type MarketRow } from '#tests/fixtures/wire-market.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CatalogFault } from '../catalog-fault.ts'
import { createCatalogIndex } from '../index/catalog-index.ts'
import { applyDelta } from './apply-delta.ts'
import { columnsOfSnapshot, wordAt, type CatalogColumns } from './columns.ts'
import { columnsOfStored, storedColumns } from './stored-columns.ts'

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_007)

/** Ids and names that look like numbers, words of other languages, or nothing printable. */
const ids = [
  '1337',
  '404',
  '520',
  'bitcoin',
  '1move token',
  'boringdao-[old]',
  'bitCNY',
  '__proto__',
  'constructor',
  'nan',
  'defi-04ab07ad',
]
const names = [
  'İstanbul Başakşehir Fan Token',
  'Ome\u200egaX He\u200ealth',
  'KASBOT THE GUARDIAN OF 𐤊ASPA',
  '币安Holder',
  'B² Network',
  '4',
  "Bob's Repair",
  '',
  'null\u0000ed',
]
const figure = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { nil: null })
const score = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null })

const row = fc
  .record({
    id: fc.oneof(fc.constantFrom(...ids), fc.string({ minLength: 1, maxLength: 6 })),
    name: fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 8 })),
    symbol: fc.constantFrom('nan', 'true', '1337', '$ads', '✨', 'hdp.ф', 'BTC'),
    rank: fc.option(fc.integer({ min: 1, max: 50 }), { nil: null }),
    price: figure,
    market_cap: figure,
    score_low: score,
    listed_at: figure,
    category: fc.constantFrom(null, 'DeFi', 'Layer 1', 'Meme'),
    chain: fc.constantFrom(null, 'ethereum', 'solana'),
    block: fc.constantFrom(null, 0, 1),
    security: score,
    security_low: score,
    security_coverage: score,
    low_cap: fc.constantFrom(null, 20, 100),
  })
  .map((over): MarketRow => marketRow(over))
const market = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 40 })

/** Everything a screen could see, in every order, and nothing of how rows lie in memory. */
const seen = (columns: CatalogColumns): unknown => {
  const index = createCatalogIndex(columns, 1)
  const inOrder = (by: 'name' | 'symbol' | 'priceUsd' | 'category' | 'marketCapUsd') =>
    (['asc', 'desc'] as const).map((direction) =>
      index.rowsAt(index.select({ sort: { by, direction } }), 0, Infinity).map(({ id }) => id),
    )
  const rows = index.rowsAt(index.select({}), 0, Infinity)
  return {
    rows,
    orders: (['name', 'symbol', 'priceUsd', 'category', 'marketCapUsd'] as const).map(inOrder),
    parts: rows.map(({ id }) =>
      Object.values(columns.parts).map((part) => part[columns.id.indexOf(id)]),
    ),
    blocks: rows.map(({ id }) => index.blockOf(id)),
    found: index.topMatches('b', 5),
    oneCategory: index.rowsAt(index.select({ filter: { categories: ['DeFi'] } }), 0, Infinity),
  }
}

test('R-CLS-015 a catalogue stored before lists carried the parts of a rating still opens, without them', () => {
  const columns = columnsOfSnapshot(
    snapshotOf([marketRow({ id: 'a', price: 1, security_low: 40 })]),
  )
  const { parts: _parts, ...old } = structuredClone(storedColumns(columns, 1))
  const opened = columnsOfStored(old)
  expect(opened.figures.priceUsd[0]).toBe(1)
  expect(
    Object.values(opened.parts).every((part) => part.length === 1 && Number.isNaN(part[0])),
  ).toBe(true)
})

const before = [marketRow({ id: 'a', price: 1 }), marketRow({ id: 'b', price: 2 })]
const delta = (over: object) => ({
  ...deltaBetween(before, [marketRow({ id: 'a', price: 5 }), before[1] as MarketRow], {
    since: 1,
    version: 2,
  }),
  ...over,
})

test('prices of the next minute touch prices alone: every other column is the very same, and the old ones stay as they were', () => {
  const old = columnsOfSnapshot(snapshotOf(before))
  const next = applyDelta(old, delta({}))
  expect([next.figures.priceUsd, old.figures.priceUsd]).toEqual([
    Float64Array.of(5, 2),
    Float64Array.of(1, 2),
  ])
  for (const column of ['id', 'name', 'symbol', 'image', 'category', 'chain', 'block'] as const)
    expect(next[column]).toBe(old[column])
  for (const order of ['id', 'name', 'symbol'] as const)
    expect(next.order[order]).toBe(old.order[order])
  expect([
    next.figures.rank === old.figures.rank,
    next.parts.low_cap === old.parts.low_cap,
  ]).toEqual([true, true])
})

test('a coin that comes, one that goes and one that changes: all stand whole, each in its order', () => {
  const [a, b] = [
    marketRow({
      id: 'a',
      name: 'Mu',
      symbol: 'x',
      price: 1,
      image: 'a.webp',
      category: 'DeFi',
      chain: 'base',
      block: 1,
      security_low: 3,
    }),
    marketRow({ id: 'b', name: 'Nu', price: 2, category: 'Meme' }),
  ]
  const [changed, fresh] = [
    { ...a, name: 'Zeta', category: 'AI', chain: null },
    marketRow({ id: 'aa', name: 'Alpha', symbol: 'y', price: 9, category: 'DeFi', block: 0 }),
  ]
  const next = applyDelta(
    columnsOfSnapshot(snapshotOf([b, a])),
    deltaBetween([b, a], [changed, fresh], { since: 1, version: 2 }),
  )
  expect(next).toMatchObject({
    count: 2,
    id: ['a', 'aa'],
    name: ['Zeta', 'Alpha'],
    symbol: ['x', 'y'],
    image: ['a.webp', ''],
  })
  expect([next.figures.priceUsd, next.block, next.parts.security_low]).toEqual([
    Float64Array.of(1, 9),
    Float64Array.of(1, 0),
    Float64Array.of(3, Number.NaN),
  ])
  expect([0, 1].map((at) => [wordAt(next.category, at), wordAt(next.chain, at)])).toEqual([
    ['AI', null],
    ['DeFi', null],
  ])
  expect(next.order).toEqual({
    id: Float64Array.of(0, 1),
    name: Float64Array.of(1, 0),
    symbol: Float64Array.of(0, 1),
  })
})

test('a coin that only goes takes its row along', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id, at) => marketRow({ id, price: at, category: id })) as [
    MarketRow,
    MarketRow,
    MarketRow,
  ]
  const next = applyDelta(
    columnsOfSnapshot(snapshotOf([a, b, c])),
    deltaBetween([a, b, c], [a, c], { since: 1, version: 2 }),
  )
  expect([
    next.id,
    next.name,
    next.figures.priceUsd,
    wordAt(next.category, 1),
    next.order.id,
  ]).toEqual([['a', 'c'], ['a', 'c'], Float64Array.of(0, 2), 'c', Float64Array.of(0, 1)])
})

const malformed: [string, object][] = [
  ['another number of coins', { count: 3 }],
  ['an unknown coin removed', { removed: ['zzz'], count: 1 }],
  ['a coin named twice', { ids: ['a', 'a'] }],
  ['a coin both changed and removed', { removed: ['a'], count: 1 }],
  ['a position outside ids', { columns: { price: { at: [7], values: [1] } } }],
  ['fewer cells than positions', { columns: { price: { at: [0], values: [] } } }],
  ['more cells than positions', { columns: { price: { at: [0], values: [1, 2] } } }],
  ['text where a figure belongs', { columns: { price: { at: [0], values: ['12'] } } }],
  ['a figure where text belongs', { columns: { name: { at: [0], values: [12] } } }],
  ['a new coin without a name', { ids: ['new'], count: 3, columns: {} }],
  [
    'a new coin with a symbol alone',
    { ids: ['new'], count: 3, columns: { symbol: { at: [0], values: ['n'] } } },
  ],
  [
    'a new coin without an id',
    {
      ids: [''],
      count: 3,
      columns: { name: { at: [0], values: ['n'] }, symbol: { at: [0], values: ['n'] } },
    },
  ],
  ['a coin of no id that is removed', { removed: [''], count: 2 }],
]

test.each(malformed)('refuses a delta with %s and leaves the columns as they were', (_, over) => {
  const columns = columnsOfSnapshot(snapshotOf(before))
  const asBefore = seen(columns)
  expect(() => applyDelta(columns, delta(over))).toThrow(CatalogFault)
  expect(seen(columns)).toEqual(asBefore)
})

test(`a delta gives what the full snapshot of its version gives (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.array(market, { minLength: 2, maxLength: 4 }), (versions) => {
      let columns = columnsOfSnapshot(snapshotOf(versions[0] ?? []))
      for (let at = 1; at < versions.length; at++) {
        columns = applyDelta(
          columns,
          deltaBetween(versions[at - 1] ?? [], versions[at] ?? [], { since: at, version: at + 1 }),
        )
      }
      expect(seen(columns)).toEqual(seen(columnsOfSnapshot(snapshotOf(versions.at(-1) ?? []))))
    }),
    { seed, numRuns: 150 },
  )
})

test(`columns come back from their stored form unchanged (seed ${seed})`, () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        row.filter(({ name, id }) => !`${name}${id}`.includes('\u0000')),
        { selector: ({ id }) => id, maxLength: 30 },
      ),
      (rows) => {
        const columns = columnsOfSnapshot(snapshotOf(rows))
        expect(seen(columnsOfStored(structuredClone(storedColumns(columns, 1))))).toEqual(
          seen(columns),
        )
      },
    ),
    { seed, numRuns: 100 },
  )
})
