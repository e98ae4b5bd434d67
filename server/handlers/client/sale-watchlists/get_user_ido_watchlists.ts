// The caller's IDO lists.
import type { Handler } from '../../../calls/handler.ts'
import { saleListToWire, withSaleRows } from '../../../watchlists/list-wire.ts'
import { readLists } from '../../../watchlists/read-lists.ts'

export const getUserIdoWatchlists: Handler<'get_user_ido_watchlists'> = async (ctx) =>
  (await readLists(ctx, 'ido')).map(({ list, items }) => {
    const known = saleListToWire(ctx, list, items)
    return ctx.isMinimal ? known : withSaleRows(ctx, known)
  })
