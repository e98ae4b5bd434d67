// Watchlists as screens read them: base + pending, with the choices of this device folded in.
import { Dexie, type PromiseExtended } from 'dexie'
import { defaultListId, selectedListId, type ListKind } from '#domain/watchlist.ts'
import type { AccountDb } from '../account-db.ts'
import type { PrefRow, ViewListRow, ViewItemRow } from '../account-rows.ts'
import { inState } from '../outbox/by-state.ts'
import { getPref } from '../prefs.ts'
import { itemsOfKind } from './rebase.ts'
import { chosenList, selectionKey } from './selection.ts'

export type WatchlistItemView = { itemId: string; addedAtSec: number; isPending: boolean }

export type WatchlistView = {
  listId: string
  kind: ListKind
  /** Null until the server has the list. */
  serverId: string | null
  name: string
  description: string
  iconId: number
  createdAtSec: number
  isDefault: boolean
  isSelected: boolean
  /** In the order they were added. */
  items: WatchlistItemView[]
  /** Changes of this list that the server does not have yet. */
  pendingCount: number
  isAwaitingCreate: boolean
}

const textOfPref = (row: PrefRow | undefined): string | null =>
  typeof row?.value === 'string' ? row.value : null

const byPosition = <Row extends { position: number }>(rows: Row[]): Row[] =>
  rows.toSorted((a, b) => a.position - b.position)

/**
 * How many changes each list has in the queue, by index: reading a long queue at every change of it
 * would take all of a page's time.
 */
const requestCounts = (db: AccountDb, kind: ListKind): PromiseExtended<Map<string, number>> =>
  Dexie.Promise.all([
    db.viewLists.where('kind').equals(kind).primaryKeys(),
    inState(db, 'refusedKept').toArray(),
  ]).then(([lanes, refused]) =>
    Dexie.Promise.all(lanes.map((lane) => db.outbox.where('lane').equals(lane).count())).then(
      (counts) =>
        new Map(
          lanes.map((lane, at) => [
            lane,
            (counts[at] ?? 0) - refused.filter((operation) => operation.lane === lane).length,
          ]),
        ),
    ),
  )

const itemsByList = (rows: ViewItemRow[]): Map<string, WatchlistItemView[]> => {
  const items = new Map<string, WatchlistItemView[]>()
  for (const { listId, itemId, addedAtSec, isPending: waits } of byPosition(rows)) {
    const item = { itemId, addedAtSec, isPending: waits }
    const list = items.get(listId)
    if (list) list.push(item)
    else items.set(listId, [item])
  }
  return items
}

/** The rows of a kind and this device's choices about it: every request is made at once. */
const requestLists = (
  db: AccountDb,
  kind: ListKind,
): PromiseExtended<[ViewListRow[], (PrefRow | undefined)[]]> =>
  Dexie.Promise.all([
    db.viewLists.where('kind').equals(kind).toArray(),
    db.prefs.bulkGet([`hidden:${kind}`, `default:${kind}`, selectionKey(db, kind)]),
  ])

type Chosen = { lists: ViewListRow[]; defaultId: string | null; selectedId: string | null }

/**
 * The lists in their order, which is the default and which is selected; none while a failed load
 * hides them.
 */
const chosenOf = (
  rows: ViewListRow[],
  [hidden, chosenDefault, chosen]: (PrefRow | undefined)[],
): Chosen => {
  const lists = hidden?.value === true ? [] : byPosition(rows)
  const defaultId = textOfPref(chosenDefault)
  return {
    lists,
    defaultId: defaultListId(lists, defaultId),
    selectedId: selectedListId(lists, { defaultId, selectedId: chosenList(chosen?.value) }),
  }
}

/** All lists of a kind in their order; none while a failed load hides them (D-WLLOADFAIL). */
export const watchlistsOfKind = async (db: AccountDb, kind: ListKind): Promise<WatchlistView[]> => {
  // No await inside: under several live queries at once Dexie may lose an awaiting transaction,
  // which then ends too early.
  const [[rows, prefs], items, counts] = await db.transaction(
    'r',
    [db.viewLists, db.viewMembers, db.outbox, db.prefs],
    () =>
      Dexie.Promise.all([
        requestLists(db, kind),
        itemsOfKind(db.viewMembers, kind),
        requestCounts(db, kind),
      ]),
  )
  const { lists, defaultId, selectedId } = chosenOf(rows, prefs)
  const byList = itemsByList(items)
  return lists.map(
    ({ listId, serverId, name, description, iconId, createdAtSec, isAwaitingCreate }) => ({
      listId,
      kind,
      serverId,
      name,
      description,
      iconId,
      createdAtSec,
      isDefault: listId === defaultId,
      isSelected: listId === selectedId,
      items: byList.get(listId) ?? [],
      pendingCount: counts.get(listId) ?? 0,
      isAwaitingCreate,
    }),
  )
}

/** The selected list, or null where there is none. */
export const selectedWatchlist = async (
  db: AccountDb,
  kind: ListKind,
): Promise<WatchlistView | null> =>
  (await watchlistsOfKind(db, kind)).find((list) => list.isSelected) ?? null

export type ItemLists = {
  /** The lists that hold the item, first list first. */
  listIds: string[]
  /** A change of where it stands waits to be sent. */
  isPending: boolean
  /** The list a star acts on: the selected one. */
  targetListId: string | null
  targetName: string | null
  isInTarget: boolean
}

const itemListsIn = ({ lists, selectedId }: Chosen, items: readonly ViewItemRow[]): ItemLists => {
  const held = new Map(items.map((row) => [row.listId, row]))
  const holding = lists.filter((list) => held.has(list.listId))
  return {
    listIds: holding.map((list) => list.listId),
    isPending: holding.some((list) => held.get(list.listId)?.isPending),
    targetListId: selectedId,
    targetName: lists.find((list) => list.listId === selectedId)?.name ?? null,
    isInTarget: selectedId !== null && held.has(selectedId),
  }
}

/** What the star of one item shows and acts on. */
export const itemListsOf = async (
  db: AccountDb,
  kind: ListKind,
  itemId: string,
): Promise<ItemLists> => {
  const [[rows, prefs], items] = await db.transaction(
    'r',
    [db.viewLists, db.viewMembers, db.prefs],
    () =>
      Dexie.Promise.all([
        requestLists(db, kind),
        db.viewMembers.where('[kind+itemId]').equals([kind, itemId]).toArray(),
      ]),
  )
  return itemListsIn(chosenOf(rows, prefs), items)
}

/** The same of every item of a kind, in one read: a table asks it row by row. */
export const itemListsOfKind = async (
  db: AccountDb,
  kind: ListKind,
): Promise<(itemId: string) => ItemLists> => {
  const [[rows, prefs], items] = await db.transaction(
    'r',
    [db.viewLists, db.viewMembers, db.prefs],
    () => Dexie.Promise.all([requestLists(db, kind), itemsOfKind(db.viewMembers, kind)]),
  )
  const chosen = chosenOf(rows, prefs)
  const byItem = new Map<string, ViewItemRow[]>()
  for (const item of items) byItem.set(item.itemId, [...(byItem.get(item.itemId) ?? []), item])
  return (itemId) => itemListsIn(chosen, byItem.get(itemId) ?? [])
}

/** Every coin or sale that stands in one of this account's lists, each once. */
export const listedItemIds = async (db: AccountDb, kind: ListKind): Promise<string[]> =>
  [
    ...new Set(
      (await watchlistsOfKind(db, kind)).flatMap(({ items }) => items.map(({ itemId }) => itemId)),
    ),
  ].toSorted()

/** True while a failed load keeps the lists off the screen; `showSavedCopy` brings them back. */
export const isHiddenByFailure = async (db: AccountDb, kind: ListKind): Promise<boolean> =>
  (await getPref(db, `hidden:${kind}`)) === true
