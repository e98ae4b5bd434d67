// Upcoming token sales.
import type { Handler } from '../../../calls/handler.ts'
import { findSales } from '../../../market/query/find-sales.ts'
import { pageOf } from '../../../market/query/page-of.ts'
import { marketViewOf } from '../../../market/market-view-of.ts'

export const getUpcomingIdos: Handler<'get_upcoming_idos'> = async (ctx, query) => {
  const view = marketViewOf(ctx)
  return pageOf(findSales(view, query, ctx.nowSec), query, view.salesSource)
}
