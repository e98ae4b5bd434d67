// Finds the list a call means: by the server's id or, with extensions, by the id the creating
// device gave.
import { signedInUser, type CallContext } from '../calls/call-context.ts'
import { Refusal } from '../refusal.ts'
import type { ListKind, WatchlistRow } from '../store/tables.ts'
import { findListByClientId, findListById } from '../store/watchlists/watchlist-queries.ts'
import { kindCodes } from './list-kind.ts'

/** The caller's list. Throws (IDO_)WATCHLIST_NOT_FOUND naming the id (D-NOTFOUNDID). */
export const resolveList = async (
  ctx: CallContext,
  kind: ListKind,
  id: string | number,
): Promise<WatchlistRow> => {
  const scope = { userId: signedInUser(ctx).id, kind }
  const byServerId = await findListById(ctx.db, scope, String(id))
  const list =
    byServerId ??
    (ctx.deps.config.extensions ? await findListByClientId(ctx.db, scope, String(id)) : undefined)
  if (list === undefined) throw new Refusal(kindCodes[kind].notFound, { values: { id } })
  return list
}
