// How the table is searched and sorted, kept in the URL.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useText } from '#i18n/use-text.ts'
import {
  findItems,
  orderItems,
  type FigureReaders,
  type ListItem,
  type ItemOrder,
} from '../items/item-order.ts'
import {
  firstDirection,
  orderOf,
  type CoinOrderKey,
  type SaleOrderKey,
  type WatchlistSearch,
} from '../watchlist-search.ts'

type AnyKey = CoinOrderKey | SaleOrderKey

export type ListControls<Key extends AnyKey> = {
  search: string
  order: ItemOrder<Key>
  onSearch: (search: string) => void
  onOrder: (order: ItemOrder<Key>) => void
  /** A press on a column header: its first direction, then the other. */
  onOrderKey: (key: Key) => void
}

export const useListControls = <Key extends AnyKey>(
  keys: readonly [Key, ...Key[]],
): ListControls<Key> => {
  const search = useSearch({ from: '/_app/watchlist' })
  const navigate = useNavigate({ from: '/watchlist' })
  const change = (changed: WatchlistSearch) =>
    void navigate({
      search: (before) => ({ ...before, ...changed }),
      replace: true,
      resetScroll: false,
    })
  const order = orderOf(search, keys)
  const onOrder = ({ key, direction }: ItemOrder<Key>) => change({ sort: key, dir: direction })
  return {
    search: search.q ?? '',
    order,
    onSearch: (words) => change({ q: words === '' ? undefined : words }),
    onOrder,
    onOrderKey: (key) => {
      const turned = order.direction === 'asc' ? 'desc' : 'asc'
      onOrder({ key, direction: order.key === key ? turned : firstDirection(key) })
    },
  }
}

type Shown<Row, Key extends string> = {
  search: string
  order: ItemOrder<Key>
  readers: FigureReaders<Row, Key>
}

/** The items on screen, found and in order. */
export const useShownItems = <Row extends { name: string; symbol: string }, Key extends string>(
  items: readonly ListItem<Row>[],
  { search, order, readers }: Shown<Row, Key>,
): ListItem<Row>[] => {
  const { language } = useText('watchlists')
  return orderItems(findItems(items, search), order, { readers, locale: language })
}
