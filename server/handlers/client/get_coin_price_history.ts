// Closes of one coin over a range.
import type { Handler } from '../../calls/handler.ts'
import { Refusal } from '../../refusal.ts'
import { openMarketOf } from '../../market/market-view-of.ts'

/** Throws MARKET_COIN_NOT_FOUND; a coin without a history answers no points. */
export const getCoinPriceHistory: Handler<'get_coin_price_history'> = async (ctx, { id, range }) => {
  const { market, view } = openMarketOf(ctx)
  const points = await market.priceHistory(id, range)
  if (!points) throw new Refusal('MARKET_COIN_NOT_FOUND')
  return { points, source: view.source }
}
