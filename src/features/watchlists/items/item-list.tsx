// The items of any list: search and sort, a table, cards on a phone, and what to say when there
// is nothing to show.
import { ArrowDown, ArrowDownWideNarrow, ArrowUp } from 'lucide-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { WatchlistView } from '#data/watchlists/queries.ts'
import { useText } from '#i18n/use-text.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { LazySelect } from '#ui/fields/lazy-select.tsx'
import { useIsPhone } from '#ui/use-window-size.ts'
import { RatedScore, type ScoreFigures } from '#parts/score-badge/rated-score.tsx'
import { WatchlistStar } from '#parts/watchlist-star/watchlist-star.tsx'
import { EmptyList, ListAge, ListSearch, NothingFound } from '../list/list-body.tsx'
import { ItemCard, ItemCards } from './item-cards.tsx'
import { ItemName, ItemNameCell, type NamedRow } from './item-name.tsx'
import type { FigureReaders, ListItem } from './item-order.ts'
import { ItemTable, type ItemColumn } from './item-table.tsx'
import { useListControls, useShownItems } from '../list/use-list-view.ts'
import { firstDirection, type CoinOrderKey, type SaleOrderKey } from '../watchlist-search.ts'

export type ItemListProps<Row, Key extends string> = {
  list: WatchlistView
  items: readonly ListItem<Row>[]
  asOfSec: number | null
  /** Search and order, on a phone too. */
  showsTools: boolean
  nameLabel: string
  columns: readonly ItemColumn<Row, Key>[]
  readers: FigureReaders<Row, Key>
  orderKeys: readonly [Key, ...Key[]]
  /** The figures at the end of a card. */
  renderFigures: (row: Row) => ReactNode
  onAdd: () => void
}

type AnyRow = NamedRow & ScoreFigures & { id: string }
type AnyKey = CoinOrderKey | SaleOrderKey

export const ItemList = <Row extends AnyRow, Key extends AnyKey>({
  list,
  items,
  asOfSec,
  showsTools,
  nameLabel,
  columns,
  readers,
  orderKeys,
  renderFigures,
  onAdd,
}: ItemListProps<Row, Key>) => {
  const { t } = useText('watchlists')
  const isPhone = useIsPhone()
  const controls = useListControls<Key>(orderKeys)
  const order = controls.order
  // A list that is searched or ordered otherwise shows by what.
  const isAsItComes = order.key === orderKeys[0] && order.direction === firstDirection(order.key)
  const areToolsShown = showsTools || controls.search !== '' || !isAsItComes
  const shown = useShownItems<Row, Key>(items, { search: controls.search, order, readers })
  if (items.length === 0) return <EmptyList kind={list.kind} onAdd={onAdd} />

  const labels = new Map<string, string>([
    ...columns.map(({ key, label }) => [key ?? '', label] as const),
    ['name', nameLabel],
    ['added', t('sortAdded')],
  ])
  const sortBy = (value: string) => {
    const key = orderKeys.find((known) => known === value)
    if (key) controls.onOrder({ key, direction: firstDirection(key) })
  }
  const star = ({ id, row }: ListItem<Row>, look: 'row' | 'card') => (
    <WatchlistStar kind={list.kind} id={id} name={row?.name ?? id} look={look} />
  )
  return (
    <>
      <div
        className={clsx(
          'flex flex-wrap items-center gap-x-3 py-3 max-tablet:py-0',
          !areToolsShown && 'max-tablet:hidden',
        )}
      >
        {isPhone ? null : <ListAge asOfSec={asOfSec} />}
        <span className="flex-1 max-tablet:hidden" />
        <div className="flex min-w-0 items-center gap-2 max-tablet:w-full">
          <ListSearch value={controls.search} onChange={controls.onSearch} />
          <LazySelect
            look="chip"
            label={t('sortBy')}
            icon={<ArrowDownWideNarrow />}
            value={labels.has(order.key) ? order.key : 'low'}
            options={orderKeys.flatMap((key) => {
              const label = labels.get(key)
              return label === undefined ? [] : [{ value: key, label }]
            })}
            onChange={sortBy}
          />
          <IconButton
            className="tablet:hidden"
            label={order.direction === 'asc' ? t('sortAscending') : t('sortDescending')}
            onClick={() => controls.onOrderKey(order.key)}
          >
            {order.direction === 'asc' ? <ArrowUp /> : <ArrowDown />}
          </IconButton>
        </div>
      </div>
      {shown.length === 0 ? (
        <NothingFound onReset={() => controls.onSearch('')} />
      ) : (
        <div className="@container">
          <ItemTable
            label={list.name}
            nameLabel={nameLabel}
            nameKey={'name' as Key}
            items={shown}
            columns={columns}
            order={order}
            onOrder={controls.onOrderKey}
            renderStar={(item) => star(item, 'row')}
            renderName={(item) => <ItemNameCell kind={list.kind} item={item} />}
          />
          <ItemCards
            label={list.name}
            items={shown}
            renderCard={(item) => (
              <ItemCard
                kind={list.kind}
                item={item}
                name={<ItemName kind={list.kind} item={item} look="card" />}
                score={item.row === null ? null : <RatedScore {...item.row} look="card" />}
                figures={item.row === null ? null : renderFigures(item.row)}
                star={star(item, 'card')}
              />
            )}
          />
        </div>
      )}
    </>
  )
}
