// The comparison as tables for a spreadsheet: raw figures, their unit in the heading, unknown ones
// empty.
import { comparedFields, type ComparedField } from '#domain/comparison/compared-fields.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { secOfDay } from '#domain/series/daily-series.ts'
import { csvText, csvTime } from '#client/files/csv-file.ts'
import type { ComparedCoin } from '../compared-coin.ts'
import type { FieldWords } from '../fields/use-field-words.ts'
import { historyRows } from '../history/history-rows.ts'
import type { ShownLine } from '../history/shown-histories.ts'

const unitEndings = [
  ['Usd', 'USD'],
  ['Pct', '%'],
  ['Days', 'd'],
] as const
const plain: ReadonlySet<ComparedField> = new Set([
  'rank',
  'circulatingSupply',
  'totalSupply',
  'maxSupply',
])

/** What a field counts in; scores count to a hundred. */
const unitOf = (field: ComparedField): string | null => {
  if (plain.has(field)) return null
  return unitEndings.find(([ending]) => field.endsWith(ending))?.[1] ?? '0-100'
}

const fields = Object.values(comparedFields).flatMap(
  (group) => Object.keys(group) as ComparedField[],
)

export type CsvWords = FieldWords & {
  coin: string
  symbol: string
  asOf: string
  source: string
  time: string
}

/** One coin a row; `source` says of every row where its figures come from. */
export const coinsCsv = (coins: readonly ComparedCoin[], words: CsvWords, source: string): string =>
  csvText([
    [
      words.coin,
      words.symbol,
      'ID',
      words.category,
      words.chain,
      ...fields.map((field) =>
        unitOf(field) === null ? words.field[field] : `${words.field[field]} (${unitOf(field)})`,
      ),
      `${words.asOf} (UTC)`,
      words.source,
    ],
    ...coins.map(({ row, facts }) => [
      row.name,
      formatSymbol(row.symbol),
      row.id,
      row.category,
      row.chain,
      ...fields.map((field) => facts[field]),
      csvTime(row.asOfSec),
      source,
    ]),
  ])

const dayLength = '2026-01-01'.length

/** One day a row, one coin a column; every column is 100 on the first day. */
export const historyCsv = (lines: readonly ShownLine[], words: Pick<CsvWords, 'time'>): string =>
  csvText([
    [
      `${words.time} (UTC)`,
      ...lines.map(({ coin: { row } }) => `${row.name} (${formatSymbol(row.symbol)})`),
    ],
    ...historyRows(lines).map(({ day, values }) => [
      csvTime(secOfDay(day))?.slice(0, dayLength) ?? null,
      ...values,
    ]),
  ])
