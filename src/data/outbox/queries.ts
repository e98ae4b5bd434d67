// What waits to be sent, and what needs a decision, in the order it was made.
import type { AccountDb } from '../account-db.ts'
import { readSuccesses } from './fence.ts'
import { isPending, needsReview, type OperationRow } from './operation.ts'

/** Every operation of the account that is not finished, refused ones that are still shown included. */
export const pendingOperations = (db: AccountDb): Promise<OperationRow[]> => db.outbox.orderBy(':id').toArray()

/** How many changes the server does not have yet (D-LOGOUTQUEUE). */
export const pendingCount = async (db: AccountDb): Promise<number> =>
  (await db.outbox.toArray()).filter((operation) => isPending(operation)).length

export type QueueCounts = { waiting: number; inFlight: number; needsReview: number; nextAtMs: number | null; /** Ever accepted by the server, of the same moment. */ acknowledged: number }

/** The figures of the sync pill; `nextAtMs` is when something may be tried next. */
export const queueCounts = async (db: AccountDb): Promise<QueueCounts> => {
  const [operations, acknowledged] = await db.transaction('r', [db.outbox, db.meta], () => Promise.all([db.outbox.toArray(), readSuccesses(db)]))
  const waiting = operations.filter(({ state }) => state !== 'parked' && state !== 'refusedKept')
  return {
    waiting: waiting.length,
    inFlight: waiting.filter(({ state }) => state === 'inflight').length,
    needsReview: operations.filter(needsReview).length,
    nextAtMs: waiting.length > 0 ? Math.min(...waiting.map(({ nextAtMs }) => nextAtMs)) : null,
    acknowledged,
  }
}
