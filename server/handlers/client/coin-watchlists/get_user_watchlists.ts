// The caller's coin lists.
import type { Handler } from '../../../calls/handler.ts'
import { coinListText, coinListToWire } from '../../../watchlists/list-wire.ts'
import { preparedLists } from '../../../watchlists/prepared-lists.ts'

export const getUserWatchlists: Handler<'get_user_watchlists'> = (ctx) =>
  preparedLists(ctx, 'coin', ({ list, items }) => {
    const known = coinListToWire(ctx, list, items)
    return ctx.isMinimal ? JSON.stringify(known) : coinListText(ctx, known)
  })
