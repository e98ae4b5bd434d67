// The caller's coin lists.
import type { Handler } from '../../../calls/handler.ts'
import { coinListToWire, withCoinRows } from '../../../watchlists/list-wire.ts'
import { readLists } from '../../../watchlists/read-lists.ts'

export const getUserWatchlists: Handler<'get_user_watchlists'> = async (ctx) =>
  (await readLists(ctx, 'coin')).map(({ list, items }) => {
    const known = coinListToWire(ctx, list, items)
    return ctx.isMinimal ? known : withCoinRows(ctx, known)
  })
