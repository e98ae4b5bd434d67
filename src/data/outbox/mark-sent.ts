// The last step before a change leaves: its body stands, and the row says that it may be on its way.
import type { AccountDb } from '../account-db.ts'
import type { BaseListRow } from '../account-rows.ts'
import { putBackServers } from '../edits/put-back.ts'
import { moveSendMark } from './fence.ts'
import { fieldsOf } from './list-fields.ts'
import type { EditOperation, ListFields, OperationRow } from './operation.ts'

type Merged = { sentFields: ListFields; mergedWith?: number }

/** What the person changed over the server's fields; null where the host told no version to guard it by. */
export const guardedFields = ({ patch }: EditOperation, base: BaseListRow): Required<Merged> | null =>
  base.fieldsVersion === undefined ? null : { sentFields: { ...fieldsOf(base), ...patch }, mergedWith: base.fieldsVersion }

/** The edit without the body it was sent with: with another body it is another request, and needs another key. */
export const withoutBody = (db: AccountDb, operation: EditOperation, { hasKeys }: { hasKeys: boolean }): EditOperation => {
  const { sentFields: _, mergedWith: __, ...bare } = operation
  return hasKeys && operation.everSent ? { ...bare, opId: db.newId(), sentWithKey: false } : bare
}

type Sending = { serverId: string | null; hasKeys: boolean; nowMs: number }
export type Marked = { type: 'send'; operation: OperationRow; serverId: string | null; markedAtMs: number }

/** Marks it in flight. Inside a drain's transaction. */
export const markSent = async (db: AccountDb, operation: OperationRow, { serverId, hasKeys, nowMs }: Sending): Promise<Marked> => {
  if (operation.type === 'edit') await putBackServers(db, operation)
  await db.outbox.put({ ...operation, state: 'inflight', everSent: true, sentWithKey: hasKeys, lastSentAtMs: nowMs })
  await moveSendMark(db)
  return { type: 'send', operation, serverId, markedAtMs: nowMs }
}
