// Renames a coin list, changes its description or icon.
import type { Handler } from '../../../calls/handler.ts'
import { editList } from '../../../watchlists/list-changes.ts'
import { coinListToWire } from '../../../watchlists/list-wire.ts'

export const editWatchlist: Handler<'edit_watchlist'> = async (ctx, payload) => {
  const { list, items } = await editList(ctx, 'coin', payload)
  return coinListToWire(ctx, list, items)
}
