// What a person decides about a change that is stuck: try it again, or give it up.
import type { AccountDb } from '../account-db.ts'
import { withStorage } from '../storage-fault.ts'
import { refoldLane } from '../watchlists/refold.ts'
import { keepOnlyList } from './keep-only-list.ts'
import { finish } from './finish.ts'
import { needsReview, type OperationRow } from './operation.ts'

// An async scope, as in the commands: Dexie ends the transaction too early under any other.
const change = (db: AccountDb, work: () => Promise<void>): Promise<void> =>
  withStorage(db, () => db.transaction('rw', [db.baseLists, db.baseMembers, db.viewLists, db.viewMembers, db.outbox, db.opLog], async () => work()))

/** A definite refusal is answered again to the same key, so the new try carries a new one. */
const again = (db: AccountDb, operation: OperationRow): OperationRow => {
  const isRefused = operation.lastError?.reason === 'refused'
  const fresh = { ...operation, attempts: 0, serverErrors: 0, nextAtMs: 0, lastError: null }
  if (isRefused) return { ...fresh, opId: db.newId(), everSent: false, sentWithKey: false, state: 'queued' }
  return { ...fresh, state: operation.state === 'queued' || !operation.everSent ? 'queued' : 'ambiguous' }
}

/** Makes the operation due now; nothing happens to one in flight or finished. */
export const retryOperation = async (db: AccountDb, seq: number): Promise<void> => {
  await change(db, async () => {
    const operation = await db.outbox.get(seq)
    if (!operation || operation.state === 'inflight') return
    await db.outbox.put(again(db, operation))
    await refoldLane(db, operation.lane)
  })
}

const discard = async (db: AccountDb, seq: number): Promise<void> => {
  const operation = await db.outbox.get(seq)
  if (!operation || operation.state === 'inflight') return
  // Without its create nothing of a list can reach the server, so the rest goes with it.
  const dropped = operation.type === 'create' ? await db.outbox.where('lane').equals(operation.lane).toArray() : [operation]
  for (const one of dropped) await finish(db, one, 'discarded', one.lastError)
  await refoldLane(db, operation.lane)
  await keepOnlyList(db, operation.kind)
}

/** Gives the operation up: what is shown goes back to what the server last said. Nothing happens to one in flight. */
export const discardOperation = (db: AccountDb, seq: number): Promise<void> => change(db, () => discard(db, seq))

/** Everything that waits for a decision, in order. */
export const operationsToReview = async (db: AccountDb): Promise<OperationRow[]> =>
  (await db.outbox.orderBy(':id').toArray()).filter((operation) => needsReview(operation))
