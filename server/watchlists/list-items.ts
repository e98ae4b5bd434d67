// What stands in a list: putting in twice is once, taking out what is not there is fine.
import { watchlistLimits } from '#contract/watchlists/watchlist-wire.ts'
import type { CallContext } from '../calls/call-context.ts'
import { Refusal } from '../refusal.ts'
import type { ListKind, WatchlistRow } from '../store/tables.ts'
import {
  countItems,
  deleteItem,
  hasItem,
  insertItem,
  selectItems,
  updateList,
} from '../store/watchlists/watchlist-queries.ts'
import type { ListItem } from './list-wire.ts'
import { resolveList } from './resolve-list.ts'

export type ListWithItems = { list: WatchlistRow; items: ListItem[] }
type Item = { listId: string | number; itemId: string | number; description?: string | undefined }

/** The entries of an answer: none where the caller asked for none. */
export const itemsFor = async (ctx: CallContext, list: WatchlistRow): Promise<ListItem[]> =>
  ctx.isMinimal ? [] : selectItems(ctx.db, list)

/** A list as it now stands. */
export const readList = async (
  ctx: CallContext,
  kind: ListKind,
  id: string,
): Promise<ListWithItems> => {
  const list = await resolveList(ctx, kind, id)
  return { list, items: await itemsFor(ctx, list) }
}

const assertRoom = async (
  ctx: CallContext,
  { user_id: userId, id: listId }: WatchlistRow,
): Promise<void> => {
  const { itemsPerList: max } = watchlistLimits
  if ((await countItems(ctx.db, { userId, listId })) >= max)
    throw new Refusal('WATCHLIST_ITEM_LIMIT', { values: { max } })
  const { entriesPerAccount } = ctx.deps.config.limits
  if ((await countItems(ctx.db, { userId })) >= entriesPerAccount)
    throw new Refusal('WATCHLIST_ENTRIES_LIMIT', { values: { max: entriesPerAccount } })
}

/**
 * Puts an item in (R-WLC-036). Throws WATCHLIST_ITEM_LIMIT, WATCHLIST_ENTRIES_LIMIT or not found.
 */
export const addItem = async (
  ctx: CallContext,
  kind: ListKind,
  { listId, itemId, description }: Item,
): Promise<ListWithItems> => {
  const list = await resolveList(ctx, kind, listId)
  const id = String(itemId)
  if (await hasItem(ctx.db, list, id)) return { list, items: await itemsFor(ctx, list) }
  await assertRoom(ctx, list)
  const added = {
    user_id: list.user_id,
    list_id: list.id,
    item_id: id,
    description: description ?? null,
    position: list.version + 1,
    added_at: ctx.nowSec,
  }
  await insertItem(ctx.db, added)
  await updateList(ctx.db, list)
  return { list: { ...list, version: list.version + 1 }, items: await itemsFor(ctx, list) }
}

/** Takes an item out; one that is not there changes nothing. Throws not found for the list. */
export const removeItem = async (
  ctx: CallContext,
  kind: ListKind,
  { listId, itemId }: Item,
): Promise<ListWithItems> => {
  const list = await resolveList(ctx, kind, listId)
  if (!(await deleteItem(ctx.db, list, String(itemId))))
    return { list, items: await itemsFor(ctx, list) }
  await updateList(ctx.db, list)
  return { list: { ...list, version: list.version + 1 }, items: await itemsFor(ctx, list) }
}
