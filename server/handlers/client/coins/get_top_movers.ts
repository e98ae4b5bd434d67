// The strongest moves of a period.
import type { Handler } from '../../../calls/handler.ts'
import { findMovers } from '../../../market/query/find-movers.ts'
import { pageOf } from '../../../market/query/page-of.ts'
import { marketViewOf } from '../../../market/market-view-of.ts'
import { preparedFor } from '../../../market/prepared-pages.ts'

export const getTopMovers: Handler<'get_top_movers'> = async (ctx, query) => {
  const view = marketViewOf(ctx)
  const { volume, ...asked } = query
  return preparedFor(view, ['get_top_movers', query], () =>
    pageOf(findMovers(view, { ...asked, floor: volume }), query, view.source),
  )
}
