// The coin list as a table for a spreadsheet: raw figures, their unit in the heading, unknown ones
// empty.
import type { CoinFigure } from '#contract/market/coin-figures.ts'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { csvText, csvTime, type CsvCell } from '#client/files/csv-file.ts'

export type CsvColumn = { heading: string; cell: (row: CoinRow) => CsvCell }

/** The words of the headings, without units. */
export type CsvWords = Record<
  | 'rank'
  | 'coin'
  | 'symbol'
  | 'id'
  | 'score'
  | 'low'
  | 'high'
  | 'coverage'
  | 'tokenomics'
  | 'security'
  | 'social'
  | 'market'
  | 'insights'
  | 'price'
  | 'change24h'
  | 'change7d'
  | 'change30d'
  | 'cap'
  | 'volume'
  | 'category'
  | 'chain'
  | 'listed'
  | 'asOf'
  | 'source',
  string
>

const figure = (heading: string, key: CoinFigure, unit?: string): CsvColumn => ({
  heading: unit === undefined ? heading : `${heading} (${unit})`,
  cell: (row) => row[key],
})

/** The words of the columns that a list ranked by its reader's own weights has besides. */
export type OwnCsvWords = Record<
  'score' | 'low' | 'high' | 'coverage' | 'official' | 'weights',
  string
>

const ownColumns = (own: OwnCsvWords): CsvColumn[] => [
  {
    heading: `${own.score} (0-100; ${own.weights})`,
    cell: ({ own: rating }) => rating?.totalScore ?? null,
  },
  { heading: `${own.low} (0-100)`, cell: ({ own: rating }) => rating?.scoreLow ?? null },
  { heading: `${own.high} (0-100)`, cell: ({ own: rating }) => rating?.scoreHigh ?? null },
  { heading: `${own.coverage} (%)`, cell: ({ own: rating }) => rating?.coveragePct ?? null },
]

/**
 * `source` says of every row where its figures come from; `own` adds the reader's own score, the
 * official one then says so.
 */
export const csvColumns = (
  words: CsvWords,
  source: string,
  own: OwnCsvWords | null = null,
): CsvColumn[] => {
  return [
    figure(words.rank, 'rank'),
    { heading: words.coin, cell: ({ name }) => name },
    { heading: words.symbol, cell: ({ symbol }) => formatSymbol(symbol) },
    { heading: words.id, cell: ({ id }) => id },
    ...(own ? ownColumns(own) : []),
    figure(own?.official ?? words.score, 'totalScore', '0-100'),
    figure(words.low, 'scoreLow', '0-100'),
    figure(words.high, 'scoreHigh', '0-100'),
    figure(words.coverage, 'coveragePct', '%'),
    ...(['tokenomics', 'security', 'social', 'market', 'insights'] as const).map((key) =>
      figure(words[key], key, '0-100'),
    ),
    figure(words.price, 'priceUsd', 'USD'),
    figure(words.change24h, 'change24hPct', '%'),
    figure(words.change7d, 'change7dPct', '%'),
    figure(words.change30d, 'change30dPct', '%'),
    figure(words.cap, 'marketCapUsd', 'USD'),
    figure(words.volume, 'volume24hUsd', 'USD'),
    { heading: words.category, cell: ({ category }) => category },
    { heading: words.chain, cell: ({ chain }) => chain },
    { heading: `${words.listed} (UTC)`, cell: ({ listedAtSec }) => csvTime(listedAtSec) },
    { heading: `${words.asOf} (UTC)`, cell: ({ asOfSec }) => csvTime(asOfSec) },
    { heading: words.source, cell: () => source },
  ]
}

export const csvHead = (columns: readonly CsvColumn[]): string =>
  csvText([columns.map(({ heading }) => heading)])
export const csvRows = (columns: readonly CsvColumn[], rows: readonly CoinRow[]): string =>
  csvText(rows.map((row) => columns.map(({ cell }) => cell(row))))
