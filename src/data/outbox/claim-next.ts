// What to send next: the oldest due change whose list has nothing older waiting (design 5, "Order").
import { Dexie } from 'dexie'
import type { AccountDb } from '../account-db.ts'
import type { BaseListRow } from '../account-rows.ts'
import { operationsIn } from './by-state.ts'
import type { EditOperation, OperationRow } from './operation.ts'
import { inDrain } from './fence.ts'
import { markSent, mergedEdit } from './mark-sent.ts'

export type ClaimOptions = {
  epoch: number
  nowMs: number
  /** Lists whose change is being sent right now. */
  busyLanes: ReadonlySet<string>
  /** The host honours idempotency keys. */
  hasKeys: boolean
  /** It refuses an edit that was merged with an older state of its list. */
  hasFieldVersions?: boolean
}

/**
 * send: it was marked in flight at `markedAtMs`; `operation` is as it was before. readBack: its fate must be read first. readIds: the
 * server's ids must be noted before this create leaves. readFields: its list must be read right before this edit leaves. gone: its list is no longer on the server.
 */
export type Claim =
  | { type: 'send'; operation: OperationRow; serverId: string | null; markedAtMs: number }
  | { type: 'readBack'; operation: OperationRow }
  | { type: 'readIds'; operation: OperationRow }
  | { type: 'readFields'; operation: EditOperation }
  | { type: 'gone'; operation: OperationRow }

/** Rows read at once while something to send is looked for. */
export const pageSize = 64
/** A server forgets keys after 30 days; a change older than this is read back like one that had none. */
const keyTrustedMs = 25 * 86_400_000
/** Nothing waits longer than Retry-After may ask for: a date further off means that the clock was set back. */
const longestWaitMs = 2 * 3_600_000

/** True where it may be tried now. Device clocks jump, so a moment that is absurdly far off counts as past. */
export const isDue = ({ state, nextAtMs }: OperationRow, nowMs: number): boolean =>
  (state === 'queued' || state === 'ambiguous') &&
  (nextAtMs <= nowMs || nextAtMs > nowMs + longestWaitMs)

/** A delete waits until the server holds another list of the kind: it would refuse to lose its only one. Once sent, only its answer counts. */
const isAnotherThere = async (db: AccountDb, { kind, lane }: OperationRow): Promise<boolean> => {
  const listIds = await db.baseLists
    .where('[kind+serverId]')
    .between([kind, Dexie.minKey], [kind, Dexie.maxKey])
    .primaryKeys()
  if (!listIds.includes(lane)) return true
  const leaving = (await operationsIn(db, ['inflight', 'ambiguous'])).filter(
    (operation) => operation.type === 'delete',
  )
  const gone = new Set([lane, ...leaving.map((operation) => operation.lane)])
  return listIds.some((listId) => !gone.has(listId))
}

/** The oldest change that may be sent now and has nothing older of its list before it. */
export const firstClaimable = async (
  db: AccountDb,
  { busyLanes, nowMs }: ClaimOptions,
): Promise<OperationRow | null> => {
  const held = new Set(busyLanes)
  for (let after = 0; ;) {
    const page = await db.outbox.where(':id').above(after).limit(pageSize).toArray()
    for (const operation of page) {
      if (operation.state === 'refusedKept' || held.has(operation.lane)) continue
      held.add(operation.lane)
      if (!isDue(operation, nowMs)) continue
      if (
        operation.type !== 'delete' ||
        operation.everSent ||
        (await isAnotherThere(db, operation))
      )
        return operation
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

/** Repeated under its key it goes as it went. Else it is merged with its list of now, or the list must be read first. */
const claimEdit = (
  db: AccountDb,
  operation: EditOperation,
  list: BaseListRow,
  options: ClaimOptions,
): Promise<Claim> | Claim => {
  const { serverId } = list
  if (operation.sentFields && isKeyTrusted(operation, options))
    return markSent(db, operation, { serverId, ...options })
  const isKnown =
    options.hasFieldVersions &&
    list.fieldsVersion !== undefined &&
    list.fieldsVersion !== operation.beatenAt
  if (!isKnown) return { type: 'readFields', operation }
  return markSent(db, mergedEdit(db, operation, list, options), { serverId, ...options })
}

/** A host that honours keys no more: what it held when the create left is what was last read, as far as anybody knows. */
const idsOfBase = async (
  db: AccountDb,
  operation: OperationRow,
): Promise<{ idsBefore?: string[] }> => {
  if (operation.type !== 'create' || operation.idsBefore || !operation.sentWithKey) return {}
  const lists = await db.baseLists
    .where('[kind+serverId]')
    .between([operation.kind, Dexie.minKey], [operation.kind, Dexie.maxKey])
    .toArray()
  return { idsBefore: lists.map(({ serverId }) => serverId) }
}

/** Claims one given change: marks it in flight, or says what must happen first. Inside a drain's transaction. */
export const claimOperation = async (
  db: AccountDb,
  operation: OperationRow,
  options: ClaimOptions,
): Promise<Claim> => {
  const list = await db.baseLists.get(operation.lane)
  if (!list && operation.type !== 'create') return { type: 'gone', operation }
  if (operation.state === 'ambiguous' && !isKeyTrusted(operation, options)) {
    await db.outbox.put({ ...operation, ...(await idsOfBase(db, operation)), sentWithKey: false })
    return { type: 'readBack', operation }
  }
  if (operation.type === 'create' && !options.hasKeys && !operation.idsBefore)
    return { type: 'readIds', operation }
  if (operation.type === 'edit' && list) return claimEdit(db, operation, list, options)
  return markSent(db, operation, { serverId: list?.serverId ?? null, ...options })
}

/** The next change to send, or null where nothing is due. Throws FencedError. */
export const claimNext = (account: AccountDb, options: ClaimOptions): Promise<Claim | null> =>
  inDrain(account, options.epoch, async (db) => {
    const operation = await firstClaimable(db, options)
    return operation && claimOperation(db, operation, options)
  })

/** Notes which ids the server held before a create leaves, so that the new one can be told apart. */
export const noteIdsBefore = (
  account: AccountDb,
  epoch: number,
  seq: number,
  idsBefore: string[],
): Promise<void> =>
  inDrain(account, epoch, async (db) => {
    await db.outbox.update(seq, { idsBefore })
  })
