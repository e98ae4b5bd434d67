// Coins within bounds, in order: what the app's catalogue answers on a device, answered from a
// snapshot.
import {
  figureOfColumn,
  type CoinFigure,
  type FigureColumn,
} from '#contract/market/coin-figures.ts'
import type { CoinRowWire } from '#contract/market/coin-wire.ts'
import { isWithin, type FigureRange } from '#domain/figure/figure-range.ts'
import { unknownLast } from '#domain/figure/unknown-last.ts'

export type CoinBounds = Partial<Record<CoinFigure, FigureRange>>
export type CoinSort = { by: CoinFigure; direction: 'asc' | 'desc' }

const columnOfFigure = new Map(
  Object.entries(figureOfColumn).map(([column, figure]) => [figure, column as FigureColumn]),
)

const figureOf = (row: CoinRowWire, figure: CoinFigure): number | null => {
  const column = columnOfFigure.get(figure)
  return column === undefined ? null : row[column]
}

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/**
 * The highest lowest score first, then rank, then id (design 8): the order of every list that names
 * no other, and among equals.
 */
const standardOrder = (a: CoinRowWire, b: CoinRowWire): number =>
  unknownLast(a.score_low, b.score_low, 'desc') ||
  unknownLast(a.rank, b.rank, 'asc') ||
  byCodeUnits(a.id, b.id)

/**
 * The coins within every bound; without `sort` in standard order, unknown figures last in every
 * one.
 */
export const selectCoins = (
  rows: readonly CoinRowWire[],
  bounds: CoinBounds,
  sort?: CoinSort,
): CoinRowWire[] => {
  const wanted = Object.entries(bounds) as [CoinFigure, FigureRange][]
  const found = rows.filter((row) =>
    wanted.every(([figure, range]) => isWithin(figureOf(row, figure), range)),
  )
  return found.toSorted(
    (a, b) =>
      (sort ? unknownLast(figureOf(a, sort.by), figureOf(b, sort.by), sort.direction) : 0) ||
      standardOrder(a, b),
  )
}
