// What both row-per-coin stores share: the rows they keep and how they answer from all of them.
import { marketColumnNames } from '#contract/market/market-wire.ts'
import type { MarketDeltaWire } from '#contract/market/market-wire.ts'
import { foldText, searchWords } from '#data/catalog/columns/fold-text.ts'
import type { BenchMarket, BenchRow, Direction, FilterQuestion, SortColumn } from './contender.ts'

export type PlainRow = Record<string, unknown> & {
  id: string
  name: string
  symbol: string
  score_low: number | null
  rank: number | null
  category: string | null
}

/** Every coin as one object: row, record and sparkline together. */
export const plainRows = ({ snapshot, blocks }: BenchMarket): PlainRow[] => {
  const records = new Map(blocks.flatMap(({ items }) => items.map((item) => [item.id, item])))
  return Array.from({ length: snapshot.count }, (_, at) => {
    const row = Object.fromEntries(
      marketColumnNames.map((column) => [column, snapshot.columns[column]?.[at] ?? null]),
    ) as PlainRow
    return { ...row, ...records.get(row.id) }
  })
}

export const benchRow = (row: PlainRow): BenchRow => ({
  id: row.id,
  name: row.name,
  symbol: row.symbol,
  price: row['price'] as number | null,
  change7d: row['change_7d'] as number | null,
  marketCap: row['market_cap'] as number | null,
  scoreLow: row.score_low,
})

const unknownLast = (
  a: unknown,
  b: unknown,
  sign: number,
  compare: (a: unknown, b: unknown) => number,
): number => {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? 1 : -1
  return compare(a, b) * sign
}

const collator = new Intl.Collator('en', { numeric: true })
const compareCells = (a: unknown, b: unknown): number =>
  typeof a === 'number' ? a - (b as number) : collator.compare(String(a), String(b))

const standard = (a: PlainRow, b: PlainRow): number =>
  unknownLast(a.score_low, b.score_low, -1, compareCells) ||
  unknownLast(a.rank, b.rank, 1, compareCells) ||
  (a.id < b.id ? -1 : 1)

export const standardRows = (rows: readonly PlainRow[], count: number): BenchRow[] =>
  rows.toSorted(standard).slice(0, count).map(benchRow)

export const sortedRows = (
  rows: readonly PlainRow[],
  { by, direction }: { by: SortColumn; direction: Direction },
  count: number,
): BenchRow[] => {
  const sign = direction === 'asc' ? 1 : -1
  return rows
    .toSorted((a, b) => unknownLast(a[by], b[by], sign, compareCells) || standard(a, b))
    .slice(0, count)
    .map(benchRow)
}

export const filteredRows = (
  rows: readonly PlainRow[],
  { minScoreLow, category, ...order }: FilterQuestion,
  count: number,
): BenchRow[] =>
  sortedRows(
    rows.filter(
      (row) => row.score_low !== null && row.score_low >= minScoreLow && row.category === category,
    ),
    order,
    count,
  )

export const countFound = (rows: readonly PlainRow[], search: string): number => {
  const words = searchWords(search)
  return rows.filter(({ id, name, symbol }) => {
    const fields = [foldText(symbol), foldText(name), foldText(id)]
    return words.every((word) => fields.some((field) => field.includes(word)))
  }).length
}

/** What a delta changes, coin by coin. */
export const changesOf = (delta: MarketDeltaWire): Map<string, Record<string, unknown>> => {
  const changes = new Map<string, Record<string, unknown>>(delta.ids.map((id) => [id, {}]))
  for (const [column, { at, values }] of Object.entries(delta.columns)) {
    for (const [place, position] of at.entries())
      Object.assign(changes.get(delta.ids[position] as string) ?? {}, { [column]: values[place] })
  }
  return changes
}
