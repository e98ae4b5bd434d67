// The queue as a file for support: ids, states and times. Never a name or description of a list,
// never words of the server (they may repeat one), never a token or an address.
import { queueOf } from './by-state.ts'
import type { AccountDb } from '../account-db.ts'
import { completeEntities } from '../complete-entities.ts'
import type { FinishedOperationRow } from '../account-rows.ts'
import type { EntitySupport } from '../entities.ts'
import { readDrain } from './drain-record.ts'
import type { OperationError, OperationRow } from './operation.ts'
import { lastFinished } from './last-finished.ts'

type SupportError = { reason: OperationError['reason']; code: string | null } | null

type SupportOperation = Pick<
  OperationRow,
  | 'seq'
  | 'opId'
  | 'v'
  | 'kind'
  | 'type'
  | 'lane'
  | 'state'
  | 'onRefusal'
  | 'attempts'
  | 'serverErrors'
  | 'successMark'
  | 'everSent'
  | 'sentWithKey'
> & {
  itemId: string | null
  desired: 'in' | 'out' | null
  /** Which fields an edit changes, without their values. */
  changes: string[]
  madeAt: string | null
  nextAt: string | null
  lastSentAt: string | null
  error: SupportError
}

type SupportFinished = Pick<
  FinishedOperationRow,
  'seq' | 'opId' | 'kind' | 'type' | 'lane' | 'itemId' | 'outcome'
> & { finishedAt: string | null; error: SupportError }

export type SupportExport = EntitySupport & {
  format: 'coinsight-queue'
  version: 1
  savedAt: string | null
  account: string
  drain: { epoch: number; lastSignAt: string | null }
  queue: SupportOperation[]
  /** How the last ones ended, newest first. */
  finished: SupportFinished[]
}

const finishedCount = 100

/** Null where there is no such moment, or none that a date can hold. */
const momentOf = (ms: number | null): string | null => {
  if (ms === null || ms <= 0) return null
  const date = new Date(ms)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/**
 * A code is a word of the contract's kind; whatever else a server put there may be words about
 * somebody.
 */
const isCode = (code: string): boolean => /^[A-Z][A-Z0-9_]{2,63}$/.test(code)

const errorOf = (error: OperationError | null): SupportError =>
  error && {
    reason: error.reason,
    code: error.code !== null && isCode(error.code) ? error.code : null,
  }

const operationOf = (operation: OperationRow): SupportOperation => {
  const {
    seq,
    opId,
    v,
    kind,
    type,
    lane,
    state,
    onRefusal,
    attempts,
    serverErrors,
    successMark,
    everSent,
    sentWithKey,
  } = operation
  return {
    seq,
    opId,
    v,
    kind,
    type,
    lane,
    state,
    onRefusal,
    attempts,
    serverErrors,
    successMark,
    everSent,
    sentWithKey,
    itemId: operation.itemId ?? null,
    desired: operation.desired ?? null,
    changes: Object.keys(operation.patch ?? {}).toSorted(),
    madeAt: momentOf(operation.createdAtMs),
    nextAt: momentOf(operation.nextAtMs),
    lastSentAt: momentOf(operation.lastSentAtMs),
    error: errorOf(operation.lastError),
  }
}

const finishedOf = ({
  seq,
  opId,
  kind,
  type,
  lane,
  itemId,
  outcome,
  error,
  finishedAtMs,
}: FinishedOperationRow): SupportFinished => ({
  seq,
  opId,
  kind,
  type,
  lane,
  itemId,
  outcome,
  finishedAt: momentOf(finishedAtMs),
  error: errorOf(error),
})

/**
 * One consistent moment of the queue, as a person may send it to support. Times are ISO 8601 in
 * UTC.
 */
export const exportQueue = async (db: AccountDb): Promise<SupportExport> => {
  await completeEntities(db)
  return db.transaction('r', ['outbox', 'opLog', 'meta', ...db.entities.stores], async () => {
    const [queue, finished, drain, ...rows] = await Promise.all([
      queueOf(db).orderBy(':id').toArray(),
      lastFinished(db, finishedCount),
      readDrain(db),
      ...db.entities.loaded.map((entity) => entity.forSupport(db)),
    ])
    return {
      format: 'coinsight-queue',
      version: 1,
      savedAt: momentOf(db.nowMs()),
      account: db.accountKey,
      drain: { epoch: drain.epoch, lastSignAt: momentOf(drain.beatMs) },
      ...(Object.assign({}, ...rows) as EntitySupport),
      queue: queue.map(operationOf),
      finished: finished.map(finishedOf),
    }
  })
}
