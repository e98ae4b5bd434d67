// Watchlists of both kinds. Every query carries the owner's id; a foreign list is as absent as one
// that never was.
import type { Executor } from '../store.ts'
import type { ListKind, WatchlistItemRow, WatchlistRow } from '../tables.ts'

/** Whose lists of which kind. */
export type ListScope = { userId: string; kind: ListKind }

const listsOf = (db: Executor, { userId, kind }: ListScope) =>
  db.selectFrom('watchlists').selectAll().where('user_id', '=', userId).where('kind', '=', kind)

/** The lists in the order they were made. */
export const selectLists = (db: Executor, scope: ListScope): Promise<WatchlistRow[]> =>
  listsOf(db, scope).orderBy('created_at').orderBy('id').execute()

export const countLists = async (db: Executor, { userId, kind }: ListScope): Promise<number> => {
  const row = await db
    .selectFrom('watchlists')
    .select((e) => e.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const findListById = (
  db: Executor,
  scope: ListScope,
  id: string,
): Promise<WatchlistRow | undefined> => listsOf(db, scope).where('id', '=', id).executeTakeFirst()

export const findListByClientId = (
  db: Executor,
  scope: ListScope,
  clientId: string,
): Promise<WatchlistRow | undefined> =>
  listsOf(db, scope).where('client_id', '=', clientId).executeTakeFirst()

export const insertList = async (db: Executor, row: WatchlistRow): Promise<void> => {
  await db.insertInto('watchlists').values(row).execute()
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
    .set((e) => ({ ...change, version: e('version', '+', 1) }))
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute()
}

/** Removes a list with its items. */
export const deleteList = async (db: Executor, { user_id, id }: WatchlistRow): Promise<void> => {
  await db.deleteFrom('watchlists').where('user_id', '=', user_id).where('id', '=', id).execute()
}

/** The items of one list in the order of adding. */
export const selectItems = (
  db: Executor,
  { user_id, id }: WatchlistRow,
): Promise<WatchlistItemRow[]> =>
  db
    .selectFrom('watchlist_items')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('list_id', '=', id)
    .orderBy('position')
    .orderBy('item_id')
    .execute()

/**
 * All items of a user's lists of one kind with the lists themselves: one statement, so both are of
 * one moment.
 */
export const selectListsWithItems = (db: Executor, { userId, kind }: ListScope) =>
  db
    .selectFrom('watchlists')
    .leftJoin('watchlist_items', (join) =>
      join
        .onRef('watchlist_items.user_id', '=', 'watchlists.user_id')
        .onRef('watchlist_items.list_id', '=', 'watchlists.id'),
    )
    .selectAll('watchlists')
    .select(['watchlist_items.item_id', 'watchlist_items.description as item_description'])
    .where('watchlists.user_id', '=', userId)
    .where('watchlists.kind', '=', kind)
    .orderBy('watchlists.created_at')
    .orderBy('watchlists.id')
    .orderBy('watchlist_items.position')
    .orderBy('watchlist_items.item_id')
    .execute()

export const hasItem = async (
  db: Executor,
  { user_id, id }: WatchlistRow,
  itemId: string,
): Promise<boolean> => {
  const found = await db
    .selectFrom('watchlist_items')
    .select('item_id')
    .where('user_id', '=', user_id)
    .where('list_id', '=', id)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return found !== undefined
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
