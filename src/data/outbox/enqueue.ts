// Puts a change into the queue, or straight into the truth for a visitor. Inside the command's own transaction.
import { Dexie } from 'dexie'
import type { AccountDb } from '../account-db.ts'
import { applyToBase } from '../watchlists/apply-to-base.ts'
import { assertTakesEdits } from '../storage-fault.ts'
import { coalesce, mergeMember, type DraftOf } from './coalesce.ts'
import {
  operationVersion,
  type MemberOperation,
  type NewOperationRow,
  type OperationDraft,
  type OperationRow,
} from './operation.ts'

const refusalOf = (draft: OperationDraft): NewOperationRow['onRefusal'] => {
  if (draft.type === 'create') return 'park'
  // The spec's rules: a toggle and a coin-list edit stay, an IDO-list edit and a delete are undone.
  return draft.type === 'member' || (draft.type === 'edit' && draft.kind === 'coin')
    ? 'keep'
    : 'revert'
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

/** What is known of an item in a list: whether the server has it there, and its changes that are not finished, in order. */
type KnownMember = { isInBase: boolean; earlier: readonly OperationRow[] }

/** Queues an item's change over what was read; answers it as kept, none where nothing is left to send. Codes: those of assertTakesEdits. */
export const enqueueMember = async (
  db: AccountDb,
  draft: DraftOf<'member'>,
  { isInBase, earlier }: KnownMember,
): Promise<MemberOperation | undefined> => {
  assertTakesEdits(db)
  const merged = mergeMember(draft, earlier, isInBase)
  const removal = merged.unsent.length > 0 ? db.outbox.bulkDelete(merged.unsent) : undefined
  if (!merged.draft) {
    await removal
    return undefined
  }
  const row = fresh(db, merged.draft)
  const [seq] = await Dexie.Promise.all([db.outbox.add(row), removal])
  return { ...row, seq } as MemberOperation
}

/** Numbers and keeps the change, merged with what was never sent. The caller refolds what is shown. Codes: those of assertTakesEdits. */
export const enqueue = async (db: AccountDb, draft: OperationDraft): Promise<void> => {
  assertTakesEdits(db)
  if (db.isAnonymous) {
    const row = fresh(db, draft)
    const seq = await db.outbox.add(row)
    await db.outbox.delete(seq)
    await applyToBase(db, { ...row, seq }, { serverId: null, fieldsVersion: null })
    return
  }
  if (draft.type === 'member') {
    const at = [draft.lane, draft.itemId]
    const [base, earlier] = await Dexie.Promise.all([
      db.baseMembers.get(at),
      db.outbox.where('[lane+itemId]').equals(at).toArray(),
    ])
    await enqueueMember(db, draft, { isInBase: base !== undefined, earlier })
    return
  }
  const merged = await coalesce(db, draft)
  if (merged) await db.outbox.add(fresh(db, merged))
}
