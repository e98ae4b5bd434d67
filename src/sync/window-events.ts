// The window events other code of the page relies on (D-WLEVENTS): `refresh-watchlists` is heard,
// `watchlists-updated` and `ido-watchlists-updated` are said after every change, with the lists as
// the spec shapes them.
import type { AccountDb } from '#data/account-db.ts'
import { watchlistsOfKind, type WatchlistView } from '#data/watchlists/queries.ts'
import { listKinds, type ListKind } from '#domain/watchlist.ts'

export type WindowEvents = {
  emit: (name: string, detail: unknown) => void
  listen: (name: string, listener: () => void) => () => void
}

const nameOf: Record<ListKind, string> = {
  coin: 'watchlists-updated',
  ido: 'ido-watchlists-updated',
}
const itemsKeyOf: Record<ListKind, string> = { coin: 'coins', ido: 'upcomingProjects' }

/**
 * A list as the spec names its fields (Spec §3); the server's projects are mirrored as
 * upcomingProjects.
 */
export const specShape = (list: WatchlistView, userId: string): Record<string, unknown> => ({
  id: list.serverId ?? list.listId,
  user_id: userId,
  icon_id: list.iconId,
  name: list.name,
  description: list.description,
  created_at: list.createdAtSec,
  isDefault: list.isDefault,
  [itemsKeyOf[list.kind]]: list.items.map(({ itemId }) => ({ id: itemId })),
})

/** Bridges an account's changes to the window until the returned function is called. */
export const bridgeWindowEvents = (
  db: AccountDb,
  events: WindowEvents,
  refresh: () => Promise<void>,
): (() => void) => {
  const tell = async (kind: ListKind): Promise<void> => {
    const lists = await watchlistsOfKind(db, kind)
    events.emit(
      nameOf[kind],
      lists.map((list) => specShape(list, db.accountKey)),
    )
  }
  const stops = [
    events.listen('refresh-watchlists', () => void refresh().catch(() => {})),
    db.changes.listen(({ kinds }) => {
      for (const kind of listKinds) if (kinds.includes(kind)) void tell(kind).catch(() => {})
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
