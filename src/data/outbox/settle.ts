// What becomes of an operation once its request has an outcome: one transaction each, refused to a
// fenced tab.
import { queueOf } from './by-state.ts'
import type { AccountDb } from '../account-db.ts'
import { countSuccess, inDrain, moveSendMark, readSuccesses } from './fence.ts'
import { finish } from './finish.ts'
import type { OnRefusal, OperationError, OperationRow } from './operation.ts'

/** `fieldsVersion`: what the answer to an edit said, where it did. */
export type Settled = { epoch: number; operation: OperationRow; fieldsVersion?: number | null }

/** The server has it: base updated, server id learned, operation removed, view recomputed. */
export const acknowledge = (
  account: AccountDb,
  { epoch, operation, fieldsVersion = null }: Settled,
  serverId: string | null,
): Promise<void> =>
  inDrain(account, epoch, async (db) => {
    const entity = db.entities.of(operation.kind)
    await entity.applyToBase(db, operation, { serverId, fieldsVersion })
    await entity.noteAccepted?.(db, operation, fieldsVersion)
    await finish(db, operation, 'acknowledged')
    await countSuccess(db)
    await moveSendMark(db)
    await entity.rebase(db, operation)
  })

export type Refusal = 'kept' | 'reverted' | 'parked'

const refusalOf: Record<OnRefusal, Refusal> = {
  keep: 'kept',
  revert: 'reverted',
  park: 'parked',
}

/** A definite no: the spec's rule for this operation applies. Answers which one did. */
export const refuse = (
  account: AccountDb,
  { epoch, operation }: Settled,
  lastError: OperationError,
): Promise<Refusal> =>
  inDrain(account, epoch, async (db) => {
    const [entity, refusal] = [db.entities.of(operation.kind), refusalOf[operation.onRefusal]]
    // Words of a person are not thrown away with the change: the panel keeps them until they have
    // been seen.
    if (refusal === 'reverted' && entity.hasWords(operation))
      await db.outbox.update(operation.seq, { state: 'refusedKept', isOffList: true, lastError })
    else if (refusal === 'reverted') await finish(db, operation, 'refused', lastError)
    else
      await db.outbox.update(operation.seq, {
        state: refusal === 'kept' ? 'refusedKept' : 'parked',
        lastError,
      })
    await moveSendMark(db)
    await entity.rebase(db, operation)
    return refusal
  })

export type Postponement = {
  to: 'queued' | 'ambiguous'
  nextAtMs: number
  lastError: OperationError | null
  isAttempt: boolean
  isServerError: boolean
  /** The server itself reported the failure, in its own form with a 5xx. */
  isReported?: true
  /** Nothing left the device: it is as unsent as it was before. */
  hasNotLeft: boolean
  mustReadBack: boolean
}

/** Errors of one change, while others got through, before only the person may go on (design 5). */
const parkAfterErrors = 8

/**
 * To be tried again later; true where it was parked instead, because only this one keeps failing.
 */
export const postpone = (
  account: AccountDb,
  { epoch, operation }: Settled,
  later: Postponement,
): Promise<boolean> =>
  inDrain(account, epoch, async (db) => {
    const successes = await readSuccesses(db)
    const { reportedFailures = 0, ...unreported } = operation
    const serverErrors = operation.serverErrors + Number(later.isServerError)
    const successMark = operation.serverErrors === 0 ? successes : operation.successMark
    const isParked =
      later.isServerError && serverErrors >= parkAfterErrors && successes > successMark
    const row: OperationRow = {
      ...unreported,
      ...(later.isReported ? { reportedFailures: reportedFailures + 1 } : {}),
      attempts: operation.attempts + Number(later.isAttempt),
      serverErrors,
      successMark,
      nextAtMs: later.nextAtMs,
      lastError: later.lastError,
      state: isParked ? 'parked' : later.to,
      everSent: later.hasNotLeft ? operation.everSent : true,
      sentWithKey: later.mustReadBack
        ? false
        : later.hasNotLeft
          ? operation.sentWithKey
          : ((await db.outbox.get(operation.seq))?.sentWithKey ?? false),
      lastSentAtMs: later.hasNotLeft ? operation.lastSentAtMs : db.nowMs(),
    }
    if (!row.everSent) delete row.idsBefore
    await queueOf(db).put(row)
    await moveSendMark(db)
    return isParked
  })
