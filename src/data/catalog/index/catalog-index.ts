// Answers over the columns in memory: order, filter, search, and the rows of a window. Immutable: one per version.
import { weightsText, type SubscoreWeights } from '#domain/rating/weights.ts'
import type { CoinQuery, CoinRow, CoinSort } from '../types/coin-row.ts'
import type { CatalogColumns } from '../columns/columns.ts'
import { buildTextIndex } from '../columns/text-index.ts'
import { createTextSearch, noMatch, type TextSearch } from '../columns/text-search.ts'
import { createOrders, type Orders } from './orders.ts'
import { createOwnRatings } from './own-ratings.ts'
import { filteredRows } from './filter-rows.ts'
import { keepLatest } from './keep-latest.ts'
import { createRows } from './rows.ts'

/** Row numbers in the order asked for. */
export type Selection = Uint32Array

export type CatalogIndex = {
  readonly columns: CatalogColumns
  readonly version: number
  /** Rows that fit the query, in its order. Repeating a query costs nothing. */
  select: (query: CoinQuery) => Selection
  /** Rows `from` (included) to `to` (excluded) of a selection, rated by the reader's own weights too where they are given. */
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

/** An index over columns that nobody alters afterwards. */
export const createCatalogIndex = (columns: CatalogColumns, version: number): CatalogIndex => {
  const own = createOwnRatings(columns)
  const orders = createOrders(columns, own)
  const rowAt = createRows(columns)
  const selections = new Map<string, Selection>()
  let textSearch: TextSearch | undefined
  let rowOf: Map<string, number> | undefined
  const matchesOf: TextSearch = (query) =>
    (textSearch ??= createTextSearch(buildTextIndex(columns)))(query)
  const rowNumber = (id: string): number | undefined =>
    (rowOf ??= new Map(columns.id.map((known, row) => [known, row]))).get(id)
  const select = (query: CoinQuery): Selection => {
    const key = JSON.stringify([
      query.sort?.by,
      query.sort?.direction,
      query.filter,
      query.search,
      query.ownWeights && weightsText(query.ownWeights),
    ])
    return keepLatest(
      selections,
      key,
      selections.get(key) ?? selectRows({ columns, orders, search: matchesOf, rowNumber }, query),
      keptSelections,
    )
  }
  const rank: CoinSort = { by: 'rank', direction: 'asc' }
  return {
    columns,
    version,
    select,
    rowsAt: (selection, from, to, ownWeights) =>
      Array.from(selection.subarray(Math.max(0, from), Math.max(0, to)), (row) =>
        ownWeights ? { ...rowAt(row), own: own.ratingAt(ownWeights, row) } : rowAt(row),
      ),
    rowById: (id) => {
      const row = rowNumber(id)
      return row === undefined ? null : rowAt(row)
    },
    topMatches: (search, limit) => {
      const matches = matchesOf(search)
      if (!matches) return []
      return Array.from(byCloseness(orders.by(rank), matches).subarray(0, limit), (row) =>
        rowAt(row),
      )
    },
    blockOf: (id) => {
      const block = columns.block[rowNumber(id) ?? -1]
      return block === undefined || Number.isNaN(block) ? null : block
    },
    warm: () => {
      // Dry runs: code is ten times slower the first time than the third.
      for (const search of ['a', 'e', 'i o', 'xi', 'xin'])
        byCloseness(orders.by(rank), matchesOf(search) ?? new Uint8Array())
      const filter = {
        ranges: { totalScore: { min: 50 } },
        categories: columns.category.words.slice(0, 1),
        chains: columns.chain.words.slice(0, 1),
      }
      for (let run = 0; run < 5; run++)
        filteredRows(columns, orders.standard(), { filter, rowNumber })
    },
  }
}
