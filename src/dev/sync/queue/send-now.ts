// Sends without waiting for the next try: what waits is tried anew, as by "Retry all" of the queue.
import type { AccountDb } from '#data/account-db.ts'
import { pendingOperations } from '#data/outbox/queries.ts'
import { needsReview } from '#data/outbox/operation.ts'
import type { SyncEngine } from '#sync/engine.ts'
import { toastFault } from '#parts/watchlist/list-toasts.ts'

/** A failure of the device's storage is told by a toast; never rejects. */
export const sendNow = async (engine: SyncEngine, db: AccountDb): Promise<void> => {
  try {
    const waiting = (await pendingOperations(db)).filter(
      (operation) => !needsReview(operation) && operation.nextAtMs > db.nowMs(),
    )
    await Promise.all(waiting.map(({ seq }) => engine.retryOperation(seq)))
    engine.wake('person')
  } catch (error) {
    toastFault(error)
  }
}
