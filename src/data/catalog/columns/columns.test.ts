import { marketRow, snapshotOf } from '#tests/fixtures/wire-market.ts'
import { describe, expect, test } from 'vitest'
import { columnsOfSnapshot, encodeWords, wordAt } from './columns.ts'

const rows = [
  marketRow({
    id: 'bitcoin',
    name: 'Bitcoin',
    symbol: 'btc',
    image: 'b.webp',
    category: 'Layer 1',
    chain: 'bitcoin',
    price: 9,
    block: 0,
    security_low: 40,
  }),
  marketRow({ id: 'aave', name: 'Aave', symbol: 'aave', category: 'DeFi', chain: 'ethereum' }),
]
const snapshot = snapshotOf(rows)
const withColumns = (over: object) => ({ ...snapshot, columns: { ...snapshot.columns, ...over } })
const without = (...names: string[]) => ({
  ...snapshot,
  columns: Object.fromEntries(
    Object.entries(snapshot.columns).filter(([name]) => !names.includes(name)),
  ),
})

test('a snapshot becomes columns: texts, figures, words, blocks, and the place of each text in sorted order', () => {
  const columns = columnsOfSnapshot(snapshot)
  expect(columns).toMatchObject({
    count: 2,
    id: ['bitcoin', 'aave'],
    name: ['Bitcoin', 'Aave'],
    symbol: ['btc', 'aave'],
    image: ['b.webp', ''],
  })
  expect([columns.figures.priceUsd, columns.parts.security_low, columns.block]).toEqual([
    Float64Array.of(9, Number.NaN),
    Float64Array.of(40, Number.NaN),
    Float64Array.of(0, Number.NaN),
  ])
  expect([0, 1].map((row) => [wordAt(columns.category, row), wordAt(columns.chain, row)])).toEqual([
    ['Layer 1', 'bitcoin'],
    ['DeFi', 'ethereum'],
  ])
  expect(columns.order).toEqual({
    id: Float64Array.of(1, 0),
    name: Float64Array.of(1, 0),
    symbol: Float64Array.of(1, 0),
  })
})

test('a server of few columns is read: what it does not send is unknown of every coin', () => {
  const columns = columnsOfSnapshot(
    without('image', 'category', 'chain', 'price', 'block', 'low_cap'),
  )
  expect([columns.image, wordAt(columns.category, 0), wordAt(columns.chain, 1)]).toEqual([
    ['', ''],
    null,
    null,
  ])
  for (const cells of [columns.figures.priceUsd, columns.block, columns.parts.low_cap])
    expect(cells).toEqual(Float64Array.of(Number.NaN, Number.NaN))
})

test('a coin may lack a name or a symbol, and columns of a newer server are passed over', () => {
  const columns = columnsOfSnapshot(
    withColumns({ name: [null, ''], symbol: ['', null], mood: ['good', 'bad'] }),
  )
  expect([columns.name, columns.symbol]).toEqual([
    ['', ''],
    ['', ''],
  ])
})

const malformed: [string, object][] = [
  ['without ids', without('id')],
  ['without names', without('name')],
  ['without symbols', without('symbol')],
  ['of an empty id', withColumns({ id: ['bitcoin', ''] })],
  ['of an unknown id', withColumns({ id: ['bitcoin', null] })],
  ['of the same id twice', withColumns({ id: ['bitcoin', 'bitcoin'] })],
  ['of a number among names', withColumns({ name: ['Bitcoin', 7] })],
  ['of a text among prices', withColumns({ price: [1, 'two'] })],
  ['of an endless price', withColumns({ price: [1, Infinity] })],
  ['of a column too long', withColumns({ price: [1, 2, 3] })],
  ['of an unknown column too short', withColumns({ mood: ['good'] })],
]
test.each(malformed)('a snapshot %s is refused', (_, over) => {
  expect(() => columnsOfSnapshot(over as typeof snapshot)).toThrow(
    expect.objectContaining({ code: 'CATALOG_SNAPSHOT_MALFORMED' }),
  )
})

describe('words that repeat', () => {
  test('share a code; the unknown has none', () => {
    const column = encodeWords(['DeFi', '', 'Meme', 'DeFi'])
    expect(column).toEqual({ codes: Uint32Array.of(1, 0, 2, 1), words: ['DeFi', 'Meme'] })
    expect([0, 1, 2, 9].map((row) => wordAt(column, row))).toEqual(['DeFi', null, 'Meme', null])
  })

  test('keep the codes they had when more are learnt', () => {
    expect(encodeWords(['AI', 'Meme'], ['DeFi', 'Meme'])).toEqual({
      codes: Uint32Array.of(3, 2),
      words: ['DeFi', 'Meme', 'AI'],
    })
  })
})
