// The columns of the coin list: what each shows, how it sorts, from which width on it is drawn
// (R-CLS-001, R-CLS-002).
import type { ComponentType } from 'react'
import { scoreBand } from '#domain/coin/score-band.ts'
import { subScoreLook } from '#ui/rating/score.tsx'
import type { CoinColumn } from '#parts/coin-rows/coin-table.tsx'
import {
  capColumn,
  changeColumns,
  chartColumn,
  priceColumn,
} from '#parts/coin-rows/figure-columns.tsx'
import { LowScore, LowScoreHeading } from '#parts/score-badge/low-score.tsx'
import { subScores, type HideableColumn, type SortKey } from '../list-search.ts'

export type FigureColumn = CoinColumn & {
  id: HideableColumn
  sort: SortKey | null
  /** Key of the heading in the area named. */
  heading:
    | { area: 'coins'; key: 'price' | 'change7d' | 'chart7d' | 'marketCap' }
    | {
        area: 'rating'
        key: 'lowScore' | 'tokenomics' | 'security' | 'social' | 'market' | 'insights'
      }
  /** Where the heading is more than its words. */
  Heading?: ComponentType
  isHeadingHidden?: true
}

const subScoreColumns: FigureColumn[] = subScores.map((key) => ({
  id: key,
  sort: key,
  heading: { area: 'rating', key },
  // A heading of two words takes two lines rather than the room of the names.
  className: `whitespace-normal! max-[67.5rem]:hidden ${key === 'tokenomics' ? 'w-21.5' : 'w-20'}`,
  cell: (row) => row[key] ?? '–',
  look: (row) => subScoreLook(row[key], scoreBand(row[key])),
}))

export const figureColumns: readonly FigureColumn[] = [
  {
    id: 'low',
    sort: 'low',
    heading: { area: 'rating', key: 'lowScore' },
    Heading: LowScoreHeading,
    className: 'w-15',
    cell: (row) => (row.own ? <LowScore value={row.own.scoreLow} isOwn /> : (row.scoreLow ?? '–')),
  },
  ...subScoreColumns,
  { ...priceColumn, id: 'price', sort: 'price', heading: { area: 'coins', key: 'price' } },
  {
    ...changeColumns['7d'],
    id: 'change',
    sort: 'change',
    heading: { area: 'coins', key: 'change7d' },
    className: 'w-25',
  },
  {
    ...chartColumn,
    id: 'chart',
    sort: null,
    heading: { area: 'coins', key: 'chart7d' },
    isHeadingHidden: true,
  },
  { ...capColumn, id: 'cap', sort: 'cap', heading: { area: 'coins', key: 'marketCap' } },
]
