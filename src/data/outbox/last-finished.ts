// The record of what left the queue.
import type { AccountDb } from '../account-db.ts'
import type { FinishedOperationRow } from '../account-rows.ts'

/** How the last operations ended, newest first. */
export const lastFinished = async (db: AccountDb, count: number): Promise<FinishedOperationRow[]> =>
  (await db.opLog.orderBy(':id').toArray()).toReversed().slice(0, count)
