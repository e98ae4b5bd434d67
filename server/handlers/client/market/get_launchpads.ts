// Launchpads and what became of their sales.
import type { Handler } from '../../../calls/handler.ts'
import { findLaunchpads } from '../../../market/query/find-launchpads.ts'
import { pageOf } from '../../../market/query/page-of.ts'
import { marketViewOf } from '../../../market/market-view-of.ts'

export const getLaunchpads: Handler<'get_launchpads'> = async (ctx, query) => {
  const view = marketViewOf(ctx)
  return pageOf(findLaunchpads(view, query, ctx.nowSec), query, view.source)
}
