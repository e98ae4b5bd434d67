// Makes a coin list.
import type { Handler } from '../../../calls/handler.ts'
import { createList } from '../../../watchlists/list-changes.ts'
import { coinListToWire } from '../../../watchlists/list-wire.ts'

export const createWatchlist: Handler<'create_watchlist'> = async (ctx, payload) => {
  const { list, items } = await createList(ctx, 'coin', payload)
  return coinListToWire(ctx, list, items)
}
