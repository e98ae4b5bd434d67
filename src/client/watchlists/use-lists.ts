// The lists of the account on this device, as live as the rows they are made of.
import { useSyncExternalStore } from 'react'
import { useLiveQuery } from '#data/live-query.ts'
import { watchlistsOfKind, type Membership, type WatchlistView } from '#data/watchlists/queries.ts'
import { sharedMemberships, type SharedMemberships } from '#data/watchlists/shared-memberships.ts'
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

const nobodys: SharedMemberships = { of: () => undefined, watch: () => () => {} }

/** What the star of one coin or sale shows and acts on; undefined until it is read. */
export const useMembership = (kind: ListKind, itemId: string): Membership | undefined => {
  const db = useAccountDb()
  const memberships = db ? sharedMemberships(db, kind) : nobodys
  return useSyncExternalStore(memberships.watch, () => memberships.of(itemId))
}
