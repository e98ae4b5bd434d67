import { expect, it } from 'vitest'
import Papa from 'papaparse'
import { columnsOfSnapshot } from '#data/catalog/columns/columns.ts'
import { createCatalogIndex } from '#data/catalog/index/catalog-index.ts'
import type { CoinRow } from '#data/catalog/coin-row.ts'
import { marketRow, snapshotOf, type MarketRow } from '#tests/fixtures/wire-market.ts'
import { csvColumns, csvHead, csvRows, type CsvWords } from './coin-csv.ts'

const words = new Proxy({}, { get: (_, name) => String(name) }) as CsvWords
const columns = csvColumns(words, 'Sample market')
const rowsOf = (rows: MarketRow[]): CoinRow[] => {
  const index = createCatalogIndex(columnsOfSnapshot(snapshotOf(rows)), 1)
  return index.rowsAt(index.select({}), 0, Infinity)
}
const read = (rows: MarketRow[]): Record<string, string>[] => Papa.parse<Record<string, string>>(`${csvHead(columns)}\r\n${csvRows(columns, rowsOf(rows))}`, { header: true }).data

it('names the unit of every figure in the heading, and carries the age and the source of each row', () => {
  const [row] = read([marketRow({ id: 'bitcoin', price: 1e-7, change_7d: -2.5, market_cap: 1.5e12, as_of: 1_790_000_000 })])
  expect(row).toMatchObject({ id: 'bitcoin', 'price (USD)': '1e-7', 'change7d (%)': '-2.5', 'cap (USD)': '1500000000000', 'asOf (UTC)': '2026-09-21T14:13:20.000Z', source: 'Sample market' })
})

it('leaves unknown figures empty and keeps quotes, commas and line breaks of a name', () => {
  const [row] = read([marketRow({ id: 'odd', name: 'Len "r", S\nB', price: null })])
  expect(row).toMatchObject({ coin: 'Len "r", S\nB', 'price (USD)': '' })
})

it('never hands a spreadsheet a formula: such a text gets an apostrophe, a negative figure stays a figure', () => {
  const names = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x")']
  const rows = read(names.map((name, at) => marketRow({ id: `coin-${at}`, name, rank: at + 1, change_7d: -at - 1 })))
  expect(new Set(rows.map((row) => row['coin']))).toEqual(new Set(names.map((name) => `'${name}`)))
  expect(rows.map((row) => row['change7d (%)'])).toContain('-3')
})
