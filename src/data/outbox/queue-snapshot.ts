// The queue of one moment, as whoever watches it needs it; and what must have happened between two
// such moments.
import type { AccountDb } from '../account-db.ts'
import type { FinishedOperationRow } from '../account-rows.ts'
import { readDrain, type Drain } from './drain-record.ts'
import type { OperationError, OperationRow } from './operation.ts'
import { lastFinished } from './last-finished.ts'
import { lastSyncedAtMs, pendingOperations } from './queries.ts'

export type QueueSnapshot = {
  operations: readonly OperationRow[]
  /** How the last ones ended, newest first. */
  finished: readonly FinishedOperationRow[]
  drain: Drain
  /** When each kind was last loaded; null before the first time. */
  syncedAtMs: Record<string, number | null>
}

/**
 * cancelled: it and an unsent one before it come to nothing. joined: an unsent change took it up.
 * postponed: to be tried again. unknown: sent, and nobody knows whether it arrived. parked, kept:
 * as in the queue. reverted: refused, and no longer shown.
 */
export type QueueEvent =
  | {
      type:
        | 'queued'
        | 'joined'
        | 'cancelled'
        | 'parked'
        | 'kept'
        | 'acknowledged'
        | 'reverted'
        | 'discarded'
      seq: number
      operation: OperationRow['type']
    }
  | {
      type: 'postponed' | 'unknown'
      seq: number
      operation: OperationRow['type']
      reason: OperationError['reason'] | null
    }
  | { type: 'pulled'; kind: string }
  | { type: 'drainBegan'; epoch: number }

const seenFinished = 100

/**
 * Reads the queue as it is now; inside a live query it is read anew after every change in any tab.
 */
export const queueSnapshot = async (db: AccountDb): Promise<QueueSnapshot> => {
  const { kinds } = db.entities
  const [operations, finished, drain, ...synced] = await Promise.all([
    pendingOperations(db),
    lastFinished(db, seenFinished),
    readDrain(db),
    ...kinds.map((kind) => lastSyncedAtMs(db, kind)),
  ])
  const syncedAtMs = Object.fromEntries(kinds.map((kind, at) => [kind, synced[at] ?? null]))
  return { operations, finished, drain, syncedAtMs }
}

const endings = {
  acknowledged: 'acknowledged',
  refused: 'reverted',
  discarded: 'discarded',
  superseded: 'reverted',
} as const

const bySeq = <Row extends { seq: number }>(rows: readonly Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [row.seq, row]))

const requestOf = ({ fields, patch }: OperationRow): string =>
  JSON.stringify(fields ?? patch ?? null)

const isSameThing = (one: OperationRow, other: OperationRow): boolean =>
  one.lane === other.lane && one.type === other.type && one.itemId === other.itemId

const stateChange = (was: OperationRow, is: OperationRow): QueueEvent[] => {
  const change = { seq: is.seq, operation: is.type }
  if (is.state === 'parked' || is.state === 'refusedKept')
    return is.state === was.state
      ? []
      : [{ type: is.state === 'parked' ? 'parked' : 'kept', ...change }]
  const isTriedAgain =
    is.attempts > was.attempts || (was.state === 'inflight' && is.state !== 'inflight')
  if (!isTriedAgain || is.state === 'inflight') return []
  return [
    {
      type: is.state === 'ambiguous' ? 'unknown' : 'postponed',
      ...change,
      reason: is.lastError?.reason ?? null,
    },
  ]
}

const changesOf = (was: OperationRow, is: OperationRow): QueueEvent[] => [
  ...(requestOf(was) === requestOf(is)
    ? []
    : [{ type: 'joined' as const, seq: is.seq, operation: is.type }]),
  ...stateChange(was, is),
]

/** What happened from one moment to the next, oldest first. Pure. */
export const eventsBetween = (before: QueueSnapshot, after: QueueSnapshot): QueueEvent[] => {
  const events: QueueEvent[] = []
  const [old, now] = [bySeq(before.operations), bySeq(after.operations)]
  const lastFinishedId = before.finished[0]?.id ?? 0
  if (after.drain.epoch > before.drain.epoch)
    events.push({ type: 'drainBegan', epoch: after.drain.epoch })
  const ended = after.finished.filter(({ id }) => id > lastFinishedId)
  for (const { seq, type, outcome } of ended.toReversed())
    events.push({ type: endings[outcome], seq, operation: type })
  const endedSeqs = new Set(ended.map(({ seq }) => seq))
  const added = after.operations.filter(({ seq }) => !old.has(seq))
  for (const was of before.operations) {
    const is = now.get(was.seq)
    if (is) events.push(...changesOf(was, is))
    else if (!endedSeqs.has(was.seq))
      events.push({
        type: added.some((one) => isSameThing(one, was)) ? 'joined' : 'cancelled',
        seq: was.seq,
        operation: was.type,
      })
  }
  for (const { seq, type } of added) events.push({ type: 'queued', seq, operation: type })
  for (const kind of Object.keys(after.syncedAtMs))
    if (after.syncedAtMs[kind] !== before.syncedAtMs[kind]) events.push({ type: 'pulled', kind })
  return events
}
