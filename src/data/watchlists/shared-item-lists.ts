// Which lists hold an item, for every star of a page, from one live query a kind: thirty rows would
// be thirty transactions.
import type { ListKind } from '#domain/watchlist.ts'
import type { AccountDb } from '../account-db.ts'
import { sharedLiveQuery } from '../live-query.ts'
import { itemListsOfKind, type ItemLists } from './queries.ts'

export type SharedItemLists = {
  /** Undefined until it is read; the same object until it changes. */
  of: (itemId: string) => ItemLists | undefined
  /** Calls back when what the lists of the kind hold may have changed. Returns how to stop. */
  watch: (listener: () => void) => () => void
}

const isSame = (one: ItemLists, other: ItemLists): boolean =>
  one.isInTarget === other.isInTarget &&
  one.isPending === other.isPending &&
  one.targetListId === other.targetListId &&
  one.targetName === other.targetName &&
  one.listIds.join() === other.listIds.join()

const share = (db: AccountDb, kind: ListKind): SharedItemLists => {
  const query = sharedLiveQuery(() => itemListsOfKind(db, kind))
  const given = new Map<string, ItemLists>()
  return {
    watch: query.watch,
    of: (itemId) => {
      const now = query.get()?.(itemId)
      if (now === undefined) return undefined
      const before = given.get(itemId)
      if (before && isSame(now, before)) return before
      given.set(itemId, now)
      return now
    },
  }
}

const shared = new WeakMap<AccountDb, Map<ListKind, SharedItemLists>>()

/** Which lists hold the items of a kind, read once for everybody who watches them. */
export const sharedItemLists = (db: AccountDb, kind: ListKind): SharedItemLists => {
  const kinds = shared.get(db) ?? new Map<ListKind, SharedItemLists>()
  shared.set(db, kinds)
  const known = kinds.get(kind) ?? share(db, kind)
  kinds.set(kind, known)
  return known
}
