// Watchlists of both kinds. Every query carries the owner's id; a foreign list is as absent as one
// that never was.
import { randomInt } from 'node:crypto'
import { compiledOnce } from '../compiled.ts'
import type { Executor } from '../store.ts'
import type { ListKind, WatchlistItemRow, WatchlistRow } from '../tables.ts'

/** Whose lists of which kind. */
export type ListScope = { userId: string; kind: ListKind }

const listsOf = (db: Executor, { userId, kind }: ListScope) =>
  db.selectFrom('watchlists').selectAll().where('user_id', '=', userId).where('kind', '=', kind)

const listsInOrder = compiledOnce((db, userId: string, kind: ListKind) =>
  listsOf(db, { userId, kind }).orderBy('created_at').orderBy('id'),
)

/** The lists in the order they were made. */
export const selectLists = async (
  db: Executor,
  { userId, kind }: ListScope,
): Promise<WatchlistRow[]> => (await listsInOrder(db, userId, kind)).rows

export const countLists = async (db: Executor, { userId, kind }: ListScope): Promise<number> => {
  const row = await db
    .selectFrom('watchlists')
    .select((e) => e.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

const listById = compiledOnce((db, userId: string, kind: ListKind, id: string) =>
  listsOf(db, { userId, kind }).where('id', '=', id),
)

export const findListById = async (
  db: Executor,
  { userId, kind }: ListScope,
  id: string,
): Promise<WatchlistRow | undefined> => (await listById(db, userId, kind, id)).rows[0]

export const findListByClientId = (
  db: Executor,
  scope: ListScope,
  clientId: string,
): Promise<WatchlistRow | undefined> =>
  listsOf(db, scope).where('client_id', '=', clientId).executeTakeFirst()

const marks = 2 ** 47
const newMark = (): number => randomInt(marks)

export type NewListRow = Omit<WatchlistRow, 'write_mark'>

export const insertList = async (db: Executor, row: NewListRow): Promise<WatchlistRow> => {
  const marked = { ...row, write_mark: newMark() }
  await db.insertInto('watchlists').values(marked).execute()
  return marked
}

type ListChange = Partial<
  Pick<
    WatchlistRow,
    'name' | 'description' | 'icon_id' | 'is_default' | 'fields_version' | 'field_log'
  >
>

/**
 * Changes a list and counts its version up; also with no change of its own, as when its items
 * change.
 */
export const updateList = async (
  db: Executor,
  { user_id, id }: WatchlistRow,
  change: ListChange = {},
): Promise<void> => {
  await db
    .updateTable('watchlists')
    .set((e) => ({ ...change, version: e('version', '+', 1), write_mark: newMark() }))
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute()
}

/** Removes a list with its items. */
export const deleteList = async (db: Executor, { user_id, id }: WatchlistRow): Promise<void> => {
  await db.deleteFrom('watchlists').where('user_id', '=', user_id).where('id', '=', id).execute()
}

const itemsOfList = compiledOnce((db, userId: string, listId: string) =>
  db
    .selectFrom('watchlist_items')
    .selectAll()
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .orderBy('position')
    .orderBy('item_id'),
)

/** The items of one list in the order of adding. */
export const selectItems = async (
  db: Executor,
  { user_id, id }: WatchlistRow,
): Promise<WatchlistItemRow[]> => (await itemsOfList(db, user_id, id)).rows

const entriesOfLists = compiledOnce((db, userId: string, kind: ListKind) =>
  db
    .selectFrom('watchlists')
    .leftJoin('watchlist_items', (join) =>
      join
        .onRef('watchlist_items.user_id', '=', 'watchlists.user_id')
        .onRef('watchlist_items.list_id', '=', 'watchlists.id'),
    )
    .select([
      'watchlists.id as list_id',
      'watchlists.version',
      'watchlists.write_mark',
      'watchlist_items.item_id',
      'watchlist_items.description',
    ])
    .where('watchlists.user_id', '=', userId)
    .where('watchlists.kind', '=', kind)
    .orderBy('watchlists.id')
    .orderBy('watchlist_items.position')
    .orderBy('watchlist_items.item_id'),
)

/**
 * The items of all lists of a kind in the order of adding, each with its list's version and mark in
 * the same moment; a list without items is one row without an item.
 */
export const selectEntries = async (db: Executor, { userId, kind }: ListScope) =>
  (await entriesOfLists(db, userId, kind)).rows

const itemOfList = compiledOnce((db, userId: string, listId: string, itemId: string) =>
  db
    .selectFrom('watchlist_items')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('item_id', '=', itemId),
)

export const hasItem = async (
  db: Executor,
  { user_id, id }: WatchlistRow,
  itemId: string,
): Promise<boolean> => {
  const { rows } = await itemOfList(db, user_id, id, itemId)
  return rows.length > 0
}

/** How many entries stand in one list, or in all lists of an account. */
export const countItems = async (
  db: Executor,
  { userId, listId }: { userId: string; listId?: string },
): Promise<number> => {
  const ofUser = db
    .selectFrom('watchlist_items')
    .select((e) => e.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
  const row = await (
    listId === undefined ? ofUser : ofUser.where('list_id', '=', listId)
  ).executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Puts an item in. False when it was there already. */
export const insertItem = async (db: Executor, row: WatchlistItemRow): Promise<boolean> => {
  const result = await db
    .insertInto('watchlist_items')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'list_id', 'item_id']).doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Takes an item out. False when it was not there. */
export const deleteItem = async (
  db: Executor,
  { user_id, id }: WatchlistRow,
  itemId: string,
): Promise<boolean> => {
  const result = await db
    .deleteFrom('watchlist_items')
    .where('user_id', '=', user_id)
    .where('list_id', '=', id)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
