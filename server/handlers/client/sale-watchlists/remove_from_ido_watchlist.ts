// Takes a sale out of a list.
import type { Handler } from '../../../calls/handler.ts'
import { removeItem } from '../../../watchlists/list-items.ts'
import { saleListToWire } from '../../../watchlists/list-wire.ts'

export const removeFromIdoWatchlist: Handler<'remove_from_ido_watchlist'> = async (
  ctx,
  { listId, projectId },
) => {
  const { list, items } = await removeItem(ctx, 'ido', { listId, itemId: projectId })
  return saleListToWire(ctx, list, items)
}
