// The strongest moves of a period.
import type { Handler } from '../../../calls/handler.ts'
import { findMovers } from '../../../market/query/find-movers.ts'
import { pageOf } from '../../../market/query/page-of.ts'
import { marketViewOf } from '../../../market/market-view-of.ts'

export const getTopMovers: Handler<'get_top_movers'> = async (ctx, { volume, ...query }) => {
  const view = marketViewOf(ctx)
  return pageOf(findMovers(view, { ...query, floor: volume }), query, view.source)
}
