import { describe, expect, it } from 'vitest'
import { averageScore, findItems, orderItems, type ListItem } from './item-order.ts'

type Row = { name: string; symbol: string; totalScore: number | null }
const item = (id: string, row: Row | null): ListItem<Row> => ({ id, row, isWaiting: false })
const items = [
  item('sui', { name: 'Sui', symbol: 'SUI', totalScore: 71 }),
  item('gone', null),
  item('aave', { name: 'Aave', symbol: 'AAVE', totalScore: 82 }),
  item('new', { name: 'Éclair', symbol: 'ECL', totalScore: null }),
]
const readers = { name: (row: Row) => row.name, score: (row: Row) => row.totalScore }
const idsBy = (key: 'added' | 'name' | 'score', direction: 'asc' | 'desc') =>
  orderItems<Row, 'added' | 'name' | 'score'>(
    items,
    { key, direction },
    { readers, locale: 'en' },
  ).map(({ id }) => id)

describe('the order of a watchlist', () => {
  it('keeps what the catalogue lacks, last in both directions', () => {
    expect(idsBy('score', 'desc')).toEqual(['aave', 'sui', 'gone', 'new'])
    expect(idsBy('score', 'asc')).toEqual(['sui', 'aave', 'gone', 'new'])
  })
  it('follows the list itself where no column is chosen', () => {
    expect(idsBy('added', 'asc')).toEqual(['sui', 'gone', 'aave', 'new'])
    expect(idsBy('added', 'desc')).toEqual(['new', 'aave', 'gone', 'sui'])
  })
  it('compares names as the language does', () => {
    expect(idsBy('name', 'asc')).toEqual(['aave', 'new', 'sui', 'gone'])
  })
})

describe('search within a watchlist', () => {
  it('finds names without their accents, symbols and bare ids', () => {
    expect(findItems(items, 'eclair').map(({ id }) => id)).toEqual(['new'])
    expect(findItems(items, ' AAV ').map(({ id }) => id)).toEqual(['aave'])
    expect(findItems(items, 'gon').map(({ id }) => id)).toEqual(['gone'])
  })
  it('shows everything for blank words', () => {
    expect(findItems(items, '  ')).toHaveLength(4)
  })
})

describe('the average score of a watchlist', () => {
  it('counts known scores only', () => {
    expect(averageScore(items)).toBe(77)
    expect(averageScore([item('gone', null)])).toBeNull()
  })
})
