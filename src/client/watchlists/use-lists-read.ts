// Whether an account's lists were ever read on this device: until then "no lists" is not known to
// be true.
import type { AccountDb } from '#data/account-db.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { listsKnown } from '#data/watchlists/lists-read.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { useSyncStatus } from '../sync-state/sync-context.ts'
import { useIsOnline } from '../use-is-online.ts'

/**
 * `reading`: the lists are on their way. `unread`: the server can't be asked, or has answered with
 * a failure.
 */
export type ListsRead = 'read' | 'reading' | 'unread'

/** For where no lists are shown. Undefined until this device has been asked. */
export const useListsRead = (db: AccountDb, kind: ListKind): ListsRead | undefined => {
  const isOnline = useIsOnline()
  const { state } = useSyncStatus()
  const known = useLiveQuery(() => listsKnown(db, kind), [db, kind])
  if (known === undefined) return undefined
  const { isRead, isHidden, hasLists } = known
  // They have just come, and the screen reads them in a moment.
  if (hasLists && !isHidden) return 'reading'
  if (isRead) return 'read'
  return !isOnline || isHidden || state === 'offline' || state === 'signin' ? 'unread' : 'reading'
}
