// The queue as people read it: every change with the name of its list.
import { Dexie } from 'dexie'
import type { AccountDb } from '../account-db.ts'
import { operationsIn, waitingFrom } from './by-state.ts'
import type { OperationRow } from './operation.ts'
import { pendingOperations, queueCounts } from './queries.ts'

export type QueuedChange = {
  operation: OperationRow
  /** Null where nothing on this device knows the list any more. */
  listName: string | null
}

/** What the operation itself knows of its list, for a list that is not shown. */
const ownName = (operation: OperationRow): string | null => {
  if (operation.type === 'create') return operation.fields.name
  return operation.type === 'delete' ? operation.listName : (operation.lastListName ?? null)
}

const named = async (
  db: AccountDb,
  operations: readonly OperationRow[],
): Promise<QueuedChange[]> => {
  const lanes = [...new Set(operations.map(({ lane }) => lane))]
  const [shown, known] = await Promise.all([
    db.viewLists.bulkGet(lanes),
    db.baseLists.bulkGet(lanes),
  ])
  const names = new Map(lanes.map((lane, at) => [lane, shown[at]?.name ?? known[at]?.name ?? null]))
  return operations.map((operation) => ({
    operation,
    listName: names.get(operation.lane) ?? ownName(operation),
  }))
}

/** In the order they are sent within their lists. */
export const queuedChanges = async (db: AccountDb): Promise<QueuedChange[]> =>
  named(db, await pendingOperations(db))

export type QueueWindow = { changes: QueuedChange[]; waiting: number; toReview: number }

/** The first `most` changes and the figures of all. Where there are more, those that need the person come first, in order. */
export const queueWindow = async (db: AccountDb, most: number): Promise<QueueWindow> => {
  const [{ waiting, needsReview: toReview }, first, review] = await Dexie.Promise.all([
    queueCounts(db),
    db.outbox.orderBy(':id').limit(most).toArray(),
    operationsIn(db, ['parked', 'refusedKept']),
  ])
  const isReviewed = new Set(review.map(({ seq }) => seq))
  const operations =
    waiting + toReview <= most
      ? first
      : [...review, ...first.filter(({ seq }) => !isReviewed.has(seq))].slice(0, most)
  return { changes: await named(db, operations), waiting, toReview }
}

/** What "try again" can change: all that was tried, or needs the person. The rest is due as it is. */
export const triedSeqs = async (db: AccountDb): Promise<number[]> => {
  const [stuck, postponed] = await Promise.all([
    operationsIn(db, ['ambiguous', 'parked', 'refusedKept']),
    waitingFrom(db, 'queued', 1).toArray(),
  ])
  return [...stuck, ...postponed].map(({ seq }) => seq).toSorted((a, b) => a - b)
}
