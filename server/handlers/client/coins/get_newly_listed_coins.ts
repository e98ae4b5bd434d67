// Coins listed lately, and those about to be.
import type { Handler } from '../../../calls/handler.ts'
import { findNewListings } from '../../../market/query/find-movers.ts'
import { pageOf } from '../../../market/query/page-of.ts'
import { marketViewOf } from '../../../market/market-view-of.ts'
import { preparedFor } from '../../../market/prepared-pages.ts'

export const getNewlyListedCoins: Handler<'get_newly_listed_coins'> = async (ctx, query) => {
  const { nowSec } = ctx
  const view = marketViewOf(ctx)
  return preparedFor(view, ['get_newly_listed_coins', query, nowSec], () =>
    pageOf(findNewListings(view, query.listing_date, nowSec), query, view.source),
  )
}
