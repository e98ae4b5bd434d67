// Small coins whose score stays up even if everything unknown turned out worst.
import type { Handler } from '../../../calls/handler.ts'
import { findGems } from '../../../market/query/find-gems.ts'
import { pageOf } from '../../../market/query/page-of.ts'
import { marketViewOf } from '../../../market/market-view-of.ts'
import { preparedFor } from '../../../market/prepared-pages.ts'

export const getGemCoins: Handler<'get_gem_coins'> = async (ctx, query) => {
  const view = marketViewOf(ctx)
  return preparedFor(view, ['get_gem_coins', query], () =>
    pageOf(findGems(view, query), query, view.source),
  )
}
