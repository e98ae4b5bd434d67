// Airdrops: where each stands now, what it asks for, and its score.
import type { Handler } from '../../../calls/handler.ts'
import { findAirdrops } from '../../../market/query/find-airdrops.ts'
import { pageOf } from '../../../market/query/page-of.ts'
import { marketViewOf } from '../../../market/market-view-of.ts'

export const getAirdrops: Handler<'get_airdrops'> = async (ctx, query) => {
  const view = marketViewOf(ctx)
  return pageOf(findAirdrops(view, query, ctx.nowSec), query, view.source)
}
