// One coin with everything known of it.
import type { Handler } from '../../../calls/handler.ts'
import { coinExtrasOf } from '../../../market/coin-extras-of.ts'
import { openMarketOf } from '../../../market/market-view-of.ts'
import { Refusal } from '../../../refusal.ts'

/** Throws MARKET_COIN_NOT_FOUND (R-CDT-009). */
export const getCoinDetail: Handler<'get_coin_detail'> = async (ctx, { id }) => {
  const coin = await openMarketOf(ctx).market.coinDetail(id)
  const extras = coin && (await coinExtrasOf(ctx, id))
  if (!coin || !extras) throw new Refusal('MARKET_COIN_NOT_FOUND')
  return { ...coin, ...extras }
}
