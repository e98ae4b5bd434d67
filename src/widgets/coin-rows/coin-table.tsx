// Coins on wide screens: a native table, one row per coin, each row one link. Star, rank, name and score are every
// list's; the columns after them, and what a heading does, are the screen's own.
import { Link } from '@tanstack/react-router'
import { memo, useMemo, useState, type ReactNode } from 'react'
import type { CoinRow } from '#data/catalog/coin-row.ts'
import { isLatePrice } from '#domain/movers/movers.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useFormat, type Format } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { HeadCell, PaddingRow, Table, type SortDirection } from '#ui/table/table.tsx'
import { createRowSlots } from '#ui/table/row-slots.ts'
import { useRowKeys } from '#ui/table/use-row-keys.ts'
import { useRowLink } from '#ui/table/use-row-link.ts'
import { useRowWindow } from '#ui/table/use-row-window.ts'
import { RatedScore } from '#widgets/rated-score.tsx'
import { WatchlistStar } from '#widgets/watchlist-star.tsx'
import { useTopOf, type CoinWindow } from './coin-window.ts'
import { useSparklines } from './use-sparklines.ts'

/** In steps of the grid, as table.css has them. */
const rowSteps = { regular: 11, compact: 9 } as const
const fixedColumns = 4

export type CoinCellContext = { format: Format; sparkline: ArrayLike<number> | undefined; /** The price is an hour or more behind the market. */ isLate: boolean }
/** What a cell gives is a figure, in one direction in every language, unless `isText`: plain text suffices. */
export type CoinColumn = { id: string; className: string; isText?: true; cell: (row: CoinRow, context: CoinCellContext) => ReactNode }
export type HeadSort = { sort?: SortDirection | 'none'; onSort?: () => void }

type CoinTableProps = {
  label: string
  list: CoinWindow
  /** After star, rank, name and score. The same array while nothing about it changes. */
  columns: readonly CoinColumn[]
  /** Their headings: one `HeadCell` each. */
  head: ReactNode
  /** What the headings of rank, name and score do; nothing where the screen has an order of its own. */
  sorting?: (key: 'rank' | 'name' | 'score') => HeadSort
  /** Where the scores are not the official ones. */
  scoreHeading?: ReactNode
  look?: 'regular' | 'compact'
}
type CoinTableRowProps = { row: CoinRow; columns: readonly CoinColumn[]; sparkline: ArrayLike<number> | undefined; isLate: boolean; position: number }

/** May come to show another coin: what belongs to the coin alone carries its id as key. */
const CoinTableRow = memo(({ row, columns, sparkline, isLate, position }: CoinTableRowProps) => {
  const format = useFormat()
  const link = useRowLink(row.id)
  return (
    <tr aria-rowindex={position + 2}>
      <td className="w-9 ps-0!">
        <WatchlistStar key={row.id} kind="coin" id={row.id} name={row.name} />
      </td>
      <td data-numeric className="num w-12 text-ink-3!">
        {row.rank ?? '-'}
      </td>
      <td className="max-w-0 min-w-40">
        <Link ref={link} to="/coin/$id" params={{ id: row.id }} data-row={position} className="flex min-w-0 items-center gap-2.5 -outline-offset-2 after:absolute after:inset-0">
          <CoinLogo key={row.id} src={row.image} symbol={row.symbol} />
          <bdi className="min-w-0 truncate text-body font-medium text-ink-1">{row.name}</bdi>
          <bdi className="text-caption text-ink-3">{formatSymbol(row.symbol)}</bdi>
        </Link>
      </td>
      <td className="w-40 ps-5!">
        <RatedScore {...(row.own ?? row)} {...(row.own && { officialScore: row.totalScore })} />
      </td>
      {columns.map((column) => (
        <td key={column.id} data-numeric={column.isText ? undefined : true} className={column.isText ? column.className : `num ${column.className}`}>
          {column.cell(row, { format, sparkline, isLate })}
        </td>
      ))}
    </tr>
  )
})

const unsorted = (): HeadSort => ({})

export const CoinTable = memo(({ label, list, columns, head, sorting = unsorted, scoreHeading, look }: CoinTableProps) => {
  const { t } = useText('coins')
  const { t: rating } = useText('rating')
  const { t: nav } = useText('nav')
  const { box, rows: drawn, rowHeightPx } = useRowWindow<HTMLTableElement>(list.total, rowSteps[look ?? 'regular'], useTopOf(list))
  useRowKeys({ box, count: list.total, rowHeightPx })
  const rows = useMemo(() => list.rowsAt(drawn.from, drawn.to), [list, drawn.from, drawn.to])
  const [slotsOf] = useState(createRowSlots)
  const slots = useMemo(() => slotsOf(rows.map(({ id }) => id)), [slotsOf, rows])
  const sparklines = useSparklines(rows.map(({ id }) => id))
  const columnCount = fixedColumns + columns.length
  return (
    <Table ref={box} label={label} rows={look === 'compact' ? 'compact' : 'one-line'} aria-rowcount={list.total + 1}>
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
            {scoreHeading ?? rating('aiScore')}
          </HeadCell>
          {head}
        </tr>
      </thead>
      <tbody>
        <PaddingRow heightPx={drawn.paddingBeforePx} columns={columnCount} />
        {rows.map((row, index) => (
          <CoinTableRow key={slots[index]} row={row} columns={columns} sparkline={sparklines.get(row.id)} isLate={isLatePrice(row.asOfSec, list.asOfSec)} position={drawn.from + index} />
        ))}
        <PaddingRow heightPx={drawn.paddingAfterPx} columns={columnCount} />
      </tbody>
    </Table>
  )
})
