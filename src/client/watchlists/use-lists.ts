// The lists of the account on this device, as live as the rows they are made of.
import { useSyncExternalStore } from 'react'
import { useLiveQuery } from '#data/live-query.ts'
import { watchlistsOfKind, type ItemLists, type WatchlistView } from '#data/watchlists/queries.ts'
import { sharedItemLists, type SharedItemLists } from '#data/watchlists/shared-item-lists.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { useAccountDb } from '#client/session/use-account-db.ts'

/** Undefined until they are read. */
export const useWatchlists = (kind: ListKind): WatchlistView[] | undefined => {
  const db = useAccountDb()
  return useLiveQuery(
    () => (db ? watchlistsOfKind(db, kind) : Promise.resolve(undefined)),
    [db, kind],
  )
}

const nobodys: SharedItemLists = { of: () => undefined, watch: () => () => {} }

/** What the star of one coin or sale shows and acts on; undefined until it is read. */
export const useItemLists = (kind: ListKind, itemId: string): ItemLists | undefined => {
  const db = useAccountDb()
  const shared = db ? sharedItemLists(db, kind) : nobodys
  return useSyncExternalStore(shared.watch, () => shared.of(itemId))
}
