// The last step before a change leaves: its body stands, and the row says that it may be on its
// way.
import { queueOf } from './by-state.ts'
import type { AccountDb } from '../account-db.ts'
import { moveSendMark } from './fence.ts'
import type { OperationRow } from './operation.ts'

type Sending = { serverId: string | null; hasKeys: boolean; nowMs: number }
export type Marked = {
  type: 'send'
  operation: OperationRow
  serverId: string | null
  markedAtMs: number
}

/** Marks it in flight. Inside a drain's transaction. */
export const markSent = async (
  db: AccountDb,
  operation: OperationRow,
  { serverId, hasKeys, nowMs }: Sending,
): Promise<Marked> => {
  await db.entities.of(operation.kind).leaving?.(db, operation)
  await queueOf(db).put({
    ...operation,
    state: 'inflight',
    everSent: true,
    sentWithKey: hasKeys,
    lastSentAtMs: nowMs,
  })
  await moveSendMark(db)
  return { type: 'send', operation, serverId, markedAtMs: nowMs }
}
