// Remembers what a person did, with what it takes to undo it. About 50 entries; the oldest go
// (R-HIS-004).
import type { AccountDb } from '../account-db.ts'
import type { HistoryRow } from '../account-rows.ts'

export const historyCap = 50
const trimEvery = 10

/** Adds an entry inside the command's transaction; answers its id. */
export const appendHistory = async (
  db: AccountDb,
  entry: Pick<HistoryRow, 'type' | 'kind' | 'listId' | 'listName' | 'itemId' | 'previousLists'>,
): Promise<number> => {
  const entryId = await db.history.add({ ...entry, atMs: db.nowMs(), isUndone: false })
  // A range to delete costs as much as a row to add, so not every entry pays for it.
  if (entryId % trimEvery === 0)
    await db.history
      .where(':id')
      .belowOrEqual(entryId - historyCap)
      .delete()
  return entryId
}
