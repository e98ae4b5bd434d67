// Makes an IDO list.
import type { Handler } from '../../../calls/handler.ts'
import { createList } from '../../../watchlists/list-changes.ts'
import { saleListToWire } from '../../../watchlists/list-wire.ts'

export const createIdoWatchlist: Handler<'create_ido_watchlist'> = async (ctx, payload) => {
  const { list, items } = await createList(ctx, 'ido', payload)
  return saleListToWire(ctx, list, items)
}
