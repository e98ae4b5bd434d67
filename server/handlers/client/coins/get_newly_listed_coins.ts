// Coins listed lately, and those about to be.
import type { Handler } from '../../../calls/handler.ts'
import { findNewListings } from '../../../market/query/find-movers.ts'
import { pageOf } from '../../../market/query/page-of.ts'
import { marketViewOf } from '../../../market/market-view-of.ts'

export const getNewlyListedCoins: Handler<'get_newly_listed_coins'> = async (ctx, query) => {
  const view = marketViewOf(ctx)
  return pageOf(findNewListings(view, query.listing_date, ctx.nowSec), query, view.source)
}
