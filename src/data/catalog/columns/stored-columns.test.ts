import { marketRow, snapshotOf } from '#tests/fixtures/wire-market.ts'
import { expect, test } from 'vitest'
import { columnsOfSnapshot } from './columns.ts'
import { bytesOfColumns, columnsOfStored, storedColumns } from './stored-columns.ts'

const columns = columnsOfSnapshot(
  snapshotOf([
    marketRow({
      id: 'a',
      name: 'Alpha',
      symbol: 'al',
      image: 'a.webp',
      category: 'DeFi',
      chain: 'base',
      price: 3,
      security_low: 40,
      block: 1,
    }),
    marketRow({ id: 'b', name: 'Beta', symbol: 'be' }),
  ]),
)
const stored = () => structuredClone(storedColumns(columns, 4))

test('what is stored comes back as it was, under its version', () => {
  expect(stored()).toMatchObject({ key: 'current', version: 4, count: 2 })
  expect(columnsOfStored(stored())).toEqual(columns)
})

test('an empty catalogue is stored and comes back', () => {
  const none = columnsOfSnapshot(snapshotOf([]))
  expect(columnsOfStored(structuredClone(storedColumns(none, 1)))).toEqual(none)
})

test('a name that holds the mark between names loses it, and no coin moves to another\u2019s place', () => {
  const odd = columnsOfSnapshot(
    snapshotOf([marketRow({ id: 'a', name: 'nu\u0000ll' }), marketRow({ id: 'b', name: 'Beta' })]),
  )
  expect(columnsOfStored(structuredClone(storedColumns(odd, 1))).name).toEqual(['null', 'Beta'])
})

type Row = ReturnType<typeof stored>
const damages: [string, (row: Row) => object][] = [
  ['no count', (row) => ({ ...row, count: undefined })],
  ['a negative count', (row) => ({ ...row, count: -1 })],
  ['names that are no text', (row) => ({ ...row, name: ['Alpha', 'Beta'] })],
  ['a name too few', (row) => ({ ...row, symbol: 'al' })],
  ['a figure too few', (row) => ({ ...row, block: Float64Array.of(1) })],
  ['figures of another kind', (row) => ({ ...row, figures: { ...row.figures, priceUsd: [3, 4] } })],
  ['a figure that is missing', (row) => ({ ...row, figures: { ...row.figures, rank: undefined } })],
  ['no figures', (row) => ({ ...row, figures: undefined })],
  [
    'a part of a rating that is missing',
    (row) => ({ ...row, parts: { ...row.parts, low_cap: undefined } }),
  ],
  ['no orders', (row) => ({ ...row, order: undefined })],
  ['no order by name', (row) => ({ ...row, order: { ...row.order, name: undefined } })],
  ['no order by symbol', (row) => ({ ...row, order: { ...row.order, symbol: [0, 1] } })],
  ['no categories', (row) => ({ ...row, category: undefined })],
  ['codes of another kind', (row) => ({ ...row, category: { codes: [1, 0], words: ['DeFi'] } })],
  ['a code too few', (row) => ({ ...row, chain: { codes: Uint32Array.of(1), words: ['base'] } })],
  [
    'codes without words',
    (row) => ({ ...row, chain: { codes: Uint32Array.of(1, 0), words: 'base' } }),
  ],
]
test.each(damages)(
  'a stored catalogue with %s is damaged, and says so instead of showing what it has',
  (_, damage) => {
    expect(() => columnsOfStored(damage(stored()) as Row)).toThrow(
      expect.objectContaining({ code: 'CATALOG_CORRUPT' }),
    )
  },
)

test('a stored catalogue whose every part agrees on a count that is none is damaged', () => {
  const none = structuredClone(storedColumns(columnsOfSnapshot(snapshotOf([])), 1))
  expect(() => columnsOfStored({ ...none, count: 0.5 })).toThrow(
    expect.objectContaining({ code: 'CATALOG_CORRUPT' }),
  )
})

test('its room is told: eight bytes a figure, two a letter', () => {
  const row = stored()
  const letters = [row.id, row.name, row.symbol, row.image].join('').length
  // 18 figures, 12 parts, block, three orders and two columns of words, of four bytes each.
  expect(bytesOfColumns(row)).toBe(2 * (18 + 12 + 1 + 3) * 8 + 2 * 2 * 4 + 2 * letters)
})
