// One coin of the columns as the flat row that screens know.
import { keepLatest } from '#domain/columns/keep-latest.ts'
import type { CoinFigure } from '#contract/market/coin-figures.ts'
import { coinFigures, type CoinRow } from '../types/coin-row.ts'
import { wordAt, type CatalogColumns } from '../columns/columns.ts'

const rowOfColumns = (columns: CatalogColumns, row: number): CoinRow => {
  const figures = {} as Record<CoinFigure, number | null>
  for (const figure of coinFigures) {
    const value = columns.figures[figure][row] as number
    figures[figure] = Number.isNaN(value) ? null : value
  }
  return {
    id: columns.id[row] as string,
    name: columns.name[row] as string,
    symbol: columns.symbol[row] as string,
    image: columns.image[row] || null,
    category: wordAt(columns.category, row),
    chain: wordAt(columns.chain, row),
    ...figures,
  }
}

/** A few screens of rows: those that a scroll or another order brings back. */
const keptRows = 400

/**
 * Rows by their number. One that was asked for lately is the same object again, so that nobody
 * draws it anew.
 */
export const createRows = (columns: CatalogColumns): ((row: number) => CoinRow) => {
  const known = new Map<number, CoinRow>()
  return (row) => keepLatest(known, row, known.get(row) ?? rowOfColumns(columns, row), keptRows)
}
