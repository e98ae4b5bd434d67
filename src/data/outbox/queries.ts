// What waits to be sent, and what needs a decision, in the order it was made.
import { Dexie } from 'dexie'
import type { Capability } from '#contract/headers.ts'
import type { AccountDb } from '../account-db.ts'
import { inState, queueOf } from './by-state.ts'
import { readSuccesses } from './fence.ts'
import { recallHost } from './host-memory.ts'
import type { OperationRow, OperationState } from './operation.ts'

/**
 * Every operation of the account that is not finished, refused ones that are still shown included.
 */
export const pendingOperations = (db: AccountDb): Promise<OperationRow[]> =>
  queueOf(db).orderBy(':id').toArray()

/** How many changes the server does not have yet (D-LOGOUTQUEUE). */
export const pendingCount = async (db: AccountDb): Promise<number> => {
  const [all, refused] = await Dexie.Promise.all([
    db.outbox.count(),
    inState(db, 'refusedKept').count(),
  ])
  return all - refused
}

export type QueueCounts = {
  waiting: number
  inFlight: number
  needsReview: number
  nextAtMs: number | null
  /** Ever accepted by the server, of the same moment. */ acknowledged: number
}

const onTheirWay: readonly OperationState[] = ['queued', 'inflight', 'ambiguous']

const countIn = async (db: AccountDb, states: readonly OperationState[]): Promise<number> =>
  (await Dexie.Promise.all(states.map((state) => inState(db, state).count()))).reduce(
    (sum, count) => sum + count,
    0,
  )

/**
 * The figures of the sync pill; `nextAtMs` is when something may be tried next. By index: a long
 * queue costs what a short one does.
 */
export const queueCounts = async (db: AccountDb): Promise<QueueCounts> => {
  const [waiting, inFlight, needsReview, first, acknowledged] = await db.transaction(
    'r',
    [db.outbox, db.meta],
    () =>
      Dexie.Promise.all([
        countIn(db, onTheirWay),
        countIn(db, ['inflight']),
        countIn(db, ['parked', 'refusedKept']),
        Dexie.Promise.all(onTheirWay.map((state) => inState(db, state).limit(1).toArray())),
        readSuccesses(db),
      ]),
  )
  const moments = first.flat().map(({ nextAtMs }) => nextAtMs)
  return {
    waiting,
    inFlight,
    needsReview,
    nextAtMs: moments.length > 0 ? Math.min(...moments) : null,
    acknowledged,
  }
}

/** When a kind was last loaded; null before the first time. */
export const lastSyncedAtMs = async (db: AccountDb, kind: string): Promise<number | null> => {
  const value = (await db.meta.get(`syncedAtMs:${kind}`))?.value
  return typeof value === 'number' ? value : null
}

/**
 * Whether the host at an origin said that it knows such rows; null while it has not said anything.
 */
export const hostKnows = async (
  db: AccountDb,
  host: string,
  capability: Capability,
): Promise<boolean | null> => {
  const { names } = await recallHost(db, host)
  return names && names.includes(capability)
}
