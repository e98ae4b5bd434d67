// Closes of one coin over a range.
import type { Handler } from '../../../calls/handler.ts'
import { Refusal } from '../../../refusal.ts'
import { askMarket, openMarketOf } from '../../../market/market-view-of.ts'

/**
 * Throws MARKET_COIN_NOT_FOUND, and MARKET_NOT_READY while the provider gives no answer; a coin
 * without a history answers no points. As old as the provider's last answer, where it is silent.
 */
export const getCoinPriceHistory: Handler<'get_coin_price_history'> = async (
  ctx,
  { id, range },
) => {
  const { market, view } = openMarketOf(ctx)
  const points = await askMarket(market.priceHistory(id, range))
  if (!points) throw new Refusal('MARKET_COIN_NOT_FOUND')
  return { points, source: market.historySource(id, range) ?? view.source }
}
