// An edit and its list as the server has it at this moment: merged, and marked to be sent, in one transaction.
import type { AccountDb } from '../account-db.ts'
import { refoldLane } from '../watchlists/refold.ts'
import type { PulledList } from '../watchlists/match-lists.ts'
import type { Claim } from './claim-next.ts'
import { inDrain, moveSendMark } from './fence.ts'
import { fieldsOf } from './list-fields.ts'
import { markSent, mergedEdit } from './mark-sent.ts'
import type { EditOperation } from './operation.ts'

export type Reading = {
  epoch: number
  operation: EditOperation
  /** What the server has, read just now. */
  lists: readonly PulledList[]
  hasKeys: boolean
  nowMs: number
}

/** Answers the claim to go on with; null where the change is no longer what was claimed. Throws FencedError. */
export const mergeWithRead = (
  account: AccountDb,
  { epoch, operation, lists, hasKeys, nowMs }: Reading,
): Promise<Claim | null> =>
  inDrain(account, epoch, async (db) => {
    const [row, base] = [await db.outbox.get(operation.seq), await db.baseLists.get(operation.lane)]
    // While its list was read the person may have gone on typing, or given it up.
    if (row?.type !== 'edit' || row.opId !== operation.opId || row.state !== operation.state)
      return null
    const list = base && lists.find(({ serverId }) => serverId === base.serverId)
    if (!list) return { type: 'gone', operation: row }
    const { fieldsVersion: _, ...unversioned } = base
    const version = list.fieldsVersion === undefined ? {} : { fieldsVersion: list.fieldsVersion }
    await db.baseLists.put({ ...unversioned, ...fieldsOf(list), ...version })
    const claim = await markSent(db, mergedEdit(db, row, list, { hasKeys }), {
      serverId: base.serverId,
      hasKeys,
      nowMs,
    })
    await refoldLane(db, row.lane)
    return claim
  })

/** Another device was faster: nothing was changed, so it waits unsent under a new key, and its list is to be read first. */
export const noteConflict = (
  account: AccountDb,
  { epoch, operation }: { epoch: number; operation: EditOperation },
  nextAtMs: number,
): Promise<void> =>
  inDrain(account, epoch, async (db) => {
    const { sentFields: _, mergedWith: beatenAt, ...bare } = operation
    const conflicts = (operation.conflicts ?? 0) + 1
    const beaten = { conflicts, ...(beatenAt === undefined ? {} : { beatenAt }) }
    await db.outbox.put({
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
