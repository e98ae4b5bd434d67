// Answers over the columns in memory: order, filter, search, and the rows of a window. Immutable:
// one per version.
import { keepLatest } from '#domain/columns/keep-latest.ts'
import { weightsText, type SubscoreWeights } from '#domain/rating/weights.ts'
import type { CoinQuery, CoinRow, CoinSort } from '../types/coin-row.ts'
import type { CatalogColumns } from '../columns/columns.ts'
import { buildTextIndex } from '../columns/text-index.ts'
import { createTextSearch, noMatch, type TextSearch } from '../columns/text-search.ts'
import { createOrders, type Orders } from './orders.ts'
import { createOwnRatings } from './own-ratings.ts'
import { filteredRows } from './filter-rows.ts'
import { createRows } from './rows.ts'

/** Row numbers in the order asked for. */
export type Selection = Uint32Array

export type CatalogIndex = {
  readonly columns: CatalogColumns
  readonly version: number
  /** Rows that fit the query, in its order. Repeating a query costs nothing. */
  select: (query: CoinQuery) => Selection
  /**
   * Rows `from` (included) to `to` (excluded) of a selection, rated by the reader's own weights too
   * where they are given.
   */
  rowsAt: (
    selection: Selection,
    from: number,
    to: number,
    ownWeights?: SubscoreWeights,
  ) => CoinRow[]
  rowById: (id: string) => CoinRow | null
  /** The best `limit` matches of a search, closest first, then by rank. */
  topMatches: (search: string, limit: number) => CoinRow[]
  /** The block that holds a coin's record, or null. */
  blockOf: (id: string) => number | null
  /** Makes search and filters ready, so that the first key stroke or choice does not pay for it. */
  warm: () => void
}

const keptSelections = 12

/** Orders matches by closeness, keeping `order` among equals. */
const byCloseness = (order: Selection, classes: Uint8Array): Selection => {
  const ends = new Uint32Array(noMatch + 1)
  for (const row of order)
    ends[classes[row] as number] = (ends[classes[row] as number] as number) + 1
  const total = order.length - (ends[noMatch] as number)
  for (let group = 0, sum = 0; group < noMatch; group++) {
    const size = ends[group] as number
    ends[group] = sum
    sum += size
  }
  const sorted = new Uint32Array(total)
  for (const row of order) {
    const group = classes[row] as number
    if (group === noMatch) continue
    const place = ends[group] as number
    ends[group] = place + 1
    sorted[place] = row
  }
  return sorted
}

type Parts = {
  columns: CatalogColumns
  orders: Orders
  search: TextSearch
  rowNumber: (id: string) => number | undefined
}

const orderOf = (orders: Orders, { sort, ownWeights }: CoinQuery): Selection => {
  if (ownWeights && (!sort || sort.by === 'ownLow'))
    return orders.byOwn('scoreLow', sort?.direction ?? 'desc', ownWeights)
  if (ownWeights && sort?.by === 'ownScore')
    return orders.byOwn('totalScore', sort.direction, ownWeights)
  return sort ? orders.by(sort) : orders.standard()
}

const selectRows = (
  { columns, orders, search: matchesOf, rowNumber }: Parts,
  query: CoinQuery,
): Selection => {
  const { sort, filter, search = '' } = query
  const matches = search.trim() === '' ? null : matchesOf(search)
  const order = orderOf(orders, query)
  const filtered = filteredRows(columns, order, {
    filter,
    matches: sort ? matches : null,
    rowNumber,
  })
  return matches && !sort ? byCloseness(filtered, matches) : filtered
}

const selectionName = ({ sort, filter, search, ownWeights }: CoinQuery): string =>
  JSON.stringify([sort?.by, sort?.direction, filter, search, ownWeights && weightsText(ownWeights)])

const createSelect = (parts: Parts): CatalogIndex['select'] => {
  const selections = new Map<string, Selection>()
  return (query) => {
    const name = selectionName(query)
    return keepLatest(
      selections,
      name,
      selections.get(name) ?? selectRows(parts, query),
      keptSelections,
    )
  }
}

const byRank: CoinSort = { by: 'rank', direction: 'asc' }

const closestRows = ({ orders, search: matchesOf }: Parts, search: string): Selection => {
  const matches = matchesOf(search)
  return matches ? byCloseness(orders.by(byRank), matches) : new Uint32Array()
}

/** Dry runs: code is ten times slower the first time than the third. */
const warmUp = ({ columns, orders, search: matchesOf, rowNumber }: Parts): void => {
  for (const search of ['a', 'e', 'i o', 'xi', 'xin'])
    byCloseness(orders.by(byRank), matchesOf(search) ?? new Uint8Array())
  const filter = {
    ranges: { totalScore: { min: 50 } },
    categories: columns.category.words.slice(0, 1),
    chains: columns.chain.words.slice(0, 1),
  }
  for (let run = 0; run < 5; run++) filteredRows(columns, orders.standard(), { filter, rowNumber })
}

/**
 * What answers are made of; the text index and the place of an id are made when first asked for.
 */
const createParts = (columns: CatalogColumns, orders: Orders): Parts => {
  let textSearch: TextSearch | undefined
  let rowOf: Map<string, number> | undefined
  return {
    columns,
    orders,
    search: (query) => (textSearch ??= createTextSearch(buildTextIndex(columns)))(query),
    rowNumber: (id) => (rowOf ??= new Map(columns.id.map((known, row) => [known, row]))).get(id),
  }
}

/** An index over columns that nobody alters afterwards. */
export const createCatalogIndex = (columns: CatalogColumns, version: number): CatalogIndex => {
  const own = createOwnRatings(columns)
  const rowAt = createRows(columns)
  const parts = createParts(columns, createOrders(columns, own))
  const { rowNumber } = parts
  return {
    columns,
    version,
    select: createSelect(parts),
    rowsAt: (selection, from, to, ownWeights) =>
      Array.from(selection.subarray(Math.max(0, from), Math.max(0, to)), (row) =>
        ownWeights ? { ...rowAt(row), own: own.ratingAt(ownWeights, row) } : rowAt(row),
      ),
    rowById: (id) => {
      const row = rowNumber(id)
      return row === undefined ? null : rowAt(row)
    },
    topMatches: (search, limit) =>
      Array.from(closestRows(parts, search).subarray(0, limit), (row) => rowAt(row)),
    blockOf: (id) => {
      const block = columns.block[rowNumber(id) ?? -1]
      return block === undefined || Number.isNaN(block) ? null : block
    },
    warm: () => warmUp(parts),
  }
}
