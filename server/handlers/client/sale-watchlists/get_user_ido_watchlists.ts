// The caller's IDO lists.
import type { Handler } from '../../../calls/handler.ts'
import { saleListText, saleListToWire } from '../../../watchlists/list-wire.ts'
import { preparedLists } from '../../../watchlists/prepared-lists.ts'

export const getUserIdoWatchlists: Handler<'get_user_ido_watchlists'> = (ctx) =>
  preparedLists(ctx, 'ido', ({ list, items }) => {
    const known = saleListToWire(ctx, list, items)
    return ctx.isMinimal ? JSON.stringify(known) : saleListText(ctx, known)
  })
