// A refresh: what the server says replaces base, and the pending changes are folded over it, in one transaction.
import { Dexie } from 'dexie'
import type { ListKind } from '#domain/watchlist.ts'
import type { AccountDb } from '../account-db.ts'
import type { BaseListRow, BaseMemberRow } from '../account-rows.ts'
import { noteAcked, noteOvertaken } from '../edits/acked-fields.ts'
import { isDue } from '../outbox/claim-next.ts'
import { countSuccess, inDrain, moveSendMark, readSendMark } from '../outbox/fence.ts'
import { finish } from '../outbox/finish.ts'
import { isGoalMet } from '../outbox/goal.ts'
import { keepOnlyList } from '../outbox/keep-only-list.ts'
import { isPending, type OperationRow } from '../outbox/operation.ts'
import { setPref } from '../prefs.ts'
import { matchLists, type MatchedList, type PulledList } from './match-lists.ts'
import { membersOfKind, refoldKind } from './refold.ts'
import { rowChanges } from './row-changes.ts'

export type Pull = {
  epoch: number
  kind: ListKind
  lists: readonly PulledList[]
  /** `readSendMark` before asking. */
  sendMark: number
  nowMs: number
  /** Lists whose change may still be on its way. */
  heldLanes?: ReadonlySet<string>
}

/** stale: something was sent meanwhile, ask again. `undeletable`: a delete taken back because its list is the only one. */
export type PullResult =
  | { type: 'stale' }
  | { type: 'applied'; resolved: OperationRow[]; undeletable: OperationRow | null }

const baseRow = (list: MatchedList, position: number, { kind, nowMs }: Pull): BaseListRow => ({
  listId: list.listId,
  kind,
  serverId: list.serverId,
  name: list.name,
  description: list.description,
  iconId: list.iconId,
  createdAtSec: list.createdAtSec ?? Math.floor(nowMs / 1000),
  isServerDefault: list.isServerDefault,
  ...(list.fieldsVersion === undefined ? {} : { fieldsVersion: list.fieldsVersion }),
  position,
})

const memberRows = (
  lists: readonly MatchedList[],
  known: readonly BaseMemberRow[],
  { kind, nowMs }: Pull,
): BaseMemberRow[] => {
  const addedAt = new Map(known.map((row) => [`${row.listId} ${row.itemId}`, row.addedAtSec]))
  return lists.flatMap(({ listId, items }) =>
    items.map(({ itemId, addedAtSec }, position) => ({
      listId,
      kind,
      itemId,
      addedAtSec: addedAtSec ?? addedAt.get(`${listId} ${itemId}`) ?? Math.floor(nowMs / 1000),
      position,
    })),
  )
}

const replaceBase = async (
  db: AccountDb,
  lists: readonly MatchedList[],
  known: BaseListRow[],
  pull: Pull,
): Promise<void> => {
  const members = await membersOfKind(db.baseMembers, pull.kind)
  const changedLists = rowChanges(
    known,
    lists.map((list, position) => baseRow(list, position, pull)),
    (row) => row.listId,
  )
  const changedMembers = rowChanges(
    members,
    memberRows(lists, members, pull),
    (row): [string, string] => [row.listId, row.itemId],
  )
  await db.baseLists.bulkDelete(changedLists.gone)
  await db.baseLists.bulkPut(changedLists.put)
  await db.baseMembers.bulkDelete(changedMembers.gone)
  await db.baseMembers.bulkPut(changedMembers.put)
}

/**
 * Judges what is of unknown fate, of each list only the oldest: what follows it, sent in the same batch, may look done
 * because it was undone before it began.
 */
const resolve = async (
  db: AccountDb,
  operations: readonly OperationRow[],
  lists: readonly MatchedList[],
  { nowMs, heldLanes }: Pull,
): Promise<OperationRow[]> => {
  const byId = new Map(lists.map((list) => [list.listId, list]))
  const resolved: OperationRow[] = []
  const undecided = new Set<string>()
  for (const operation of operations) {
    const list = byId.get(operation.lane)
    const isCreated = operation.type === 'create' && list !== undefined
    const isOldest = !undecided.has(operation.lane)
    if (isPending(operation)) undecided.add(operation.lane)
    if (!isOldest || (!isCreated && operation.state !== 'ambiguous')) continue
    if (isGoalMet(operation, list)) {
      undecided.delete(operation.lane)
      await finish(db, operation, 'acknowledged')
      if (operation.type === 'edit') await noteAcked(db, operation, list?.fieldsVersion ?? null)
      await countSuccess(db)
      resolved.push(operation)
    } else if (
      !operation.sentWithKey &&
      isDue(operation, nowMs) &&
      !heldLanes?.has(operation.lane)
    ) {
      await db.outbox.put({ ...operation, state: 'queued' })
    }
  }
  return resolved
}

/** What was refused but still shown has had its time: the server's word is on screen now, and the panel tells what was refused (D-WLTOGGLE). */
const takeRefusedOff = async (
  db: AccountDb,
  operations: readonly OperationRow[],
  lists: readonly MatchedList[],
): Promise<void> => {
  const byId = new Map(lists.map((list) => [list.listId, list]))
  for (const operation of operations) {
    if (operation.state !== 'refusedKept' || operation.isOffList) continue
    // It came to pass all the same, by other hands.
    if (isGoalMet(operation, byId.get(operation.lane)))
      await finish(db, operation, 'superseded', operation.lastError)
    else await db.outbox.update(operation.seq, { isOffList: true })
  }
}

/** A list that is gone leaves its name to the changes that still speak of it. */
const leaveNames = async (
  db: AccountDb,
  lists: readonly MatchedList[],
  known: readonly BaseListRow[],
  operations: readonly OperationRow[],
): Promise<void> => {
  const there = new Set(lists.map(({ listId }) => listId))
  const gone = new Map(
    known.filter(({ listId }) => !there.has(listId)).map(({ listId, name }) => [listId, name]),
  )
  for (const { seq, lane } of operations) {
    const lastListName = gone.get(lane)
    if (lastListName !== undefined) await db.outbox.update(seq, { lastListName })
  }
}

const operationsOf = (db: AccountDb, kind: ListKind): Promise<OperationRow[]> =>
  db.outbox
    .orderBy(':id')
    .filter((operation) => operation.kind === kind)
    .toArray()

/** Folds a refresh in. Throws FencedError; never hides a pending change, never loses one. */
export const applyPull = (account: AccountDb, pull: Pull): Promise<PullResult> =>
  inDrain(account, pull.epoch, async (db) => {
    if ((await readSendMark(db)) !== pull.sendMark) return { type: 'stale' }
    const { kind, nowMs } = pull
    const known = await db.baseLists
      .where('[kind+serverId]')
      .between([kind, Dexie.minKey], [kind, Dexie.maxKey])
      .toArray()
    const operations = await operationsOf(db, kind)
    const lists = matchLists(pull.lists, { base: known, operations, newId: db.newId })
    await replaceBase(db, lists, known, pull)
    const resolved = await resolve(db, operations, lists, pull)
    await leaveNames(db, lists, known, operations)
    await takeRefusedOff(db, operations, lists)
    const unfinished = await operationsOf(db, kind)
    await noteOvertaken(db, { lists, operations: unfinished, kind, nowMs })
    await refoldKind(db, kind, unfinished)
    const undeletable = await keepOnlyList(db, kind)
    if (resolved.length > 0) await moveSendMark(db)
    await setPref(db, `hidden:${kind}`, undefined)
    await db.meta.put({ key: `syncedAtMs:${kind}`, value: nowMs })
    return { type: 'applied', resolved, undeletable }
  })

/** A load that the server answered with a failure: the copy stays, the screen is cleared (D-WLLOADFAIL). True where it was not already. */
export const hideAfterFailure = (
  account: AccountDb,
  epoch: number,
  kind: ListKind,
): Promise<boolean> =>
  inDrain(account, epoch, async (db) => {
    const wasHidden = (await db.prefs.get(`hidden:${kind}`))?.value === true
    await setPref(db, `hidden:${kind}`, true)
    return !wasHidden
  })
