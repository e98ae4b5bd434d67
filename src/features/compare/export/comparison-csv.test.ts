import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { ComparedCoin } from '../compared-coin.ts'
import type { ShownLine } from '../history/shown-histories.ts'
import { coinsCsv, historyCsv, type CsvWords } from './comparison-csv.ts'

const named = new Proxy({}, { get: (_, name) => String(name) }) as Record<string, string>
const words = {
  field: named,
  group: named,
  category: 'category',
  chain: 'chain',
  coin: 'coin',
  symbol: 'symbol',
  asOf: 'asOf',
  source: 'source',
  time: 'day',
} as CsvWords
const coin = (name: string, facts: object): ComparedCoin =>
  ({
    id: name,
    row: { id: name, name, symbol: name.slice(0, 3), asOfSec: 1_790_000_000 },
    facts,
  }) as ComparedCoin
const line = (name: string, days: number[], values: number[]): ShownLine => ({
  id: name,
  days,
  timesSec: [],
  values,
  coin: coin(name, {}),
  end: 0,
})

test('R-CMP-002 a row a coin, the unit of every figure in its heading, its age and source beside it', () => {
  const text = coinsCsv(
    [
      coin('bitcoin', { priceUsd: 1e-7, rank: 1, totalScore: 81, change7dPct: -2.5, ageDays: 10 }),
      coin('=1+1', {}),
    ],
    words,
    'Sample market',
  )
  const rows = Papa.parse<Record<string, string>>(text, { header: true }).data
  expect(rows[0]).toMatchObject({
    coin: 'bitcoin',
    symbol: 'BIT',
    'priceUsd (USD)': '1e-7',
    rank: '1',
    'totalScore (0-100)': '81',
    'change7dPct (%)': '-2.5',
    'ageDays (d)': '10',
    'asOf (UTC)': '2026-09-21T14:13:20.000Z',
    source: 'Sample market',
  })
  expect(rows[1]).toMatchObject({ coin: "'=1+1", 'priceUsd (USD)': '' })
})

test('R-CMP-002 a row a day, a column a coin, and a day that one of them lacks stays empty', () => {
  expect(
    historyCsv(
      [line('bitcoin', [0, 1, 2], [100, 110, 120]), line('ether', [0, 2], [100, 90.5])],
      words,
    ).split('\r\n'),
  ).toEqual([
    'day (UTC),bitcoin (BIT),ether (ETH)',
    '1970-01-01,100,100',
    '1970-01-02,110,',
    '1970-01-03,120,90.5',
  ])
})
