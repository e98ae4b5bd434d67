// The columns of the coin list: what each shows, how it sorts, from which width of the list on it is
// drawn, so that a column goes before a name is cut (R-CLS-001, R-CLS-002).
import { shownSubscores } from '#domain/rating/subscores.ts'
import { scoreBand } from '#domain/coin/score-band.ts'
import { subScoreLook } from '#ui/rating/score.tsx'
import type { CoinColumn } from '#parts/coin-rows/coin-table.tsx'
import {
  capColumn,
  changeColumns,
  chartColumn,
  priceColumn,
  volumeColumn,
} from '#parts/coin-rows/figure-columns.tsx'
import { type HideableColumn, type SortKey } from '../list-search.ts'

export type FigureColumn = CoinColumn & {
  id: HideableColumn
  sort: SortKey | null
  /** Key of the heading in the area named. */
  heading:
    | {
        area: 'coins'
        key: 'price' | 'change24h' | 'change7d' | 'chart7d' | 'volume24h' | 'marketCap'
      }
    | { area: 'rating'; key: 'tokenomics' | 'security' | 'social' | 'market' | 'insights' }
  isHeadingHidden?: true
}

const subScoreColumns: FigureColumn[] = shownSubscores.map((key) => ({
  id: key,
  sort: key,
  heading: { area: 'rating', key },
  // A heading of two words takes two lines rather than the room of the names.
  className: `whitespace-normal! @max-[60rem]:hidden ${key === 'tokenomics' ? 'w-21' : 'w-18'}`,
  cell: (row) => row[key] ?? '–',
  look: (row) => subScoreLook(row[key], scoreBand(row[key])),
}))

export const figureColumns: readonly FigureColumn[] = [
  ...subScoreColumns,
  {
    ...priceColumn,
    id: 'price',
    sort: 'price',
    heading: { area: 'coins', key: 'price' },
    className: 'w-29',
  },
  {
    ...changeColumns['24h'],
    id: 'change24h',
    sort: 'change24h',
    heading: { area: 'coins', key: 'change24h' },
    className: 'w-22',
  },
  {
    ...changeColumns['7d'],
    id: 'change',
    sort: 'change',
    heading: { area: 'coins', key: 'change7d' },
    className: 'w-22',
  },
  {
    ...chartColumn,
    className: 'w-25 @max-[70rem]:hidden',
    id: 'chart',
    sort: null,
    heading: { area: 'coins', key: 'chart7d' },
    isHeadingHidden: true,
  },
  {
    ...volumeColumn,
    className: 'w-27 @max-[90rem]:hidden',
    id: 'volume',
    sort: 'volume',
    heading: { area: 'coins', key: 'volume24h' },
  },
  {
    ...capColumn,
    className: 'w-26 @max-[76rem]:hidden',
    id: 'cap',
    sort: 'cap',
    heading: { area: 'coins', key: 'marketCap' },
  },
]
