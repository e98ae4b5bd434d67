// What a person decides about a change that is stuck: try it again, or give it up.
import type { AccountDb } from '../account-db.ts'
import { completeEntities } from '../complete-entities.ts'
import { withStorage } from '../storage-fault.ts'
import { writeRows } from '../write-rows.ts'
import { operationsIn, queueOf } from './by-state.ts'
import { finish } from './finish.ts'
import type { OperationRow } from './operation.ts'
import { QueueFault } from './queue-fault.ts'

/** One transaction over all that a decision touches. */
export const change = <Result>(
  account: AccountDb,
  work: (db: AccountDb) => Promise<Result>,
): Promise<Result> =>
  withStorage(account, async () => {
    await completeEntities(account)
    return writeRows(account, [...account.entities.stores, 'outbox', 'opLog'], work)
  })

/** A definite refusal is answered again to the same key, so the new try carries a new one. */
const again = (db: AccountDb, operation: OperationRow): OperationRow => {
  const isRefused = operation.lastError?.reason === 'refused'
  const { isOffList: _isOffList, reportedFailures: _reportedFailures, ...kept } = operation
  const fresh = { ...kept, attempts: 0, serverErrors: 0, nextAtMs: 0, lastError: null }
  if (isRefused)
    return { ...fresh, opId: db.newId(), everSent: false, sentWithKey: false, state: 'queued' }
  return {
    ...fresh,
    state: operation.state === 'queued' || !operation.everSent ? 'queued' : 'ambiguous',
  }
}

/**
 * A refused change that is tried again is decided now, so it goes behind what followed it: a server
 * that keeps the order of a list would take its old place for a late copy, for ever. Nothing of a
 * lane can overtake what makes its row.
 */
const requeue = async (db: AccountDb, operation: OperationRow): Promise<void> => {
  const next = again(db, operation)
  const isMaking = db.entities.of(operation.kind).role(operation) === 'make'
  if (operation.lastError?.reason !== 'refused' || isMaking) {
    await queueOf(db).put(next)
    return
  }
  const { seq, ...row } = next
  await db.outbox.delete(seq)
  await queueOf(db).add(row)
}

/** Makes the operation due now; nothing happens to one in flight or finished. */
export const retryOperation = async (account: AccountDb, seq: number): Promise<void> => {
  await change(account, async (db) => {
    const operation = await queueOf(db).get(seq)
    if (!operation || operation.state === 'inflight') return
    await requeue(db, operation)
    await db.entities.of(operation.kind).rebaseLane(db, operation.lane)
  })
}

/** False where it is in flight: then only the answer decides. */
const discard = async (db: AccountDb, seq: number): Promise<boolean> => {
  const operation = await queueOf(db).get(seq)
  if (!operation) return true
  if (operation.state === 'inflight') return false
  const entity = db.entities.of(operation.kind)
  // Without its create nothing of a list can reach the server, so the rest goes with it.
  const dropped =
    entity.role(operation) === 'make'
      ? await queueOf(db).where('lane').equals(operation.lane).toArray()
      : [operation]
  for (const one of dropped) await finish(db, one, 'discarded', one.lastError)
  await entity.rebaseLane(db, operation.lane)
  await entity.takeBack?.(db, operation.kind)
  return true
}

const lookAgainAfterMs = 200
/**
 * A request, a page that died with it and the takeover are over by then, as long as somebody is
 * signed in to take over.
 */
const longestAttemptMs = 90_000

/**
 * Gives the operation up: what is shown goes back to what the server last said. One that is being
 * sent is given up when that attempt has failed; where it went through there is nothing left to
 * give up. Throws QueueFault CHANGE_STILL_SENDING where the attempt is not over after `waitMs`;
 * nothing was changed then.
 */
export const discardOperation = async (
  account: AccountDb,
  seq: number,
  waitMs = longestAttemptMs,
): Promise<void> => {
  const untilMs = performance.now() + waitMs
  // Another tab may be the one that sends it: only the row itself tells when the attempt is over.
  while (!(await change(account, (db) => discard(db, seq)))) {
    if (performance.now() >= untilMs) throw new QueueFault('CHANGE_STILL_SENDING')
    await new Promise((resolve) => setTimeout(resolve, lookAgainAfterMs))
  }
}

/** Everything that waits for a decision, in order. */
export const operationsToReview = (db: AccountDb): Promise<OperationRow[]> =>
  operationsIn(db, ['parked', 'refusedKept'])
