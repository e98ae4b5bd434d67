// The coins of one view as typed columns, each made when first asked for: what lists are sorted and
// narrowed by. Pure parts shared with the catalogue of a device are in domain/columns.
import { byCodeUnits, ordinalsOf } from '#domain/columns/collation.ts'
import { rowNumbers, sortRows, type Direction } from '#domain/columns/radix-sort.ts'
import type { FigureColumn } from '#contract/market/coin-figures.ts'
import type { CoinRowWire } from '#contract/market/coin-wire.ts'
import { createCollatedPlaces } from './collated-places.ts'
import { createCoinTexts, type CoinTexts } from './coin-texts.ts'

export type TextKey = 'name' | 'symbol'

export type CoinColumns = {
  readonly rows: readonly CoinRowWire[]
  texts: () => CoinTexts
  /** NaN where unknown. */
  figure: (column: FigureColumn) => Float64Array
  /** Row numbers as the view has them: best rank first. */
  byRank: () => Uint32Array
  /** By one column, unknown last in both directions, equal ones as the view has them. */
  by: (column: FigureColumn | TextKey, direction: Direction) => Uint32Array
  /** The highest lowest score first, then rank, then id (design 8). */
  standard: () => Uint32Array
  /** By one figure, unknown last, equal ones in standard order. */
  byThenStandard: (column: FigureColumn, direction: Direction) => Uint32Array
}

const placesOf = { name: createCollatedPlaces(), symbol: createCollatedPlaces() }

/** Makes each value once per key. */
const oncePer = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new Map<Key, Value>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}

const once = <Value extends object>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => (made ??= make())
}

const createCoinColumns = (rows: readonly CoinRowWire[]): CoinColumns => {
  const figure = oncePer((column: FigureColumn) =>
    Float64Array.from(rows, (row) => row[column] ?? Number.NaN),
  )
  const keys = oncePer((column: FigureColumn | TextKey) =>
    column === 'name' || column === 'symbol'
      ? placesOf[column](rows.map((row) => row[column]))
      : figure(column),
  )
  const byRank = once(() => rowNumbers(rows.length))
  const standard = once(() => {
    const ids = rows.map(({ id }) => id)
    const byId = sortRows(ordinalsOf(ids, byCodeUnits), byRank(), 'asc')
    return sortRows(figure('score_low'), sortRows(figure('rank'), byId, 'asc'), 'desc')
  })
  const sortedFrom = (start: () => Uint32Array) =>
    oncePer((name: `${FigureColumn | TextKey} ${Direction}`) => {
      const [column, direction] = name.split(' ') as [FigureColumn | TextKey, Direction]
      return sortRows(keys(column), start(), direction)
    })
  const [fromRank, fromStandard] = [sortedFrom(byRank), sortedFrom(standard)]
  return {
    rows,
    texts: once(() => createCoinTexts(rows)),
    figure,
    byRank,
    by: (column, direction) => fromRank(`${column} ${direction}`),
    standard,
    byThenStandard: (column, direction) => fromStandard(`${column} ${direction}`),
  }
}

const known = new WeakMap<readonly CoinRowWire[], CoinColumns>()

/** The columns of a view's rows, which nobody alters: made once for as long as the view lives. */
export const coinColumnsOf = (rows: readonly CoinRowWire[]): CoinColumns => {
  const columns = known.get(rows) ?? createCoinColumns(rows)
  known.set(rows, columns)
  return columns
}
