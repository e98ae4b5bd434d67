// The coin list on wide screens: which columns it shows and how their headings sort.
import { memo, useCallback, useMemo } from 'react'
import { useText } from '#i18n/use-text.ts'
import { HeadCell } from '#ui/table/table.tsx'
import { CoinTable, type HeadSort } from '#parts/coin-rows/coin-table.tsx'
import { figureColumns } from './coin-columns.tsx'
import { OwnScoreHeading, officialColumn } from '../own-weights/own-columns.tsx'
import {
  nextOrder,
  orderOf,
  ownWeightsOf,
  type CoinListSearch,
  type SortKey,
} from '../list-search.ts'
import type { CoinList } from '../use-coin-list.ts'
import type { ChangeSearch } from '../use-list-search.ts'

type CoinListTableProps = { list: CoinList; search: CoinListSearch; change: ChangeSearch }

export const CoinListTable = memo(({ list, search, change }: CoinListTableProps) => {
  const { t } = useText('coins')
  const { t: rating } = useText('rating')
  const { t: own } = useText('own-score')
  const weights = useMemo(() => ownWeightsOf({ weights: search.weights }), [search.weights])
  const shown = useMemo(
    () => figureColumns.filter(({ id }) => !search.hide?.includes(id)),
    [search.hide],
  )
  const columns = useMemo(() => (weights ? [officialColumn, ...shown] : shown), [weights, shown])
  const sorting = useCallback(
    (key: SortKey | null): HeadSort => {
      if (key === null) return {}
      const order = orderOf(search)
      const isSorted = order?.key === key || (key === 'low' && order?.key === 'score')
      const sort = isSorted ? (order.direction === 'asc' ? 'ascending' : 'descending') : 'none'
      return { sort, onSort: () => change(nextOrder(search, key)) }
    },
    [search, change],
  )
  // Lists rank by the low end of the score, so that is what its heading sorts by.
  const headSorting = useCallback(
    (key: 'rank' | 'name' | 'score') => sorting(key === 'score' ? 'low' : key),
    [sorting],
  )
  const head = useMemo(
    () => [
      weights ? (
        <HeadCell
          key={officialColumn.id}
          isNumeric
          className={officialColumn.className}
          {...sorting('official')}
        >
          <span title={own('officialScore')}>{own('officialShort')}</span>
        </HeadCell>
      ) : null,
      ...shown.map(({ id, sort, heading, isHeadingHidden, className }) => (
        <HeadCell key={id} isNumeric className={className} {...sorting(sort)}>
          <span className={isHeadingHidden && 'sr-only'}>
            {heading.area === 'coins' ? t(heading.key) : rating(heading.key)}
          </span>
        </HeadCell>
      )),
    ],
    [shown, weights, sorting, t, rating, own],
  )
  return (
    <CoinTable
      label={t('title')}
      list={list}
      columns={columns}
      head={head}
      sorting={headSorting}
      {...(weights && { scoreHeading: <OwnScoreHeading weights={weights} /> })}
      {...(search.rows && { look: search.rows })}
    />
  )
})
