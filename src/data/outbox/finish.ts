// Takes an operation out of the queue and keeps a short record of how it ended (ring of 500).
import type { AccountDb } from '../account-db.ts'
import type { FinishedOperationRow } from '../account-rows.ts'
import type { OperationError, OperationRow } from './operation.ts'

const logCap = 500

/** Removes the operation and logs its outcome, inside the caller's transaction. */
export const finish = async (
  db: AccountDb,
  operation: OperationRow,
  outcome: FinishedOperationRow['outcome'],
  error: OperationError | null = null,
): Promise<void> => {
  const { seq, opId, kind, type, lane, itemId = null } = operation
  await db.outbox.delete(seq)
  const id = await db.opLog.add({
    seq,
    opId,
    kind,
    type,
    lane,
    itemId,
    outcome,
    error,
    finishedAtMs: db.nowMs(),
  })
  await db.opLog
    .where(':id')
    .belowOrEqual(id - logCap)
    .delete()
}
