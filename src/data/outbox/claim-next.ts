// What to send next: the oldest due change whose list has nothing older waiting (design 5,
// "Order").
import { queueOf } from './by-state.ts'
import type { AccountDb } from '../account-db.ts'
import type { OperationRow } from './operation.ts'
import { inDrain } from './fence.ts'
import { markSent } from './mark-sent.ts'

export type ClaimOptions = {
  epoch: number
  nowMs: number
  /** Lists whose change is being sent right now. */
  busyLanes: ReadonlySet<string>
  /** The host honours idempotency keys. */
  hasKeys: boolean
  /** Kinds the host does not know: their changes stay on this device. */
  keptKinds?: ReadonlySet<string>
  /** It refuses an edit that was merged with an older state of its list. */
  hasFieldVersions?: boolean
}

/**
 * send: it was marked in flight at `markedAtMs`; `operation` is as it was before. readBack: its
 * fate must be read first. readIds: the server's ids must be noted before this create leaves.
 * readFields: its row must be read right before this edit leaves. gone: its row is no longer on the
 * server.
 */
export type Claim =
  | { type: 'send'; operation: OperationRow; serverId: string | null; markedAtMs: number }
  | { type: 'readBack'; operation: OperationRow }
  | { type: 'readIds'; operation: OperationRow }
  | { type: 'readFields'; operation: OperationRow }
  | { type: 'gone'; operation: OperationRow }

/** Rows read at once while something to send is looked for. */
export const pageSize = 64
/**
 * A server forgets keys after 30 days; a change older than this is read back like one that had
 * none.
 */
const keyTrustedMs = 25 * 86_400_000
/**
 * Nothing waits longer than Retry-After may ask for: a date further off means that the clock was
 * set back.
 */
const longestWaitMs = 2 * 3_600_000

/**
 * True where it may be tried now. Device clocks jump, so a moment that is absurdly far off counts
 * as past.
 */
export const isDue = ({ state, nextAtMs }: OperationRow, nowMs: number): boolean =>
  (state === 'queued' || state === 'ambiguous') &&
  (nextAtMs <= nowMs || nextAtMs > nowMs + longestWaitMs)

/** The oldest change that may be sent now and has nothing older of its list before it. */
export const firstClaimable = async (
  db: AccountDb,
  { busyLanes, nowMs, keptKinds }: ClaimOptions,
): Promise<OperationRow | null> => {
  const held = new Set(busyLanes)
  for (let after = 0; ;) {
    const page = await queueOf(db).where(':id').above(after).limit(pageSize).toArray()
    for (const operation of page) {
      if (operation.state === 'refusedKept' || held.has(operation.lane)) continue
      if (keptKinds?.has(operation.kind)) continue
      held.add(operation.lane)
      if (!isDue(operation, nowMs)) continue
      const isHeldBack =
        !operation.everSent && db.entities.of(operation.kind).isHeldBack(db, operation)
      if (!isHeldBack || !(await isHeldBack)) return operation
    }
    const last = page.at(-1)
    if (page.length < pageSize || !last) return null
    after = last.seq
  }
}

const isKeyTrusted = (
  { sentWithKey, lastSentAtMs }: OperationRow,
  { hasKeys, nowMs }: ClaimOptions,
): boolean =>
  hasKeys && sentWithKey && lastSentAtMs !== null && Math.abs(nowMs - lastSentAtMs) < keyTrustedMs

/**
 * A host that honours keys no more: what it held when the change left is what was last read, as far
 * as anybody knows.
 */
const idsLastRead = async (
  db: AccountDb,
  operation: OperationRow,
): Promise<{ idsBefore?: string[] }> => {
  const entity = db.entities.of(operation.kind)
  if (entity.role(operation) !== 'make' || operation.idsBefore || !operation.sentWithKey) return {}
  return { idsBefore: await entity.serverIdsOfKind(db, operation.kind) }
}

/**
 * Claims one given change: marks it in flight, or says what must happen first. Inside a drain's
 * transaction.
 */
export const claimOperation = async (
  db: AccountDb,
  operation: OperationRow,
  options: ClaimOptions,
): Promise<Claim> => {
  const entity = db.entities.of(operation.kind)
  const row = await entity.baseRow(db, operation.lane)
  const isMaking = entity.role(operation) === 'make'
  if (!row && !isMaking) return { type: 'gone', operation }
  const sending = { ...options, isRepeated: isKeyTrusted(operation, options) }
  if (operation.state === 'ambiguous' && !sending.isRepeated) {
    const ids = await idsLastRead(db, operation)
    await queueOf(db).put({ ...operation, ...ids, sentWithKey: false })
    return { type: 'readBack', operation }
  }
  if (isMaking && !options.hasKeys && !operation.idsBefore) return { type: 'readIds', operation }
  if (row && entity.readsFirst(operation, row, sending)) return { type: 'readFields', operation }
  const toSend = row ? entity.toSend(db, operation, row, sending) : operation
  return markSent(db, toSend, { serverId: row?.serverId ?? null, ...options })
}

/** The next change to send, or null where nothing is due. Throws FencedError. */
export const claimNext = (account: AccountDb, options: ClaimOptions): Promise<Claim | null> =>
  inDrain(account, options.epoch, async (db) => {
    const operation = await firstClaimable(db, options)
    return operation && claimOperation(db, operation, options)
  })
