// Reads where a coin is traded from the `tickers` of /coins/{id}: a hundred at most, as they come.
import { marketTrusts, type CoinMarketWire } from '#contract/market/coin-dossier-wire.ts'
import { marketsInOrder } from '#domain/coin/market-order.ts'
import { amountOf, figureOf, isRecord, labelOf, linkOf } from '../read-value.ts'

/** More is told by the exchanges themselves; each is some 200 bytes on every device. */
const mostMarkets = 50

/** Only encrypted pages: http can be rewritten on its way. */
const secureLinkOf = (value: unknown): string | null => {
  const link = linkOf(value)
  return link?.startsWith('https:') ? link : null
}

const usdOf = (converted: unknown): unknown => (isRecord(converted) ? converted['usd'] : null)

const readMarket = (ticker: unknown): CoinMarketWire | null => {
  if (!isRecord(ticker)) return null
  const exchange = labelOf(isRecord(ticker['market']) ? ticker['market']['name'] : null, 60)
  const spread = figureOf(ticker['bid_ask_spread_percentage'])
  const volume = figureOf(usdOf(ticker['converted_volume']))
  if (exchange === null) return null
  return {
    exchange,
    base: labelOf(ticker['base'], 60) ?? '',
    target: labelOf(ticker['target'], 60) ?? '',
    price: amountOf(usdOf(ticker['converted_last'])),
    spread_pct: spread !== null && spread >= 0 ? spread : null,
    volume_24h: volume !== null && volume >= 0 ? volume : null,
    trust: marketTrusts.find((trust) => trust === ticker['trust_score']) ?? null,
    is_stale: ticker['is_stale'] === true,
    is_anomaly: ticker['is_anomaly'] === true,
    url: secureLinkOf(ticker['trade_url']),
  }
}

/** Most volume first; nothing at all where there is no list, so that an earlier one stays. */
export const readCoinMarkets = (
  tickers: unknown,
): { markets: CoinMarketWire[]; markets_count: number } | null => {
  if (!Array.isArray(tickers)) return null
  const read = tickers.map(readMarket).filter((market) => market !== null)
  return {
    markets: marketsInOrder(read, { by: 'volume_24h', direction: 'desc' }).slice(0, mostMarkets),
    markets_count: read.length,
  }
}
