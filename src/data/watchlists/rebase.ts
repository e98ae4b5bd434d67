// Brings the shown rows in line with base + pending operations. Always inside the transaction that
// changed either.
import { Dexie, type Collection, type Table } from 'dexie'
import type { ListKind } from '#domain/watchlist.ts'
import type { AccountDb } from '../account-db.ts'
import type { BaseItemRow, ViewListRow, ViewItemRow } from '../account-rows.ts'
import { isOnList } from '../outbox/operation.ts'
import type { ItemOperation, WatchlistOperation } from './operation.ts'
import { foldLane, foldItem, type LaneView } from './fold.ts'
import { rowChanges } from '../row-changes.ts'

const itemKey = ({ listId, itemId }: { listId: string; itemId: string }): [string, string] => [
  listId,
  itemId,
]

type ItemTable<Row> = Table<Row, [string, string]>
const inList = <Row>(table: ItemTable<Row>, listId: string): Collection<Row, [string, string]> =>
  table.where(':id').between([listId, Dexie.minKey], [listId, Dexie.maxKey])

/** The items of one list. */
export const itemsOfList = <Row>(table: ItemTable<Row>, listId: string): Promise<Row[]> =>
  inList(table, listId).toArray()

/** How many items a list has. */
export const countItems = <Row>(table: ItemTable<Row>, listId: string): Promise<number> =>
  inList(table, listId).count()

/** The items of every list of a kind. */
export const itemsOfKind = <Row>(table: ItemTable<Row>, kind: ListKind): Promise<Row[]> =>
  table.where('[kind+itemId]').between([kind, Dexie.minKey], [kind, Dexie.maxKey]).toArray()

const writeView = async (
  db: AccountDb,
  now: { lists: ViewListRow[]; items: ViewItemRow[] },
  wanted: LaneView[],
): Promise<void> => {
  const lists = rowChanges(
    now.lists,
    wanted.flatMap((view) => view.list ?? []),
    (row) => row.listId,
  )
  const items = rowChanges(
    now.items,
    wanted.flatMap((view) => view.items),
    itemKey,
  )
  if (lists.gone.length > 0) await db.viewLists.bulkDelete(lists.gone)
  if (items.gone.length > 0) await db.viewMembers.bulkDelete(items.gone)
  if (lists.put.length > 0) await db.viewLists.bulkPut(lists.put)
  if (items.put.length > 0) await db.viewMembers.bulkPut(items.put)
}

/** One item of one list: the cheap way after an item went in or out. */
export const rebaseItem = async (db: AccountDb, listId: string, itemId: string): Promise<void> => {
  const [list, base, operations] = await Promise.all([
    db.viewLists.get(listId),
    db.baseMembers.get([listId, itemId]),
    db.outbox.where('[lane+itemId]').equals([listId, itemId]).sortBy('seq'),
  ])
  const newest = operations.findLast(isOnList) as ItemOperation | undefined
  const shown = list ? foldItem(base, newest) : null
  await (shown ? db.viewMembers.put(shown) : db.viewMembers.delete([listId, itemId]))
}

/** One list and its items. */
export const rebaseLane = async (db: AccountDb, listId: string): Promise<void> => {
  const [list, items, operations, shownList, shownItems] = await Promise.all([
    db.baseLists.get(listId),
    itemsOfList(db.baseMembers, listId),
    db.outbox.where('lane').equals(listId).sortBy('seq'),
    db.viewLists.get(listId),
    itemsOfList(db.viewMembers, listId),
  ])
  await writeView(db, { lists: shownList ? [shownList] : [], items: shownItems }, [
    foldLane({ list, items, operations }),
  ])
}

const grouped = <Row>(rows: readonly Row[], laneOf: (row: Row) => string): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const lane = laneOf(row)
    const group = groups.get(lane)
    if (group) group.push(row)
    else groups.set(lane, [row])
  }
  return groups
}

/** Every list of a kind: after a pull. `operations` are those of the kind, in order. */
export const rebaseKind = async (
  db: AccountDb,
  kind: ListKind,
  operations: readonly WatchlistOperation[],
): Promise<void> => {
  const [lists, items, shownLists, shownItems] = await Promise.all([
    db.baseLists
      .where('[kind+serverId]')
      .between([kind, Dexie.minKey], [kind, Dexie.maxKey])
      .toArray(),
    itemsOfKind<BaseItemRow>(db.baseMembers, kind),
    db.viewLists.where('kind').equals(kind).toArray(),
    itemsOfKind<ViewItemRow>(db.viewMembers, kind),
  ])
  const baseOf = new Map(lists.map((list) => [list.listId, list]))
  const itemsByList = grouped(items, (item) => item.listId)
  const pending = grouped(operations, (operation) => operation.lane)
  const views = [...new Set([...baseOf.keys(), ...pending.keys()])].map((lane) =>
    foldLane({
      list: baseOf.get(lane),
      items: itemsByList.get(lane) ?? [],
      operations: pending.get(lane) ?? [],
    }),
  )
  await writeView(db, { lists: shownLists, items: shownItems }, views)
}
