// Where the queue stands: its figures and how many changes the server has taken, of one moment.
import { Dexie } from 'dexie'
import type { AccountDb } from '../account-db.ts'
import { withStorage } from '../storage-fault.ts'
import { readSuccesses } from './fence.ts'
import { queueCounts, type QueueCounts } from './queries.ts'

/** One transaction: else what is sent in between would be counted twice, or not at all. */
export const queueStanding = async (db: AccountDb): Promise<{ counts: QueueCounts; successes: number }> => {
  const [counts, successes] = await withStorage(db, () => db.transaction('r', [db.outbox, db.meta], () => Dexie.Promise.all([queueCounts(db), readSuccesses(db)])))
  return { counts, successes }
}
