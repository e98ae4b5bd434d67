// The coin list, for clients without a catalogue of their own.
import type { Handler } from '../../../calls/handler.ts'
import { findCoins } from '../../../market/query/find-coins.ts'
import { pageOf } from '../../../market/query/page-of.ts'
import { marketViewOf } from '../../../market/market-view-of.ts'

export const getCoins: Handler<'get_coins'> = async (ctx, query) => {
  const view = marketViewOf(ctx)
  return pageOf(findCoins(view, query, ctx.nowSec), query, view.source)
}
