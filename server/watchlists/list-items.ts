// What stands in a list: putting in twice is once, taking out what is not there is fine.
import { watchlistLimits } from '#contract/watchlist-wire.ts'
import type { CallContext } from '../calls/call-context.ts'
import { Refusal } from '../refusal.ts'
import type { ListKind, WatchlistRow } from '../store/tables.ts'
import { deleteItem, insertItem, selectItems, updateList } from '../store/watchlist-queries.ts'
import type { ListItem } from './list-wire.ts'
import { resolveList } from './resolve-list.ts'

export type ListWithItems = { list: WatchlistRow; items: ListItem[] }
type Item = { listId: string | number; itemId: string | number; description?: string | undefined }

/** A list as it now stands. */
export const readList = async (ctx: CallContext, kind: ListKind, id: string): Promise<ListWithItems> => {
  const list = await resolveList(ctx, kind, id)
  return { list, items: await selectItems(ctx.db, list) }
}

/** Puts an item in (R-WLC-036). Throws WATCHLIST_ITEM_LIMIT or not found. */
export const addItem = async (ctx: CallContext, kind: ListKind, { listId, itemId, description }: Item): Promise<ListWithItems> => {
  const list = await resolveList(ctx, kind, listId)
  const items = await selectItems(ctx.db, list)
  const id = String(itemId)
  if (items.some((item) => item.item_id === id)) return { list, items }
  if (items.length >= watchlistLimits.itemsPerList) throw new Refusal('WATCHLIST_ITEM_LIMIT', { values: { max: watchlistLimits.itemsPerList } })
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
  return { list: { ...list, version: list.version + 1 }, items: [...items, added] }
}

/** Takes an item out; one that is not there changes nothing. Throws not found for the list. */
export const removeItem = async (ctx: CallContext, kind: ListKind, { listId, itemId }: Item): Promise<ListWithItems> => {
  const list = await resolveList(ctx, kind, listId)
  if (!(await deleteItem(ctx.db, list, String(itemId)))) return { list, items: await selectItems(ctx.db, list) }
  await updateList(ctx.db, list)
  return { list: { ...list, version: list.version + 1 }, items: await selectItems(ctx.db, list) }
}
