// All lists of one kind with their items.
import { signedInUser, type CallContext } from '../calls/call-context.ts'
import type { ListKind } from '../store/tables.ts'
import { selectListsWithItems } from '../store/watchlists/watchlist-queries.ts'
import type { ListWithItems } from './list-items.ts'

/** The caller's lists in the order they were made, each with its items in the order of adding. */
export const readLists = async (ctx: CallContext, kind: ListKind): Promise<ListWithItems[]> => {
  const lists = new Map<string, ListWithItems>()
  for (const { item_id, item_description, ...list } of await selectListsWithItems(ctx.db, {
    userId: signedInUser(ctx).id,
    kind,
  })) {
    const entry = lists.get(list.id) ?? { list, items: [] }
    lists.set(list.id, entry)
    if (item_id !== null) entry.items.push({ item_id, description: item_description })
  }
  return [...lists.values()]
}
