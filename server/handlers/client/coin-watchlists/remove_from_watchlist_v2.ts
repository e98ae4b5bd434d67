// Takes a coin out of a list.
import type { Handler } from '../../../calls/handler.ts'
import { removeItem } from '../../../watchlists/list-items.ts'
import { coinListToWire } from '../../../watchlists/list-wire.ts'

export const removeFromWatchlistV2: Handler<'remove_from_watchlist_v2'> = async (
  ctx,
  { listId, coinId },
) => {
  const { list, items } = await removeItem(ctx, 'coin', { listId, itemId: coinId })
  return coinListToWire(ctx, list, items)
}
