// Puts a change into the queue, or straight into the truth for a visitor. Inside the command's own transaction.
import type { AccountDb } from '../account-db.ts'
import { applyToBase } from '../watchlists/apply-to-base.ts'
import { assertTakesEdits } from '../storage-fault.ts'
import { coalesce } from './coalesce.ts'
import { operationVersion, type NewOperationRow, type OperationDraft } from './operation.ts'

const refusalOf = (draft: OperationDraft): NewOperationRow['onRefusal'] => {
  if (draft.type === 'create') return 'park'
  // The spec's rules: a toggle and a coin-list edit stay, an IDO-list edit and a delete are undone.
  return draft.type === 'member' || (draft.type === 'edit' && draft.kind === 'coin') ? 'keep' : 'revert'
}

/** The row of a change made just now; the outbox numbers it. */
export const fresh = (db: AccountDb, draft: OperationDraft): NewOperationRow => ({
  ...draft,
  v: operationVersion,
  opId: db.newId(),
  account: db.accountKey,
  onRefusal: refusalOf(draft),
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

/** Numbers and keeps the change, merged with what was never sent. The caller refolds what is shown. Codes: those of assertTakesEdits. */
export const enqueue = async (db: AccountDb, draft: OperationDraft): Promise<void> => {
  assertTakesEdits(db)
  if (db.isAnonymous) {
    const row = fresh(db, draft)
    const seq = await db.outbox.add(row)
    await db.outbox.delete(seq)
    await applyToBase(db, { ...row, seq }, null)
    return
  }
  const merged = await coalesce(db, draft)
  if (merged) await db.outbox.add(fresh(db, merged))
}
