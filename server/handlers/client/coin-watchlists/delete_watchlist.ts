// Deletes a coin list unless it is the only one.
import type { Handler } from '../../../calls/handler.ts'
import { removeList } from '../../../watchlists/list-changes.ts'

export const deleteWatchlist: Handler<'delete_watchlist'> = (ctx, { id }) =>
  removeList(ctx, 'coin', id)
