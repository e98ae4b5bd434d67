// Candles of one coin over so many days.
import type { Handler } from '../../../calls/handler.ts'
import { askMarket, openMarketOf } from '../../../market/market-view-of.ts'
import { Refusal } from '../../../refusal.ts'

/**
 * Throws MARKET_COIN_NOT_FOUND, and MARKET_NOT_READY while the provider gives no answer; without
 * candles there are none.
 */
export const getCoinOhlc: Handler<'get_coin_ohlc'> = async (ctx, { id, days }) => {
  const { market, view } = openMarketOf(ctx)
  const candles = await askMarket(market.candles(id, days))
  if (!candles) throw new Refusal('MARKET_COIN_NOT_FOUND')
  return { candles, source: market.candlesSource(id, days) ?? view.source }
}
