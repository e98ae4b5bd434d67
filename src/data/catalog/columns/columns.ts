// The catalogue in memory: one typed array per figure, parallel arrays of text. Row order has no
// meaning.
import type { MarketCell, MarketSnapshotWire } from '#contract/market/market-wire.ts'
import { ratingPartNames, type RatingPart } from '#contract/market/rating-wire.ts'
import { CatalogFault } from '../catalog-fault.ts'
import { figureColumns } from '../types/coin-row.ts'
import { figureOfColumn, type CoinFigure } from '#contract/market/coin-figures.ts'
import { byCodeUnits, ordinalsOf } from '#domain/columns/collation.ts'

/**
 * Words that repeat (category, chain): a code per row, 0 where unknown, `words[code - 1]`
 * otherwise.
 */
export type WordColumn = { codes: Uint32Array; words: readonly string[] }

export type CatalogColumns = {
  count: number
  id: readonly string[]
  name: readonly string[]
  symbol: readonly string[]
  /** '' where unknown. */
  image: readonly string[]
  category: WordColumn
  chain: WordColumn
  /** NaN where unknown. */
  figures: Record<CoinFigure, Float64Array>
  /** What a total by one's own weights needs; NaN where the server does not tell it. */
  parts: Record<RatingPart, Float64Array>
  /** Number of the block that holds a coin's full record; NaN where none does. */
  block: Float64Array
  /** Places in sorted order (collation.ts). */
  order: { id: Float64Array; name: Float64Array; symbol: Float64Array }
}

type Cells = readonly MarketCell[]
type Refuse = (detail: string) => never

/** Text cells; `null` becomes '' where the column may be empty. */
export const textCells = (cells: Cells, mayBeEmpty: boolean, refuse: Refuse): string[] =>
  cells.map((cell) => {
    if (typeof cell === 'string' && (mayBeEmpty || cell !== '')) return cell
    return mayBeEmpty && cell === null ? '' : refuse(`a text is ${JSON.stringify(cell)}`)
  })

/** A figure cell: finite, or NaN for null. */
export const figureCell = (cell: MarketCell | undefined, refuse: Refuse): number => {
  if (cell === null) return Number.NaN
  return typeof cell === 'number' && Number.isFinite(cell)
    ? cell
    : refuse(`a figure is ${JSON.stringify(cell)}`)
}

const figureCells = (cells: Cells | undefined, count: number, refuse: Refuse): Float64Array => {
  const values = new Float64Array(count)
  if (!cells) return values.fill(Number.NaN)
  for (let row = 0; row < count; row++) values[row] = figureCell(cells[row], refuse)
  return values
}

/** Codes for repeating words, continuing `known`; '' is unknown. */
export const encodeWords = (
  texts: readonly string[],
  known: readonly string[] = [],
): WordColumn => {
  const codeOf = new Map(known.map((word, at) => [word, at + 1]))
  const codes = new Uint32Array(texts.length)
  for (const [row, text] of texts.entries()) {
    if (text === '') continue
    const code = codeOf.get(text) ?? codeOf.size + 1
    codeOf.set(text, code)
    codes[row] = code
  }
  return { codes, words: [...codeOf.keys()] }
}

/** One row's word, or null. */
export const wordAt = ({ codes, words }: WordColumn, row: number): string | null =>
  words[(codes[row] ?? 0) - 1] ?? null

const refuse: Refuse = (detail) => {
  throw new CatalogFault('CATALOG_SNAPSHOT_MALFORMED', detail)
}

/**
 * Columns of a whole snapshot. Throws CATALOG_SNAPSHOT_MALFORMED; columns this app does not know
 * are ignored.
 */
export const columnsOfSnapshot = (snapshot: MarketSnapshotWire): CatalogColumns => {
  const { count, columns: wire } = snapshot
  for (const [name, cells] of Object.entries(wire)) {
    if (cells.length !== count)
      refuse(`column ${name} has ${cells.length} cells for ${count} coins`)
  }
  const text = (name: 'id' | 'name' | 'symbol'): string[] =>
    textCells(wire[name] ?? refuse(`no column ${name}`), name !== 'id', refuse)
  const optional = (name: 'image' | 'category' | 'chain'): string[] =>
    wire[name] ? textCells(wire[name], true, refuse) : Array.from({ length: count }, () => '')
  const [id, name, symbol] = [text('id'), text('name'), text('symbol')]
  if (new Set(id).size !== count) refuse('an id stands twice')
  const figures = Object.fromEntries(
    figureColumns.map((column) => [
      figureOfColumn[column],
      figureCells(wire[column], count, refuse),
    ]),
  ) as CatalogColumns['figures']
  return {
    count,
    id,
    name,
    symbol,
    image: optional('image'),
    category: encodeWords(optional('category')),
    chain: encodeWords(optional('chain')),
    figures,
    parts: Object.fromEntries(
      ratingPartNames.map((part) => [part, figureCells(wire[part], count, refuse)]),
    ) as CatalogColumns['parts'],
    block: figureCells(wire['block'], count, refuse),
    order: { id: ordinalsOf(id, byCodeUnits), name: ordinalsOf(name), symbol: ordinalsOf(symbol) },
  }
}
