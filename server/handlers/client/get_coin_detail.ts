// One coin with everything known of it.
import type { Handler } from '../../calls/handler.ts'
import { Refusal } from '../../refusal.ts'
import { openMarketOf } from '../../market/market-view-of.ts'

/** Throws MARKET_COIN_NOT_FOUND (R-CDT-009). */
export const getCoinDetail: Handler<'get_coin_detail'> = async (ctx, { id }) => {
  const coin = await openMarketOf(ctx).market.coinDetail(id)
  if (!coin) throw new Refusal('MARKET_COIN_NOT_FOUND')
  return coin
}
