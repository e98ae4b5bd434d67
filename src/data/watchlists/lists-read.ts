// What this device knows of an account's lists, all of one moment: whether they came and how many
// are two tables.
import { Dexie } from 'dexie'
import type { ListKind } from '#domain/watchlist.ts'
import type { AccountDb } from '../account-db.ts'

export type ListsKnown = {
  /** A visitor's lists are all there are. */
  isRead: boolean
  /** A failed load keeps them off the screen (D-WLLOADFAIL). */
  isHidden: boolean
  hasLists: boolean
}

export const listsKnown = async (db: AccountDb, kind: ListKind): Promise<ListsKnown> => {
  const [syncedAt, hidden, count] = await db.transaction(
    'r',
    [db.meta, db.prefs, db.viewLists],
    () =>
      Dexie.Promise.all([
        db.meta.get(`syncedAtMs:${kind}`),
        db.prefs.get(`hidden:${kind}`),
        db.viewLists.where('kind').equals(kind).count(),
      ]),
  )
  return {
    isRead: db.isAnonymous || syncedAt !== undefined,
    isHidden: hidden?.value === true,
    hasLists: count > 0,
  }
}
