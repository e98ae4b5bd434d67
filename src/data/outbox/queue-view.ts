// The queue as people read it: every change with the name of its row.
import { Dexie } from 'dexie'
import type { AccountDb } from '../account-db.ts'
import { operationsIn, queueOf, waitingFrom } from './by-state.ts'
import type { OperationRow } from './operation.ts'
import { pendingOperations, queueCounts } from './queries.ts'

export type QueuedChange = {
  operation: OperationRow
  /** Null where nothing on this device knows the row any more. */
  name: string | null
}

const named = async (
  db: AccountDb,
  operations: readonly OperationRow[],
): Promise<QueuedChange[]> => {
  const names = new Map<number, string | null>()
  for (const entity of db.entities.loaded) {
    const own = operations.filter(({ kind }) => entity.kinds.includes(kind))
    if (own.length === 0) continue
    for (const [at, name] of (await entity.names(db, own)).entries())
      names.set(own[at]?.seq ?? 0, name)
  }
  return operations.map((operation) => ({ operation, name: names.get(operation.seq) ?? null }))
}

/** In the order they are sent within their lists. */
export const queuedChanges = async (db: AccountDb): Promise<QueuedChange[]> =>
  named(db, await pendingOperations(db))

export type QueueWindow = { changes: QueuedChange[]; waiting: number; toReview: number }

/**
 * The first `most` changes and the figures of all. Where there are more, those that need the person
 * come first, in order.
 */
export const queueWindow = async (db: AccountDb, most: number): Promise<QueueWindow> => {
  const [{ waiting, needsReview: toReview }, first, review] = await Dexie.Promise.all([
    queueCounts(db),
    queueOf(db).orderBy(':id').limit(most).toArray(),
    operationsIn(db, ['parked', 'refusedKept']),
  ])
  const isReviewed = new Set(review.map(({ seq }) => seq))
  const operations =
    waiting + toReview <= most
      ? first
      : [...review, ...first.filter(({ seq }) => !isReviewed.has(seq))].slice(0, most)
  return { changes: await named(db, operations), waiting, toReview }
}

/**
 * What "try again" can change: all that was tried, or needs the person. The rest is due as it is.
 */
export const triedSeqs = async (db: AccountDb): Promise<number[]> => {
  const [stuck, postponed] = await Promise.all([
    operationsIn(db, ['ambiguous', 'parked', 'refusedKept']),
    waitingFrom(db, 'queued', 1).toArray(),
  ])
  return [...stuck, ...postponed].map(({ seq }) => seq).toSorted((a, b) => a - b)
}
