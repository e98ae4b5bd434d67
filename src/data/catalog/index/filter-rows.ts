// Which rows of an order fit a filter: one pass over typed arrays.
import type { CoinFigure } from '#contract/market/coin-figures.ts'
import { isBounded, keepInRange, keptRows } from '#domain/columns/range-mask.ts'
import { isPegged } from '#domain/coin/pegged.ts'
import { isSameWord } from '#domain/coin/word-slug.ts'
import type { FigureRange } from '#domain/figure/figure-range.ts'
import type { CoinFilter } from '../types/coin-row.ts'
import type { CatalogColumns, WordColumn } from '../columns/columns.ts'
import { noMatch } from '../columns/text-search.ts'

type Conditions = {
  filter?: CoinFilter | undefined
  matches?: Uint8Array | null
  /** Where a coin stands in the columns. */
  rowNumber: (id: string) => number | undefined
}

const wantedCodes = (column: WordColumn, wanted: readonly string[]): Uint8Array => {
  const isWanted = new Uint8Array(column.words.length + 1)
  for (const asked of wanted) {
    const exact = column.words.indexOf(asked)
    const at = exact === -1 ? column.words.findIndex((word) => isSameWord(asked, word)) : exact
    if (at !== -1) isWanted[at + 1] = 1
  }
  return isWanted
}

const keepWords = (keep: Uint8Array, column: WordColumn, wanted: readonly string[]): void => {
  const isWanted = wantedCodes(column, wanted)
  for (let row = 0; row < keep.length; row++) {
    if (isWanted[column.codes[row] as number] === 0) keep[row] = 0
  }
}

const leaveOutPegged = (keep: Uint8Array, column: WordColumn): void => {
  const isPeggedCode = new Uint8Array(column.words.length + 1)
  for (const [at, word] of column.words.entries()) if (isPegged(word)) isPeggedCode[at + 1] = 1
  for (let row = 0; row < keep.length; row++)
    if (isPeggedCode[column.codes[row] as number] === 1) keep[row] = 0
}

/** Clears the mark of every row but these. */
const keepOnly = (keep: Uint8Array, rows: readonly (number | undefined)[]): void => {
  const wanted = new Set(rows)
  for (let row = 0; row < keep.length; row++) if (!wanted.has(row)) keep[row] = 0
}

/**
 * The rows of `order` that fit every condition, in that order; `order` itself when there is none.
 */
export const filteredRows = (
  columns: CatalogColumns,
  order: Uint32Array,
  { filter = {}, matches, rowNumber }: Conditions,
): Uint32Array => {
  const ranges = (Object.entries(filter.ranges ?? {}) as [CoinFigure, FigureRange][]).filter(
    ([, range]) => isBounded(range),
  )
  const { categories = [], chains = [], ids, leavesOutPegged = false } = filter
  if (
    ranges.length === 0 &&
    categories.length === 0 &&
    chains.length === 0 &&
    ids === undefined &&
    !leavesOutPegged &&
    !matches
  )
    return order
  const keep = matches
    ? matches.map((closeness) => (closeness === noMatch ? 0 : 1))
    : new Uint8Array(columns.count).fill(1)
  for (const [figure, range] of ranges) keepInRange(keep, columns.figures[figure], range)
  if (categories.length > 0) keepWords(keep, columns.category, categories)
  if (chains.length > 0) keepWords(keep, columns.chain, chains)
  if (leavesOutPegged) leaveOutPegged(keep, columns.category)
  if (ids !== undefined) keepOnly(keep, ids.map(rowNumber))
  return keptRows(order, keep)
}
