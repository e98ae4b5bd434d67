// Coins within bounds, in order: what the app's catalogue answers on a device, answered from a
// view's columns.
import {
  figureOfColumn,
  type CoinFigure,
  type FigureColumn,
} from '#contract/market/coin-figures.ts'
import type { CoinRowWire } from '#contract/market/coin-wire.ts'
import { isBounded, keepInRange, keptRows } from '#domain/columns/range-mask.ts'
import type { FigureRange } from '#domain/figure/figure-range.ts'
import { coinColumnsOf } from '../columns/coin-columns.ts'

export type CoinBounds = Partial<Record<CoinFigure, FigureRange>>
export type CoinSort = { by: CoinFigure; direction: 'asc' | 'desc' }

const columnOfFigure = Object.fromEntries(
  Object.entries(figureOfColumn).map(([column, figure]) => [figure, column]),
) as Record<CoinFigure, FigureColumn>

/**
 * The coins within every bound; without `sort` in standard order (the highest lowest score first,
 * then rank, then id: design 8), which also decides among equals. Unknown figures are last in every
 * one.
 */
export const selectCoins = (
  rows: readonly CoinRowWire[],
  bounds: CoinBounds,
  sort?: CoinSort,
): CoinRowWire[] => {
  const columns = coinColumnsOf(rows)
  const keep = new Uint8Array(rows.length).fill(1)
  for (const [figure, range] of Object.entries(bounds) as [CoinFigure, FigureRange][])
    if (isBounded(range)) keepInRange(keep, columns.figure(columnOfFigure[figure]), range)
  const order =
    sort === undefined
      ? columns.standard()
      : columns.byThenStandard(columnOfFigure[sort.by], sort.direction)
  return Array.from(keptRows(order, keep), (row) => rows[row] as CoinRowWire)
}
