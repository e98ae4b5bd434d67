// Brings the shown rows in line with base + pending operations. Always inside the transaction that
// changed either.
import { Dexie, type Collection, type Table } from 'dexie'
import type { ListKind } from '#domain/watchlist.ts'
import type { AccountDb } from '../account-db.ts'
import type { BaseMemberRow, ViewListRow, ViewMemberRow } from '../account-rows.ts'
import { isOnList } from '../outbox/operation.ts'
import type { MemberOperation, WatchlistOperation } from './operation.ts'
import { foldLane, foldMember, type LaneView } from './fold.ts'
import { rowChanges } from '../row-changes.ts'

const memberKey = ({ listId, itemId }: { listId: string; itemId: string }): [string, string] => [
  listId,
  itemId,
]

type Members<Row> = Table<Row, [string, string]>
const inList = <Row>(table: Members<Row>, listId: string): Collection<Row, [string, string]> =>
  table.where(':id').between([listId, Dexie.minKey], [listId, Dexie.maxKey])

/** The members of one list. */
export const membersOf = <Row>(table: Members<Row>, listId: string): Promise<Row[]> =>
  inList(table, listId).toArray()

/** How many members a list has. */
export const countMembers = <Row>(table: Members<Row>, listId: string): Promise<number> =>
  inList(table, listId).count()

/** The members of every list of a kind. */
export const membersOfKind = <Row>(table: Members<Row>, kind: ListKind): Promise<Row[]> =>
  table.where('[kind+itemId]').between([kind, Dexie.minKey], [kind, Dexie.maxKey]).toArray()

const writeView = async (
  db: AccountDb,
  now: { lists: ViewListRow[]; members: ViewMemberRow[] },
  wanted: LaneView[],
): Promise<void> => {
  const lists = rowChanges(
    now.lists,
    wanted.flatMap((view) => view.list ?? []),
    (row) => row.listId,
  )
  const members = rowChanges(
    now.members,
    wanted.flatMap((view) => view.members),
    memberKey,
  )
  if (lists.gone.length > 0) await db.viewLists.bulkDelete(lists.gone)
  if (members.gone.length > 0) await db.viewMembers.bulkDelete(members.gone)
  if (lists.put.length > 0) await db.viewLists.bulkPut(lists.put)
  if (members.put.length > 0) await db.viewMembers.bulkPut(members.put)
}

/** One item of one list: the cheap way after a change of membership. */
export const rebaseMember = async (
  db: AccountDb,
  listId: string,
  itemId: string,
): Promise<void> => {
  const [list, base, operations] = await Promise.all([
    db.viewLists.get(listId),
    db.baseMembers.get([listId, itemId]),
    db.outbox.where('[lane+itemId]').equals([listId, itemId]).sortBy('seq'),
  ])
  const newest = operations.findLast(isOnList) as MemberOperation | undefined
  const shown = list ? foldMember(base, newest) : null
  await (shown ? db.viewMembers.put(shown) : db.viewMembers.delete([listId, itemId]))
}

/** One list and its members. */
export const rebaseLane = async (db: AccountDb, listId: string): Promise<void> => {
  const [list, members, operations, shownList, shownMembers] = await Promise.all([
    db.baseLists.get(listId),
    membersOf(db.baseMembers, listId),
    db.outbox.where('lane').equals(listId).sortBy('seq'),
    db.viewLists.get(listId),
    membersOf(db.viewMembers, listId),
  ])
  await writeView(db, { lists: shownList ? [shownList] : [], members: shownMembers }, [
    foldLane({ list, members, operations }),
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
  const [lists, members, shownLists, shownMembers] = await Promise.all([
    db.baseLists
      .where('[kind+serverId]')
      .between([kind, Dexie.minKey], [kind, Dexie.maxKey])
      .toArray(),
    membersOfKind<BaseMemberRow>(db.baseMembers, kind),
    db.viewLists.where('kind').equals(kind).toArray(),
    membersOfKind<ViewMemberRow>(db.viewMembers, kind),
  ])
  const baseOf = new Map(lists.map((list) => [list.listId, list]))
  const baseMembers = grouped(members, (member) => member.listId)
  const pending = grouped(operations, (operation) => operation.lane)
  const views = [...new Set([...baseOf.keys(), ...pending.keys()])].map((lane) =>
    foldLane({
      list: baseOf.get(lane),
      members: baseMembers.get(lane) ?? [],
      operations: pending.get(lane) ?? [],
    }),
  )
  await writeView(db, { lists: shownLists, members: shownMembers }, views)
}
