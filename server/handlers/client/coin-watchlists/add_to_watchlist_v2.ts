// Puts a coin into a list.
import type { Handler } from '../../../calls/handler.ts'
import { addItem } from '../../../watchlists/list-items.ts'
import { coinListToWire } from '../../../watchlists/list-wire.ts'

export const addToWatchlistV2: Handler<'add_to_watchlist_v2'> = async (
  ctx,
  { listId, coinId, description },
) => {
  const { list, items } = await addItem(ctx, 'coin', { listId, itemId: coinId, description })
  return coinListToWire(ctx, list, items)
}
