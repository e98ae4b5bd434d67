// Puts a sale into a list.
import type { Handler } from '../../../calls/handler.ts'
import { addItem } from '../../../watchlists/list-items.ts'
import { saleListToWire } from '../../../watchlists/list-wire.ts'

export const addToIdoWatchlist: Handler<'add_to_ido_watchlist'> = async (
  ctx,
  { listId, projectId, description },
) => {
  const { list, items } = await addItem(ctx, 'ido', { listId, itemId: projectId, description })
  return saleListToWire(ctx, list, items)
}
