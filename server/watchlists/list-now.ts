// The list a repeated change is answered with: as it is now, not as it was.
import { signedInUser, type CallContext } from '../calls/call-context.ts'
import type { ListKind, WatchlistRow } from '../store/tables.ts'
import { findListById } from '../store/watchlists/watchlist-queries.ts'
import { itemsFor } from './list-items.ts'
import {
  coinListToWire,
  saleListToWire,
  type CoinListWire,
  type SaleListWire,
} from './list-wire.ts'

/** What is still known of a list after it is gone. Seconds. */
type Remembered = { id: string; keptAtSec: number }

/**
 * Whoever repeats a change of a list that was deleted since hears that the change was made, and of
 * an empty list.
 */
const goneList = (userId: string, kind: ListKind, { id, keptAtSec }: Remembered): WatchlistRow => ({
  user_id: userId,
  id,
  kind,
  client_id: null,
  name: '',
  description: '',
  icon_id: 1,
  icon_name: null,
  is_default: 0,
  version: 1,
  fields_version: 1,
  field_log: '{}',
  write_mark: 0,
  created_at: keptAtSec,
})

/** The caller's list with its items, or what is left to say of it. */
export const listNow = async (
  ctx: CallContext,
  kind: ListKind,
  remembered: Remembered,
): Promise<CoinListWire | SaleListWire> => {
  const userId = signedInUser(ctx).id
  const list = await findListById(ctx.db, { userId, kind }, remembered.id)
  const [row, items] =
    list === undefined
      ? [goneList(userId, kind, remembered), []]
      : [list, await itemsFor(ctx, list)]
  return kind === 'coin' ? coinListToWire(ctx, row, items) : saleListToWire(ctx, row, items)
}
