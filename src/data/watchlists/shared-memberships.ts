// The memberships that every star of a page shows, from one live query a kind: thirty rows would be
// thirty transactions.
import type { ListKind } from '#domain/watchlist.ts'
import type { AccountDb } from '../account-db.ts'
import { sharedLiveQuery } from '../live-query.ts'
import { membershipsOfKind, type Membership } from './queries.ts'

export type SharedMemberships = {
  /** Undefined until it is read; the same object until it changes. */
  of: (itemId: string) => Membership | undefined
  /** Calls back when any membership of the kind may have changed. Returns how to stop. */
  watch: (listener: () => void) => () => void
}

const isSame = (one: Membership, other: Membership): boolean =>
  one.isInTarget === other.isInTarget &&
  one.isPending === other.isPending &&
  one.targetListId === other.targetListId &&
  one.targetName === other.targetName &&
  one.listIds.join() === other.listIds.join()

const share = (db: AccountDb, kind: ListKind): SharedMemberships => {
  const query = sharedLiveQuery(() => membershipsOfKind(db, kind))
  const given = new Map<string, Membership>()
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

const shared = new WeakMap<AccountDb, Map<ListKind, SharedMemberships>>()

/** The memberships of a kind, read once for everybody who watches them. */
export const sharedMemberships = (db: AccountDb, kind: ListKind): SharedMemberships => {
  const kinds = shared.get(db) ?? new Map<ListKind, SharedMemberships>()
  shared.set(db, kinds)
  const known = kinds.get(kind) ?? share(db, kind)
  kinds.set(kind, known)
  return known
}
