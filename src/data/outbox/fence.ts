// One tab drains at a time. The epoch in the database is the proof: whoever holds an older one may
// change nothing, so a tab that was frozen in the middle of a drain can do no harm when it wakes
// (design 5).
import type { AccountDb } from '../account-db.ts'
import { withStorage } from '../storage-fault.ts'
import { writeRows } from '../write-rows.ts'
import { operationsIn, queueOf, waitingFrom } from './by-state.ts'
import { readDrain, type Drain } from './drain-record.ts'
import type { OperationRow } from './operation.ts'

/** Another tab has taken over; nothing was changed. */
export class FencedError extends Error {
  override readonly name = 'FencedError'
}

const readCount = async (db: AccountDb, key: string): Promise<number> =>
  Number((await db.meta.get(key))?.value ?? 0)

/**
 * Grows whenever something is sent or its fate is learned: a refresh that saw another figure before
 * is out of date.
 */
export const readSendMark = (db: AccountDb): Promise<number> => readCount(db, 'sendMark')

export const moveSendMark = async (db: AccountDb): Promise<void> => {
  await db.meta.put({ key: 'sendMark', value: (await readSendMark(db)) + 1 })
}

/**
 * How many changes the server has ever accepted: tells a poisoned change from a server that is
 * down.
 */
export const readSuccesses = (db: AccountDb): Promise<number> => readCount(db, 'successes')

export const countSuccess = async (db: AccountDb): Promise<void> => {
  await db.meta.put({ key: 'successes', value: (await readSuccesses(db)) + 1 })
}

/** Everything a drain may write, as one transaction that fails where the epoch has moved on. */
export const inDrain = <Result>(
  account: AccountDb,
  epoch: number,
  work: (db: AccountDb) => Promise<Result>,
): Promise<Result> =>
  withStorage(account, () =>
    writeRows(
      account,
      [...account.entities.stores, 'outbox', 'opLog', 'prefs', 'meta'],
      async (db) => {
        const drain = await readDrain(db)
        if (drain.epoch !== epoch) throw new FencedError()
        await db.meta.put({ key: 'drain', value: { epoch, beatMs: db.nowMs() } satisfies Drain })
        return work(db)
      },
    ),
  )

/** A little more than a request of the engine is given. */
export const latecomerMs = 16_000

/** One sending of a change: another page may have sent it again since. */
export const sendingOf = (opId: string, sentAtMs: number | null): string => `${opId} ${sentAtMs}`

/**
 * `unsettled`: lists whose change may still be on its way from another page, without a key that
 * would tell, and which sending that is.
 */
export type BegunDrain = { epoch: number; unsettled: { lane: string; sending: string }[] }

type Beginning = {
  /** Sendings whose end this page has seen or waits for by a timer of its own. */
  known?: ReadonlySet<string>
  /** Waits that were made for the lack of a connection are over. */
  isReconnected?: boolean
}

/**
 * As it is once there may be a connection again: due, and with waits that begin anew. Without a key
 * a latecomer must have had its time first. Null where its wait has another reason.
 */
const sooner = (operation: OperationRow, nowMs: number): OperationRow | null => {
  const { state, lastError, sentWithKey, lastSentAtMs, nextAtMs } = operation
  const isForConnection = lastError?.reason === 'offline' || lastError?.reason === 'timeout'
  if (!isForConnection || (state !== 'queued' && state !== 'ambiguous')) return null
  const dueAtMs =
    state === 'ambiguous' && !sentWithKey ? (lastSentAtMs ?? nowMs) + latecomerMs : nowMs
  return { ...operation, attempts: 0, nextAtMs: Math.min(nextAtMs, dueAtMs) }
}

/**
 * Where a database begins to count: data that was cleared under a drain must not give its number a
 * second time.
 */
const firstEpoch = (db: AccountDb): number => Number.parseInt(db.newId().slice(-8), 16) * 1000

/** What a takeover may have to change: all else was never tried, and is as it was. */
const touchedByTrying = async (db: AccountDb, isReconnected: boolean): Promise<OperationRow[]> => [
  ...(await operationsIn(db, ['inflight', 'ambiguous'])),
  // A change that was never tried waits for no moment.
  ...(isReconnected ? await waitingFrom(db, 'queued', 1).toArray() : []),
]

/** Takes over: a new epoch, and whatever was in flight has an unknown fate. */
export const beginDrain = (
  account: AccountDb,
  { known, isReconnected = false }: Beginning = {},
): Promise<BegunDrain> =>
  withStorage(account, () =>
    writeRows(account, ['outbox', 'meta'], async (db) => {
      const last = (await readDrain(db)).epoch
      const epoch = (last === 0 ? firstEpoch(db) : last) + 1
      await db.meta.put({ key: 'drain', value: { epoch, beatMs: db.nowMs() } satisfies Drain })
      const unsettled: BegunDrain['unsettled'] = []
      for (const operation of await touchedByTrying(db, isReconnected)) {
        const { state, sentWithKey, lane } = operation
        const sending = sendingOf(operation.opId, operation.lastSentAtMs)
        // Rows say until when as well, by a clock that may be set meanwhile: each page that takes
        // over waits by its own.
        if (
          !sentWithKey &&
          (state === 'inflight' || (state === 'ambiguous' && !known?.has(sending)))
        )
          unsettled.push({ lane, sending })
        // A request without a key may still arrive as long as its sender would have waited for it.
        const nextAtMs = sentWithKey ? 0 : db.nowMs() + latecomerMs
        const changed =
          state === 'inflight'
            ? { ...operation, state: 'ambiguous' as const, nextAtMs }
            : isReconnected
              ? sooner(operation, db.nowMs())
              : null
        if (changed) await queueOf(db).put(changed)
      }
      return { epoch, unsettled }
    }),
  )

/** How long ago the draining tab last wrote, in ms: a holder that is silent for long is frozen. */
export const drainSilenceMs = async (db: AccountDb): Promise<number> =>
  Math.abs(db.nowMs() - (await readDrain(db)).beatMs)

/**
 * The name of this device for the server, made once per account database: it dies with it (header
 * x-client-id).
 */
export const deviceId = (account: AccountDb): Promise<string> =>
  withStorage(account, () =>
    writeRows(account, ['meta'], async (db) => {
      const known = (await db.meta.get('deviceId'))?.value
      if (typeof known === 'string') return known
      const made = db.newId()
      await db.meta.put({ key: 'deviceId', value: made })
      return made
    }),
  )
