// Coins on wide screens: a native table, one row per coin, each row one link. Star, rank, name and
// score are every list's; the columns after them, and what a heading does, are the screen's own.
import { clsx } from 'clsx'
import { memo, type ReactNode } from 'react'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { isLatePrice } from '#domain/movers/movers.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useFormat, type Format } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { HeadCell, PaddingRow, Table, type CellLook, type SortDirection } from '#ui/table/table.tsx'
import { useRowFocus } from '#ui/table/use-row-focus.ts'
import { useRowKeys } from '#ui/table/use-row-keys.ts'
import { useRowWindow } from '#ui/table/use-row-window.ts'
import { ScoreHeading } from '#parts/score-badge/low-score.tsx'
import { RatedScore } from '#parts/score-badge/rated-score.tsx'
import { StarButton } from '#parts/watchlist-star/star-button.tsx'
import { useDrawnCoins, type CoinWindow } from './coin-window.ts'
import { coinHref, useRowActs } from './use-row-acts.ts'
import { useSparklines } from '#client/market/use-sparklines.ts'

/** In steps of the grid, as table.css has them. */
const rowSteps = { regular: 11, compact: 9 } as const
const fixedColumns = 4

export type CoinCellContext = {
  format: Format
  sparkline: ArrayLike<number> | undefined
  /** The price is an hour or more behind the market. */
  isLate: boolean
}
/**
 * What a cell gives is a figure, in one direction in every language, unless `isText`: plain text
 * suffices. `look` dresses the cell for it.
 */
export type CoinColumn = {
  id: string
  className: string
  isText?: true
  cell: (row: CoinRow, context: CoinCellContext) => ReactNode
  look?: (row: CoinRow) => CellLook
}
export type HeadSort = { sort?: SortDirection | 'none'; onSort?: () => void }

type CoinTableProps = {
  label: string
  list: CoinWindow
  /** After star, rank, name and score. The same array while nothing about it changes. */
  columns: readonly CoinColumn[]
  /** Their headings: one `HeadCell` each. */
  head: ReactNode
  /**
   * What the headings of rank, name and score do; nothing where the screen has an order of its own.
   */
  sorting?: (key: 'rank' | 'name' | 'score') => HeadSort
  /** Where the scores are not the official ones. */
  scoreHeading?: ReactNode
  look?: 'regular' | 'compact'
}
type CoinTableRowProps = {
  row: CoinRow
  format: Format
  columns: readonly CoinColumn[]
  sparkline: ArrayLike<number> | undefined
  isLate: boolean
  position: number
}

/**
 * Comes to show other coins: nothing in it keeps anything about one. Presses are heard by the
 * table.
 */
const CoinTableRow = memo(
  ({ row, format, columns, sparkline, isLate, position }: CoinTableRowProps) => (
    <tr aria-rowindex={position + 2}>
      <td className="w-9 ps-0!">
        <StarButton kind="coin" id={row.id} name={row.name} />
      </td>
      <td data-numeric className="num w-10 text-ink-3!">
        {row.rank ?? '-'}
      </td>
      <td className="max-w-0 min-w-40">
        <a
          href={coinHref(row.id)}
          data-row={position}
          className="flex min-w-0 items-center gap-2.5 -outline-offset-2 after:absolute after:inset-0"
        >
          <CoinLogo src={row.image} symbol={row.symbol} />
          <bdi className="min-w-0 truncate text-body font-medium text-ink-1">{row.name}</bdi>
          <bdi className="text-caption text-ink-3">{formatSymbol(row.symbol)}</bdi>
        </a>
      </td>
      <td className="w-40 ps-5!">
        <RatedScore {...(row.own ?? row)} {...(row.own && { officialScore: row.totalScore })} />
      </td>
      {columns.map((column) => {
        const look = column.look?.(row)
        return (
          <td
            key={column.id}
            {...look}
            data-numeric={column.isText ? undefined : true}
            className={clsx(!column.isText && 'num', column.className, look?.className)}
          >
            {column.cell(row, { format, sparkline, isLate })}
          </td>
        )
      })}
    </tr>
  ),
)

const unsorted = (): HeadSort => ({})

export const CoinTable = memo(
  ({ label, list, columns, head, sorting = unsorted, scoreHeading, look }: CoinTableProps) => {
    const { t } = useText('coins')
    const { t: rating } = useText('rating')
    const { t: nav } = useText('nav')
    const format = useFormat()
    const {
      box,
      rows: drawn,
      rowHeightPx,
    } = useRowWindow<HTMLTableElement>(list.total, rowSteps[look ?? 'regular'])
    useRowKeys({ box, count: list.total, rowHeightPx })
    const onFocus = useRowFocus()
    const { handlers, layer } = useRowActs(list)
    const rows = useDrawnCoins(list, drawn)
    const sparklines = useSparklines(rows.map(({ row }) => row.id))
    const columnCount = fixedColumns + columns.length
    return (
      <>
        <Table
          ref={box}
          label={label}
          rows={look === 'compact' ? 'compact' : 'one-line'}
          aria-rowcount={list.total + 1}
          onFocus={onFocus}
          {...handlers}
        >
          <thead className="sticky top-14 z-5">
            <tr>
              <HeadCell className="w-9">
                <span className="sr-only">{nav('watchlist')}</span>
              </HeadCell>
              <HeadCell isNumeric className="w-10" {...sorting('rank')}>
                <span aria-hidden="true">#</span>
                <span className="sr-only">{t('rank')}</span>
              </HeadCell>
              <HeadCell {...sorting('name')}>{t('coin')}</HeadCell>
              <HeadCell className="w-40 ps-5!" {...sorting('score')}>
                {scoreHeading ?? <ScoreHeading word={rating('aiScore')} />}
              </HeadCell>
              {head}
            </tr>
          </thead>
          <tbody>
            <PaddingRow heightPx={drawn.paddingBeforePx} columns={columnCount} />
            {rows.map(({ row, slot }, index) => (
              <CoinTableRow
                key={slot}
                row={row}
                format={format}
                columns={columns}
                sparkline={sparklines.get(row.id)}
                isLate={isLatePrice(row.asOfSec, list.asOfSec)}
                position={drawn.from + index}
              />
            ))}
            <PaddingRow heightPx={drawn.paddingAfterPx} columns={columnCount} />
          </tbody>
        </Table>
        {layer}
      </>
    )
  },
)
