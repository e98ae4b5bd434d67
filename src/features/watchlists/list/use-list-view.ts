// How the table is searched and sorted, kept in the URL.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useText } from '#i18n/use-text.ts'
import {
  findMembers,
  orderMembers,
  type FigureReaders,
  type ListMember,
  type MemberOrder,
} from '../members/member-order.ts'
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
  order: MemberOrder<Key>
  onSearch: (search: string) => void
  onOrder: (order: MemberOrder<Key>) => void
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
  const onOrder = ({ key, direction }: MemberOrder<Key>) => change({ sort: key, dir: direction })
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
  order: MemberOrder<Key>
  readers: FigureReaders<Row, Key>
}

/** The members on screen, found and in order. */
export const useShownMembers = <Row extends { name: string; symbol: string }, Key extends string>(
  members: readonly ListMember<Row>[],
  { search, order, readers }: Shown<Row, Key>,
): ListMember<Row>[] => {
  const { language } = useText('watchlists')
  return orderMembers(findMembers(members, search), order, { readers, locale: language })
}
