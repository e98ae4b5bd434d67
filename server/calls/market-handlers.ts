// The handlers of the market's calls.
import type { clientCoinCalls } from '#contract/client-coin.ts'
import type { clientMarketCalls } from '#contract/client-market.ts'
import { getAirdrops } from '../handlers/client/get_airdrops.ts'
import { getCoinDetail } from '../handlers/client/get_coin_detail.ts'
import { getCoinDossiers } from '../handlers/client/get_coin_dossiers.ts'
import { getCoinOhlc } from '../handlers/client/get_coin_ohlc.ts'
import { getCoinPriceHistory } from '../handlers/client/get_coin_price_history.ts'
import { getCoins } from '../handlers/client/get_coins.ts'
import { getIdoDetail } from '../handlers/client/get_ido_detail.ts'
import { getLaunchpads } from '../handlers/client/get_launchpads.ts'
import { getMarket } from '../handlers/client/get_market.ts'
import { getMarketBlock } from '../handlers/client/get_market_block.ts'
import { getScoreHistory } from '../handlers/client/get_score_history.ts'
import { getUpcomingIdos } from '../handlers/client/get_upcoming_idos.ts'
import { searchAssets } from '../handlers/client/search_assets.ts'
import type { Handler } from './handler.ts'

type MarketCall = keyof typeof clientMarketCalls | keyof typeof clientCoinCalls

export const marketHandlers: { readonly [F in MarketCall]: Handler<F> } = {
  search_assets: searchAssets,
  get_market: getMarket,
  get_market_block: getMarketBlock,
  get_coins: getCoins,
  get_coin_detail: getCoinDetail,
  get_coin_price_history: getCoinPriceHistory,
  get_coin_ohlc: getCoinOhlc,
  get_coin_dossiers: getCoinDossiers,
  get_score_history: getScoreHistory,
  get_upcoming_idos: getUpcomingIdos,
  get_ido_detail: getIdoDetail,
  get_launchpads: getLaunchpads,
  get_airdrops: getAirdrops,
}
