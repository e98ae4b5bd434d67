// Renames an IDO list, changes its description or icon.
import type { Handler } from '../../../calls/handler.ts'
import { editList } from '../../../watchlists/list-changes.ts'
import { saleListToWire } from '../../../watchlists/list-wire.ts'

export const editIdoWatchlist: Handler<'edit_ido_watchlist'> = async (ctx, payload) => {
  const { list, items } = await editList(ctx, 'ido', payload)
  return saleListToWire(ctx, list, items)
}
