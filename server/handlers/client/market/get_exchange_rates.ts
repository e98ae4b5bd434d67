// What one US dollar is in other currencies, for people who read prices in theirs.
import type { Handler } from '../../../calls/handler.ts'
import { askMarket, openMarketOf } from '../../../market/market-view-of.ts'

/** No rates where the market's source knows of none: amounts then stay in dollars. */
export const getExchangeRates: Handler<'get_exchange_rates'> = async (ctx) => {
  const { market, view } = openMarketOf(ctx)
  const known = await askMarket(market.exchangeRates())
  return {
    rates: { ...known?.perUsd },
    source: { ...view.source, as_of: known?.asOfSec ?? view.source.as_of, quarantined: 0 },
  }
}
