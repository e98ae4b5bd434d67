// One delta applied to columns: pure, copying only what changes. Same result as the full snapshot
// of that version.
import type { MarketDeltaWire } from '#contract/market/market-wire.ts'
import { ratingPartNames } from '#contract/market/rating-wire.ts'
import { CatalogFault } from '../catalog-fault.ts'
import { figureColumns } from '../types/coin-row.ts'
import { figureOfColumn } from '#contract/market/coin-figures.ts'
import { byCodeUnits, ordinalsOf } from '#domain/columns/collation.ts'
import {
  encodeWords,
  figureCell,
  textCells,
  wordAt,
  type CatalogColumns,
  type WordColumn,
} from './columns.ts'

const refuse = (detail: string): never => {
  throw new CatalogFault('CATALOG_DELTA_MALFORMED', detail)
}

/** Which old row each new row comes from (-1: a new coin), and where each touched id now stands. */
type Layout = { from: Int32Array; rowOfTouched: Int32Array; isMoved: boolean; hasNew: boolean }

const planLayout = (columns: CatalogColumns, delta: MarketDeltaWire): Layout => {
  const rowOf = new Map(columns.id.map((id, row) => [id, row]))
  const removed = new Set(delta.removed)
  for (const id of removed) if (!rowOf.has(id)) refuse('an unknown coin is removed')
  const kept: number[] = []
  const placeOf = new Map<string, number>()
  for (const [row, id] of columns.id.entries()) {
    if (removed.has(id)) continue
    placeOf.set(id, kept.length)
    kept.push(row)
  }
  const rowOfTouched = new Int32Array(delta.ids.length)
  const seen = new Set<string>()
  for (const [at, id] of delta.ids.entries()) {
    if (id === '' || seen.has(id) || removed.has(id))
      refuse('an id is empty, stands twice or is removed too')
    seen.add(id)
    const place = placeOf.get(id) ?? kept.length
    if (!placeOf.has(id)) kept.push(-1)
    rowOfTouched[at] = place
  }
  if (kept.length !== delta.count) refuse(`${kept.length} coins instead of ${delta.count}`)
  const from = Int32Array.from(kept)
  const hasNew = kept.includes(-1)
  return { from, rowOfTouched, isMoved: removed.size > 0 || hasNew, hasNew }
}

const movedFigures = (old: Float64Array, layout: Layout): Float64Array => {
  if (!layout.isMoved) return Float64Array.from(old)
  const next = new Float64Array(layout.from.length)
  for (let row = 0; row < next.length; row++)
    next[row] = old[layout.from[row] as number] ?? Number.NaN
  return next
}

type Change = MarketDeltaWire['columns'][string]

/** Target rows of a change; positions must point into `ids`. */
const targets = (change: Change, layout: Layout): number[] => {
  if (change.at.length !== change.values.length) refuse('positions and cells differ in number')
  return change.at.map((at) => layout.rowOfTouched[at] ?? refuse('a position points outside ids'))
}

const nextFigures = (
  old: Float64Array,
  change: Change | undefined,
  layout: Layout,
): Float64Array => {
  if (!change && !layout.isMoved) return old
  const next = movedFigures(old, layout)
  if (!change) return next
  for (const [at, row] of targets(change, layout).entries())
    next[row] = figureCell(change.values[at], refuse)
  return next
}

const nextTexts = (
  old: readonly string[],
  change: Change | undefined,
  layout: Layout,
): readonly string[] => {
  if (!change && !layout.isMoved) return old
  const next = Array.from(layout.from, (row) => old[row] ?? '')
  if (!change) return next
  const texts = textCells(change.values, true, refuse)
  for (const [at, row] of targets(change, layout).entries()) next[row] = texts[at] as string
  return next
}

const nextWords = (old: WordColumn, change: Change | undefined, layout: Layout): WordColumn => {
  if (!change && !layout.isMoved) return old
  const texts = Array.from(old.codes, (_, row) => wordAt(old, row) ?? '')
  return encodeWords(nextTexts(texts, change, layout), old.words)
}

const nextIds = (
  columns: CatalogColumns,
  delta: MarketDeltaWire,
  layout: Layout,
): readonly string[] => {
  if (!layout.isMoved) return columns.id
  const ids = Array.from(layout.from, (row) => columns.id[row] ?? '')
  for (const [at, id] of delta.ids.entries()) ids[layout.rowOfTouched[at] as number] = id
  return ids
}

/** New coins have no place yet: they sort from the end, everything else is already in order. */
const hintOf = (old: Float64Array, layout: Layout): Float64Array => {
  const hint = movedFigures(old, layout)
  return hint.map((place) => (Number.isNaN(place) ? Infinity : place))
}

/**
 * The columns after a delta. Throws CATALOG_DELTA_MALFORMED when the delta does not fit these
 * columns; the given columns are never altered.
 */
export const applyDelta = (columns: CatalogColumns, delta: MarketDeltaWire): CatalogColumns => {
  const layout = planLayout(columns, delta)
  const { columns: wire } = delta
  if (layout.hasNew && !(wire['name'] && wire['symbol'])) refuse('a new coin has no name')
  const id = nextIds(columns, delta, layout)
  const name = nextTexts(columns.name, wire['name'], layout)
  const symbol = nextTexts(columns.symbol, wire['symbol'], layout)
  const ordinals = (key: 'name' | 'symbol', texts: readonly string[]): Float64Array =>
    texts === columns[key]
      ? columns.order[key]
      : ordinalsOf(texts, undefined, hintOf(columns.order[key], layout))
  const figures = Object.fromEntries(
    figureColumns.map((column) => {
      const figure = figureOfColumn[column]
      return [figure, nextFigures(columns.figures[figure], wire[column], layout)]
    }),
  ) as CatalogColumns['figures']
  const parts = Object.fromEntries(
    ratingPartNames.map((part) => [part, nextFigures(columns.parts[part], wire[part], layout)]),
  ) as CatalogColumns['parts']
  return {
    count: delta.count,
    id,
    name,
    symbol,
    image: nextTexts(columns.image, wire['image'], layout),
    category: nextWords(columns.category, wire['category'], layout),
    chain: nextWords(columns.chain, wire['chain'], layout),
    figures,
    parts,
    block: nextFigures(columns.block, wire['block'], layout),
    order: {
      id:
        id === columns.id
          ? columns.order.id
          : ordinalsOf(id, byCodeUnits, hintOf(columns.order.id, layout)),
      name: ordinals('name', name),
      symbol: ordinals('symbol', symbol),
    },
  }
}
