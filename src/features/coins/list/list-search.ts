// The coin list's state as it stands in the URL: a link shows the same list on another device (D-LISTFILTER).
import type { CoinQuery, CoinSortKey, FigureRange } from '#data/catalog/coin-row.ts'
import * as z from 'zod'

/** A wrong value in the URL is left out rather than refused: the rest of the link still works. */
const lenient = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)
const names = lenient(z.array(z.coerce.string().max(200)).max(50))
const score = lenient(z.coerce.number().int().min(0).max(100))

export const sortKeys = ['score', 'rank', 'name', 'tokenomics', 'security', 'social', 'market', 'insights', 'price', 'change', 'cap'] as const
export type SortKey = (typeof sortKeys)[number]
export type SortDirection = 'asc' | 'desc'

/** Columns that may be hidden; star, rank, name and score always stay. */
export const hideableColumns = ['tokenomics', 'security', 'social', 'market', 'insights', 'price', 'change', 'chart', 'cap'] as const
export type HideableColumn = (typeof hideableColumns)[number]

/** Market-cap bands in US dollars, largest first. */
export const capBands = { '10b': { min: 1e10 }, '1b': { min: 1e9, max: 1e10 }, '100m': { min: 1e8, max: 1e9 }, small: { max: 1e8 } } as const satisfies Record<string, FigureRange>
export type CapBand = keyof typeof capBands
const capBandNames = Object.keys(capBands) as [CapBand, ...CapBand[]]

export const listedWindowsDays = { '24hours': 1, '7days': 7, '14days': 14, '30days': 30, '90days': 90 } as const
export type ListedWindow = keyof typeof listedWindowsDays
const listedWindows = Object.keys(listedWindowsDays) as [ListedWindow, ...ListedWindow[]]

export const coinListSearchSchema = z.object({
  search: lenient(z.coerce.string().max(200)),
  sort: lenient(z.enum(sortKeys)),
  dir: lenient(z.enum(['asc', 'desc'])),
  min: score,
  max: score,
  cap: lenient(z.enum(capBandNames)),
  category: names,
  chain: names,
  listed: lenient(z.enum(listedWindows)),
  hide: lenient(z.array(z.enum(hideableColumns))),
})
export type CoinListSearch = z.infer<typeof coinListSearchSchema>

const figureOfSort: Record<SortKey, CoinSortKey> = {
  score: 'scoreLow', rank: 'rank', name: 'name',
  tokenomics: 'tokenomics', security: 'security', social: 'social', market: 'market', insights: 'insights',
  price: 'priceUsd', change: 'change7dPct', cap: 'marketCapUsd',
}

/** The first click on a column: names and ranks from the start, figures from the largest. */
export const firstDirection = (key: SortKey): SortDirection => (key === 'name' || key === 'rank' ? 'asc' : 'desc')

/** Column and direction of a URL; null where a search orders by best match. */
export const orderOf = ({ search, sort, dir }: CoinListSearch): { key: SortKey; direction: SortDirection } | null => {
  if (sort === undefined && search !== undefined && search.trim() !== '') return null
  const key = sort ?? 'score'
  return { key, direction: dir ?? firstDirection(key) }
}

/** The next order after a click on a column: its first direction, the other one, then the standard order. */
export const nextOrder = (search: CoinListSearch, key: SortKey): Pick<CoinListSearch, 'sort' | 'dir'> => {
  const order = orderOf(search)
  const first = firstDirection(key)
  if (order?.key !== key) return { sort: key, dir: first }
  return order.direction === first ? { sort: key, dir: first === 'asc' ? 'desc' : 'asc' } : { sort: undefined, dir: undefined }
}

const scoreRange = ({ min = 0, max = 100 }: CoinListSearch): FigureRange | null => (min > 0 || max < 100 ? { min, max } : null)

/** How many kinds of filter narrow the list; search is not one of them. */
export const filterCount = (search: CoinListSearch): number =>
  [scoreRange(search), search.cap, search.category?.length, search.chain?.length, search.listed].filter(Boolean).length

/** What the catalogue is asked for. `nowSec` anchors the listing window. */
export const queryOf = (search: CoinListSearch, nowSec: number): CoinQuery => {
  const order = orderOf(search)
  const range = scoreRange(search)
  const isStandard = order === null || (order.key === 'score' && order.direction === 'desc')
  return {
    sort: isStandard ? null : { by: figureOfSort[order.key], direction: order.direction },
    filter: {
      ranges: {
        ...(range && { totalScore: range }),
        ...(search.cap && { marketCapUsd: capBands[search.cap] }),
        ...(search.listed && { listedAtSec: { min: nowSec - listedWindowsDays[search.listed] * 86_400, max: nowSec } }),
      },
      categories: search.category ?? [],
      chains: search.chain ?? [],
    },
    search: search.search ?? '',
  }
}
