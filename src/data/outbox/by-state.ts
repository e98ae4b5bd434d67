// Parts of the queue by their state, found by index: what a long queue is asked for at every step
// never reads all of it.
import { Dexie, type Collection, type Table } from 'dexie'
import type { AccountDb } from '../account-db.ts'
import type { NewOperationRow, OperationRow, OperationState } from './operation.ts'

type Queue = Table<OperationRow, number, NewOperationRow>

/** The queue as the outbox sees it: changes of any entity. */
export const queueOf = (db: AccountDb): Queue => db.outbox as Queue

type Found = Collection<OperationRow, number, NewOperationRow>

/** The operations in a state, those that may be tried soonest first. */
export const inState = (db: AccountDb, state: OperationState): Found =>
  queueOf(db).where('[state+nextAtMs]').between([state, Dexie.minKey], [state, Dexie.maxKey])

/**
 * The same, only those that wait for `fromMs` or a later moment: 1 leaves out what was never tried.
 */
export const waitingFrom = (db: AccountDb, state: OperationState, fromMs: number): Found =>
  queueOf(db).where('[state+nextAtMs]').between([state, fromMs], [state, Dexie.maxKey])

const bySeq = (rows: readonly OperationRow[]): OperationRow[] =>
  rows.toSorted((a, b) => a.seq - b.seq)

/** Every operation in one of the states, in the order of the queue. */
export const operationsIn = async (
  db: AccountDb,
  states: readonly OperationState[],
): Promise<OperationRow[]> =>
  bySeq((await Dexie.Promise.all(states.map((state) => inState(db, state).toArray()))).flat())

/**
 * What the engine may have to wait for: of each state that is sent, the operation that is due next
 * after `nowMs`.
 */
export const nextDue = async (db: AccountDb, nowMs: number): Promise<OperationRow[]> =>
  (
    await Promise.all(
      (['queued', 'ambiguous'] as const).map((state) =>
        waitingFrom(db, state, nowMs + 1)
          .limit(1)
          .toArray(),
      ),
    )
  ).flat()
