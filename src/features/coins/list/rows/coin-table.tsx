// The coin list on wide screens: a native table, one row per coin, each row one link.
import { Link } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import type { CoinRow } from '#data/catalog/coin-row.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { HeadCell, PaddingRow, Table } from '#ui/table/table.tsx'
import { useRowKeys } from '#ui/table/use-row-keys.ts'
import { useRowWindow } from '#ui/table/use-row-window.ts'
import { RatedScore } from '#widgets/rated-score.tsx'
import { WatchlistStar } from '#widgets/watchlist-star.tsx'
import { figureColumns, type FigureColumn } from './coin-columns.tsx'
import { nextOrder, orderOf, type CoinListSearch, type SortKey } from '../list-search.ts'
import type { CoinList } from '../use-coin-list.ts'
import type { ChangeSearch } from '../use-list-search.ts'
import { useSparklines } from './use-sparklines.ts'

const rowHeightsPx = { regular: 44, compact: 36 } as const
const fixedColumns = 4

type CoinTableProps = { list: CoinList; search: CoinListSearch; change: ChangeSearch }
type CoinTableRowProps = { row: CoinRow; columns: readonly FigureColumn[]; sparkline: ArrayLike<number> | undefined; position: number }

const CoinTableRow = memo(({ row, columns, sparkline, position }: CoinTableRowProps) => {
  const format = useFormat()
  return (
    <tr aria-rowindex={position + 2}>
      <td className="w-9 ps-0!">
        <WatchlistStar kind="coin" id={row.id} name={row.name} />
      </td>
      <td data-numeric className="w-12 text-ink-3!">
        <span className="num">{row.rank ?? '-'}</span>
      </td>
      <td className="max-w-0 min-w-40">
        <Link to="/coin/$id" params={{ id: row.id }} data-row={position} className="flex min-w-0 items-center gap-2.5 -outline-offset-2 after:absolute after:inset-0">
          <CoinLogo src={row.image} symbol={row.symbol} />
          <bdi className="min-w-0 truncate text-body font-medium text-ink-1">{row.name}</bdi>
          <bdi className="text-caption text-ink-3">{formatSymbol(row.symbol)}</bdi>
        </Link>
      </td>
      <td className="w-40 ps-5!">
        <RatedScore {...row} />
      </td>
      {columns.map((column) => (
        <td key={column.id} data-numeric className={column.className}>
          {column.cell(row, { format, sparkline })}
        </td>
      ))}
    </tr>
  )
})

const TableHead = ({ columns, search, change }: { columns: readonly FigureColumn[]; search: CoinListSearch; change: ChangeSearch }) => {
  const { t } = useText('coins')
  const { t: rating } = useText('rating')
  const { t: nav } = useText('nav')
  const order = orderOf(search)
  const sortOf = (key: SortKey) => (order?.key === key ? (order.direction === 'asc' ? 'ascending' : 'descending') : 'none')
  const sorting = (key: SortKey | null) => (key === null ? {} : { sort: sortOf(key), onSort: () => change(nextOrder(search, key)) } as const)
  return (
    <thead className="sticky top-14 z-5">
      <tr>
        <HeadCell className="w-9">
          <span className="sr-only">{nav('watchlist')}</span>
        </HeadCell>
        <HeadCell isNumeric className="w-12" {...sorting('rank')}>
          <span aria-hidden="true">#</span>
          <span className="sr-only">{t('rank')}</span>
        </HeadCell>
        <HeadCell {...sorting('name')}>{t('coin')}</HeadCell>
        <HeadCell className="w-40 ps-5!" {...sorting('score')}>
          {rating('aiScore')}
        </HeadCell>
        {columns.map(({ id, sort, heading, Heading, isHeadingHidden, className }) => (
          <HeadCell key={id} isNumeric className={className} {...sorting(sort)}>
            {Heading ? <Heading /> : <span className={isHeadingHidden && 'sr-only'}>{heading.area === 'coins' ? t(heading.key) : rating(heading.key)}</span>}
          </HeadCell>
        ))}
      </tr>
    </thead>
  )
}

export const CoinTable = memo(({ list, search, change }: CoinTableProps) => {
  const { t } = useText('coins')
  const rowHeightPx = rowHeightsPx[search.rows ?? 'regular']
  const { box, rows: drawn } = useRowWindow<HTMLTableElement>(list.total, rowHeightPx)
  useRowKeys({ box, count: list.total, rowHeightPx })
  const rows = useMemo(() => list.rowsAt(drawn.from, drawn.to), [list, drawn.from, drawn.to])
  const sparklines = useSparklines(rows.map(({ id }) => id))
  const columns = useMemo(() => figureColumns.filter(({ id }) => !search.hide?.includes(id)), [search.hide])
  const columnCount = fixedColumns + columns.length
  return (
    <Table ref={box} label={t('title')} rows={search.rows ?? 'one-line'} aria-rowcount={list.total + 1}>
      <TableHead columns={columns} search={search} change={change} />
      <tbody>
        <PaddingRow heightPx={drawn.paddingBeforePx} columns={columnCount} />
        {rows.map((row, index) => (
          <CoinTableRow key={row.id} row={row} columns={columns} sparkline={sparklines.get(row.id)} position={drawn.from + index} />
        ))}
        <PaddingRow heightPx={drawn.paddingAfterPx} columns={columnCount} />
      </tbody>
    </Table>
  )
})
