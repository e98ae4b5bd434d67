// A refresh replaces what the server last said of the lists of a kind. Their pending changes are
// folded over it next.
import { Dexie } from 'dexie'
import type { ListKind } from '#domain/watchlist.ts'
import type { AccountDb } from '../account-db.ts'
import type { BaseListRow, BaseItemRow } from '../account-rows.ts'
import { matchLists, type MatchedList, type PulledList } from './match-lists.ts'
import type { WatchlistOperation } from './operation.ts'
import { itemsOfKind } from './rebase.ts'
import { rowChanges } from '../row-changes.ts'

export type ListRefresh = {
  kind: ListKind
  rows: readonly PulledList[]
  operations: readonly WatchlistOperation[]
  nowMs: number
}

/** The lists of a kind as the server last said them. */
export const baseListsOf = (db: AccountDb, kind: ListKind): Promise<BaseListRow[]> =>
  db.baseLists
    .where('[kind+serverId]')
    .between([kind, Dexie.minKey], [kind, Dexie.maxKey])
    .toArray()

const baseRow = (
  list: MatchedList,
  position: number,
  { kind, nowMs }: ListRefresh,
): BaseListRow => ({
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

const itemRows = (
  lists: readonly MatchedList[],
  known: readonly BaseItemRow[],
  { kind, nowMs }: ListRefresh,
): BaseItemRow[] => {
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

const writeBase = async (
  db: AccountDb,
  lists: readonly MatchedList[],
  known: BaseListRow[],
  refresh: ListRefresh,
): Promise<void> => {
  const items = await itemsOfKind(db.baseMembers, refresh.kind)
  const changedLists = rowChanges(
    known,
    lists.map((list, position) => baseRow(list, position, refresh)),
    (row) => row.listId,
  )
  const changedItems = rowChanges(
    items,
    itemRows(lists, items, refresh),
    (row): [string, string] => [row.listId, row.itemId],
  )
  await db.baseLists.bulkDelete(changedLists.gone)
  await db.baseLists.bulkPut(changedLists.put)
  await db.baseMembers.bulkDelete(changedItems.gone)
  await db.baseMembers.bulkPut(changedItems.put)
}

/** A list that is gone leaves its name to the changes that still speak of it. */
const leaveNames = async (
  db: AccountDb,
  lists: readonly MatchedList[],
  known: readonly BaseListRow[],
  operations: readonly WatchlistOperation[],
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

/** Writes the lists that were read and answers them by their ids on this device. */
export const replaceBase = async (
  db: AccountDb,
  refresh: ListRefresh,
): Promise<ReadonlyMap<string, MatchedList>> => {
  const { kind, rows, operations } = refresh
  const known = await baseListsOf(db, kind)
  const lists = matchLists(rows, { base: known, operations, newId: db.newId })
  await writeBase(db, lists, known, refresh)
  await leaveNames(db, lists, known, operations)
  return new Map(lists.map((list) => [list.listId, list]))
}
