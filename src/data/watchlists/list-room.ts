// Whether a list may take one more item. Counting walks every item, so far from the cap the last
// count is good enough.
import { watchlistCaps } from '#domain/watchlist.ts'
import type { AccountChanges } from '../account-changes.ts'
import type { AccountDb } from '../account-db.ts'
import { countItems } from './rebase.ts'

type Count = { spare: number; addedSince: number; atMs: number }

/** Other tabs and refreshes add as well, so no count is believed for long. */
const believedForMs = 10_000

const countsOf = new WeakMap<AccountChanges, Map<string, Count>>()

/**
 * True where the list holds fewer items than the cap; every call stands for one item about to be
 * added.
 */
export const hasRoom = async (db: AccountDb, listId: string): Promise<boolean> => {
  const counts = countsOf.get(db.changes) ?? new Map<string, Count>()
  countsOf.set(db.changes, counts)
  const nowMs = db.nowMs()
  const known = counts.get(listId)
  if (known && known.addedSince < known.spare / 2 && Math.abs(nowMs - known.atMs) < believedForMs) {
    known.addedSince += 1
    return true
  }
  const spare = watchlistCaps.itemsPerList - (await countItems(db.viewMembers, listId))
  counts.set(listId, { spare, addedSince: 1, atMs: nowMs })
  return spare > 0
}
