// Deletes an IDO list unless it is the only one.
import type { Handler } from '../../../calls/handler.ts'
import { removeList } from '../../../watchlists/list-changes.ts'

export const deleteIdoWatchlist: Handler<'delete_ido_watchlist'> = (ctx, { id }) =>
  removeList(ctx, 'ido', id)
