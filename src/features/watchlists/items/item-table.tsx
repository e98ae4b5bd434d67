// The items of a list as a table: star, name, then the columns of its kind. Column headers sort.
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Cell, HeadCell, PaddingRow, Table } from '#ui/table/table.tsx'
import type { ListItem, ItemOrder } from './item-order.ts'
import { useRowWindow } from '#ui/table/use-row-window.ts'

/** As table.css has them. */
const rowSteps = 11

export type ItemColumn<Row, Key extends string> = {
  /** Null where the column does not sort. */
  key: Key | null
  label: string
  isNumeric?: boolean
  widthRem: number
  /** Dropped where space runs short (look: under 1200). */
  isWideOnly?: boolean
  /** Shown only where the table has room to spare. */
  isForWide?: boolean
  /** Dropped as well while the queue stands beside the table, so that no name is cut. */
  isFirstToGo?: boolean
  cell: (row: Row) => ReactNode
}

type ItemTableProps<Row, Key extends string> = {
  label: string
  nameLabel: string
  /** What the name column sorts by. */
  nameKey: Key
  items: readonly ListItem<Row>[]
  columns: readonly ItemColumn<Row, Key>[]
  order: ItemOrder<Key>
  onOrder: (key: Key) => void
  renderStar: (item: ListItem<Row>) => ReactNode
  renderName: (item: ListItem<Row>) => ReactNode
}

type Room = Pick<ItemColumn<unknown, string>, 'isWideOnly' | 'isForWide' | 'isFirstToGo'>

const roomOf = ({ isWideOnly, isForWide, isFirstToGo }: Room): string =>
  clsx(
    isWideOnly && 'max-wide:hidden',
    isForWide && '@max-[62rem]:hidden',
    isFirstToGo && '@max-[47.5rem]:hidden',
  )

export const ItemTable = <Row, Key extends string>({
  label,
  nameLabel,
  nameKey,
  items,
  columns,
  order,
  onOrder,
  renderStar,
  renderName,
}: ItemTableProps<Row, Key>) => {
  const { t } = useText('watchlists')
  const { box, rows } = useRowWindow<HTMLTableSectionElement>(items.length, rowSteps)
  const sortOf = (key: Key) => {
    if (order.key !== key) return 'none'
    return order.direction === 'asc' ? 'ascending' : 'descending'
  }
  return (
    <Table label={label} className="max-tablet:hidden" aria-rowcount={items.length + 1}>
      <colgroup>
        <col className="w-9" />
        <col className="w-full" />
        {columns.map((column) => (
          <col
            key={column.label}
            style={{ width: `${column.widthRem}rem` }}
            className={roomOf(column)}
          />
        ))}
      </colgroup>
      <thead>
        <tr>
          <HeadCell>
            <span className="sr-only">{t('columnStar')}</span>
          </HeadCell>
          <HeadCell sort={sortOf(nameKey)} onSort={() => onOrder(nameKey)}>
            {nameLabel}
          </HeadCell>
          {columns.map(({ key, label: columnLabel, isNumeric, ...room }) => (
            <HeadCell
              key={columnLabel}
              isNumeric={isNumeric ?? false}
              className={roomOf(room)}
              {...(key === null ? {} : { sort: sortOf(key), onSort: () => onOrder(key) })}
            >
              {key === null ? <span className="sr-only">{columnLabel}</span> : columnLabel}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody ref={box}>
        <PaddingRow heightPx={rows.paddingBeforePx} columns={columns.length + 2} />
        {items.slice(rows.from, rows.to).map((item, index) => (
          <tr key={item.id} aria-rowindex={rows.from + index + 2}>
            <Cell className="relative z-1 !ps-0 !pe-1">{renderStar(item)}</Cell>
            <Cell>{renderName(item)}</Cell>
            {columns.map((column) => (
              <Cell
                key={column.label}
                isNumeric={column.isNumeric ?? false}
                className={roomOf(column)}
              >
                {item.row === null ? <span className="text-ink-3">-</span> : column.cell(item.row)}
              </Cell>
            ))}
          </tr>
        ))}
        <PaddingRow heightPx={rows.paddingAfterPx} columns={columns.length + 2} />
      </tbody>
    </Table>
  )
}
