// From an answer of the load calls to lists, or null where it is "not in expected format"
// (D-WLSHAPE, R-WLC-031).
import {
  coinWatchlistsSchema,
  saleWatchlistsSchema,
  type FieldLog,
  type CoinWatchlistWire,
  type SaleWatchlistWire,
} from '#contract/watchlists/watchlist-wire.ts'
import type { PulledList } from '#data/watchlists/match-lists.ts'
import type { ListKind } from '#domain/watchlist.ts'

const fieldWritesOf = ({
  name,
  description,
  icon_id: iconId,
}: FieldLog): NonNullable<PulledList['fieldWrites']> => ({
  ...(name && { name }),
  ...(description && { description }),
  ...(iconId && { iconId }),
})

type Items = CoinWatchlistWire['coins']

const pulled = (list: CoinWatchlistWire | SaleWatchlistWire, items: Items): PulledList => ({
  serverId: list.id,
  clientId: list.client_id ?? null,
  name: list.name,
  description: list.description ?? '',
  iconId: list.icon_id,
  createdAtSec: list.created_at ?? null,
  isServerDefault: Boolean(list.isDefault),
  ...(list.fields_version == null
    ? {}
    : { fieldsVersion: list.fields_version, fieldWrites: fieldWritesOf(list.field_writes ?? {}) }),
  items: items.map(({ id, added_at: addedAt }) => ({ itemId: id, addedAtSec: addedAt ?? null })),
})

/** The lists of an answer: an array, or an object that holds it as `watchlists`. */
export const readLists = (kind: ListKind, output: unknown): PulledList[] | null => {
  const lists =
    kind === 'coin'
      ? coinWatchlistsSchema.safeParse(output).data?.map((list) => pulled(list, list.coins))
      : saleWatchlistsSchema.safeParse(output).data?.map((list) => pulled(list, list.projects))
  return lists ?? null
}
