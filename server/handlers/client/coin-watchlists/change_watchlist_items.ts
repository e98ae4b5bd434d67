// Puts items into lists and takes them out, several in one request (extension `batch`). A plain
// server does not know it.
import { signedInUser } from '../../../calls/call-context.ts'
import { admitChanges } from '../../../calls/changes/change-limit.ts'
import type { Handler } from '../../../calls/handler.ts'
import { runChanges } from '../../../calls/changes/run-changes.ts'
import { Refusal } from '../../../refusal.ts'

export const changeWatchlistItems: Handler<'change_watchlist_items'> = async (ctx, { changes }) => {
  if (!ctx.deps.config.extensions)
    throw new Refusal('REQUEST_UNKNOWN_CALL', { values: { f: 'change_watchlist_items' } })
  admitChanges(ctx.deps, signedInUser(ctx).id, changes.length)
  return runChanges(ctx, changes)
}
