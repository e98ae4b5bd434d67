// What must be read before a change may leave: its row as the server has it at this moment, or the
// ids the server holds.
import { queueOf } from './by-state.ts'
import type { AccountDb } from '../account-db.ts'
import type { Claim } from './claim-next.ts'
import type { PulledRow } from './entity.ts'
import { inDrain, moveSendMark } from './fence.ts'
import { markSent } from './mark-sent.ts'
import type { OperationRow } from './operation.ts'

export type Reading = {
  epoch: number
  operation: OperationRow
  /** What the server has, read just now. */
  rows: readonly PulledRow[]
  hasKeys: boolean
  nowMs: number
}

/**
 * Answers the claim to go on with; null where the change is no longer what was claimed. Throws
 * FencedError.
 */
export const mergeWithRead = (
  account: AccountDb,
  { epoch, operation, rows, hasKeys, nowMs }: Reading,
): Promise<Claim | null> =>
  inDrain(account, epoch, async (db) => {
    const entity = db.entities.of(operation.kind)
    const queued = await queueOf(db).get(operation.seq)
    // While its list was read the person may have gone on typing, or given it up.
    if (
      queued?.type !== operation.type ||
      queued.opId !== operation.opId ||
      queued.state !== operation.state
    )
      return null
    const row = await entity.readBefore(db, queued, rows)
    if (!row) return { type: 'gone', operation: queued }
    const toSend = entity.toSend(db, queued, row, { hasKeys, isRepeated: false })
    const claim = await markSent(db, toSend, { serverId: row.serverId, hasKeys, nowMs })
    await entity.rebaseLane(db, queued.lane)
    return claim
  })

/**
 * Another device was faster: nothing was changed, so it waits unsent under a new key, and its row
 * is to be read first.
 */
export const noteConflict = (
  account: AccountDb,
  { epoch, operation }: { epoch: number; operation: OperationRow },
  nextAtMs: number,
): Promise<void> =>
  inDrain(account, epoch, async (db) => {
    const { sentFields: _, mergedWith: beatenAt, ...bare } = operation
    const conflicts = (operation.conflicts ?? 0) + 1
    const beaten = { conflicts, ...(beatenAt === undefined ? {} : { beatenAt }) }
    await queueOf(db).put({
      ...bare,
      ...beaten,
      opId: db.newId(),
      state: 'queued',
      everSent: false,
      sentWithKey: false,
      nextAtMs,
      lastError: null,
    })
    await moveSendMark(db)
  })

/**
 * Notes which ids the server held before a create leaves, so that the new one can be told apart.
 */
export const noteIdsBefore = (
  account: AccountDb,
  epoch: number,
  seq: number,
  idsBefore: string[],
): Promise<void> =>
  inDrain(account, epoch, async (db) => {
    await db.outbox.update(seq, { idsBefore })
  })
