import { expect, it } from 'vitest'
import Papa from 'papaparse'
import { columnsOfSnapshot } from '#data/catalog/columns/columns.ts'
import { createCatalogIndex } from '#data/catalog/index/catalog-index.ts'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { marketRow, snapshotOf, type MarketRow } from '#tests/fixtures/wire-market.ts'
import { csvColumns, csvHead, csvRows, type CsvWords } from './coin-csv.ts'

const words = new Proxy({}, { get: (_, name) => String(name) }) as CsvWords
const columns = csvColumns(words, 'Sample market')
const rowsOf = (rows: MarketRow[]): CoinRow[] => {
  const index = createCatalogIndex(columnsOfSnapshot(snapshotOf(rows)), 1)
  return index.rowsAt(index.select({}), 0, Infinity)
}
const read = (rows: MarketRow[]): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(`${csvHead(columns)}\r\n${csvRows(columns, rowsOf(rows))}`, {
    header: true,
  }).data

it('names the unit of every figure in the heading, and carries the age and the source of each row', () => {
  const [row] = read([
    marketRow({
      id: 'bitcoin',
      price: 1e-7,
      change_7d: -2.5,
      market_cap: 1.5e12,
      as_of: 1_790_000_000,
    }),
  ])
  expect(row).toMatchObject({
    id: 'bitcoin',
    'price (USD)': '1e-7',
    'change7d (%)': '-2.5',
    'cap (USD)': '1500000000000',
    'asOf (UTC)': '2026-09-21T14:13:20.000Z',
    source: 'Sample market',
  })
})

it('leaves unknown figures empty and keeps quotes, commas and line breaks of a name', () => {
  const [row] = read([marketRow({ id: 'odd', name: 'Len "r", S\nB', price: null })])
  expect(row).toMatchObject({ coin: 'Len "r", S\nB', 'price (USD)': '' })
})

it('never hands a spreadsheet a formula: such a text gets an apostrophe, a negative figure stays a figure', () => {
  const names = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x")']
  const rows = read(
    names.map((name, at) =>
      marketRow({ id: `coin-${at}`, name, rank: at + 1, change_7d: -at - 1 }),
    ),
  )
  expect(new Set(rows.map((row) => row['coin']))).toEqual(new Set(names.map((name) => `'${name}`)))
  expect(rows.map((row) => row['change7d (%)'])).toContain('-3')
})

it('D-AISCORE under weights of the reader\u2019s own both scores stand in the file, each under a name that cannot be taken for the other', () => {
  const [row] = rowsOf([marketRow({ id: 'bitcoin', total_ai_score: 71, score_low: 60 })])
  const own = {
    score: 'My score',
    low: 'My min score',
    high: 'My max score',
    coverage: 'My coverage',
    official: 'Official AI score',
    weights: 'Security 100%',
  }
  const withOwn = csvColumns(words, 'Sample market', own)
  const rated = {
    ...(row as CoinRow),
    own: { totalScore: 64, scoreLow: 58, scoreHigh: 70, coveragePct: 90 },
  }
  const [cells] = Papa.parse<Record<string, string>>(
    `${csvHead(withOwn)}\r\n${csvRows(withOwn, [rated])}`,
    { header: true },
  ).data
  expect(cells).toMatchObject({
    'My score (0-100; Security 100%)': '64',
    'My min score (0-100)': '58',
    'My max score (0-100)': '70',
    'My coverage (%)': '90',
    'Official AI score (0-100)': '71',
    'low (0-100)': '60',
  })
  expect(cells).not.toHaveProperty('score (0-100)')
  expect(columns.map(({ heading }) => heading)).not.toContain('My score (0-100; Security 100%)')
})
