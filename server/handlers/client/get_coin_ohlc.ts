// Candles of one coin over so many days.
import type { Handler } from '../../calls/handler.ts'
import { MarketSourceError } from '../../gateways/market/market-source.ts'
import { openMarketOf } from '../../market/market-view-of.ts'
import { Refusal } from '../../refusal.ts'

const retryAfterSec = 30

/** Throws MARKET_COIN_NOT_FOUND, and MARKET_NOT_READY while the provider gives no answer; without candles there are none. */
export const getCoinOhlc: Handler<'get_coin_ohlc'> = async (ctx, { id, days }) => {
  const { market, view } = openMarketOf(ctx)
  const candles = await market.candles(id, days).catch((error: unknown) => {
    throw error instanceof MarketSourceError ? new Refusal('MARKET_NOT_READY', { retryAfterSec: Math.ceil((error.retryAfterMs ?? 1000 * retryAfterSec) / 1000) }) : error
  })
  if (!candles) throw new Refusal('MARKET_COIN_NOT_FOUND')
  return { candles, source: view.source }
}
