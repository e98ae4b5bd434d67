// Puts a change into the queue, or straight into the truth for a visitor. Inside the command's own
// transaction.
import { queueOf } from './by-state.ts'
import { Dexie } from 'dexie'
import type { AccountDb } from '../account-db.ts'
import { assertTakesEdits } from '../storage-fault.ts'
import {
  operationVersion,
  type OperationDraft,
  type OperationRow,
  type OperationStamp,
} from './operation.ts'

/** The row of a change made just now; the outbox numbers it. */
export const fresh = <Draft extends OperationDraft>(
  db: AccountDb,
  draft: Draft,
): Draft & OperationStamp => ({
  ...draft,
  v: operationVersion,
  opId: db.newId(),
  account: db.accountKey,
  onRefusal: db.entities.of(draft.kind).onRefusal(draft),
  state: 'queued',
  attempts: 0,
  serverErrors: 0,
  successMark: 0,
  nextAtMs: 0,
  everSent: false,
  sentWithKey: false,
  lastSentAtMs: null,
  lastError: null,
  createdAtMs: db.nowMs(),
})

/** What is left of a change beside those that wait: `unsent` are the ones it replaces. */
export type Merged<Draft> = { unsent: number[]; draft: Draft | null }

/**
 * Queues what a merge has left, in one round of requests; answers it as kept. Codes: those of
 * assertTakesEdits.
 */
export const enqueueMerged = async <Draft extends OperationDraft>(
  db: AccountDb,
  { unsent, draft }: Merged<Draft>,
): Promise<(Draft & OperationRow) | undefined> => {
  assertTakesEdits(db)
  const removal = unsent.length > 0 ? db.outbox.bulkDelete(unsent) : undefined
  if (!draft) {
    await removal
    return undefined
  }
  const row = fresh(db, draft)
  const [seq] = await Dexie.Promise.all([queueOf(db).add(row), removal])
  return { ...row, seq }
}

/**
 * Numbers and keeps the change, merged with what was never sent. The caller rebases what is shown.
 * Codes: those of assertTakesEdits.
 */
export const enqueue = async (db: AccountDb, draft: OperationDraft): Promise<void> => {
  assertTakesEdits(db)
  const entity = db.entities.of(draft.kind)
  if (db.isAnonymous) {
    const row = fresh(db, draft)
    const seq = await queueOf(db).add(row)
    await db.outbox.delete(seq)
    await entity.applyToBase(db, { ...row, seq }, { serverId: null, fieldsVersion: null })
    return
  }
  const left = await entity.coalesce(db, draft)
  if (left) await queueOf(db).add(fresh(db, left))
}
