// Remembers what a person did, with what it takes to undo it. About 50 entries; the oldest go (R-HIS-004).
import type { AccountDb } from '../account-db.ts'
import type { HistoryRow } from '../account-rows.ts'

export const historyCap = 50

/** Adds an entry inside the command's transaction; answers its id. */
export const appendHistory = async (
  db: AccountDb,
  entry: Pick<HistoryRow, 'type' | 'kind' | 'listId' | 'listName' | 'itemId' | 'previousLists'>,
): Promise<number> => {
  const entryId = await db.history.add({ ...entry, atMs: db.nowMs(), isUndone: false })
  const surplus = (await db.history.count()) - historyCap
  if (surplus > 0) await db.history.bulkDelete(await db.history.orderBy(':id').limit(surplus).primaryKeys())
  return entryId
}
