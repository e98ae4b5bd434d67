// The real market: CoinGecko's v3 API through its official library (D-PRICE).
import type { CandleWire } from '#contract/coin-dossier-wire.ts'
import type { PricePoint, PriceRange } from '#contract/coin-wire.ts'
import { MarketSourceError } from '../market-source.ts'
import type { CoinExtra, MarketSource, SourceCoin } from '../market-source.ts'
import { readCandles } from './candles.ts'
import { createCoingecko } from './ask-coingecko.ts'
import { readCoinExtra } from './coin-extra.ts'
import { KeptAnswers } from './kept-answers.ts'
import { readMarketPage } from './market-page.ts'
import { readPriceSeries, sparklineAsSeries } from './price-series.ts'
import type { CoingeckoOptions } from './ask-coingecko.ts'

const perPage = 250
/** The spans that /ohlc knows. */
const candleSpans = [1, 7, 14, 30, 90, 180, 365] as const

/** The smallest span that holds so many days. */
const candleSpan = (days: number) => {
  const span = candleSpans.find((known) => known >= days)
  return span === undefined ? 'max' : (`${span}` as const)
}

const historyDays: Record<PriceRange, '1' | '7' | '30' | '90' | '365' | 'max'> = { '24h': '1', '7d': '7', '30d': '30', '90d': '90', '1y': '365', all: 'max' }

export type CoingeckoSourceOptions = CoingeckoOptions & {
  /** Pages of 250 coins per capture. */
  pages: number
  refreshMs: number
  /** Told once per field that no reader knows. */
  onNote: (note: string) => void
}

/** Asks page by page; one page that fails fails the capture, and the last snapshot stays. */
export const coingeckoSource = ({ pages, refreshMs, onNote, ...options }: CoingeckoSourceOptions): MarketSource => {
  const ask = createCoingecko(options)
  const noted = new Set<string>()
  let coins = new Map<string, SourceCoin>()
  const { nowMs } = options
  const extras = new KeptAnswers<CoinExtra | null>({ keepMs: 3_600_000, most: 500, nowMs })
  const histories = new KeptAnswers<PricePoint[]>({ keepMs: 300_000, most: 500, nowMs })
  const candles = new KeptAnswers<CandleWire[]>({ keepMs: 900_000, most: 500, nowMs })

  const noteFields = (fields: readonly string[]): void => {
    for (const field of fields.filter((each) => !noted.has(each))) {
      noted.add(field)
      onNote(`CoinGecko sends a field that is not known yet: ${field}`)
    }
  }

  const capturePages = async (): Promise<{ captured: Map<string, SourceCoin>; quarantined: number }> => {
    const captured = new Map<string, SourceCoin>()
    let quarantined = 0
    for (let page = 1; page <= pages; page += 1) {
      const query = { vs_currency: 'usd', order: 'market_cap_desc', per_page: perPage, page, sparkline: true, price_change_percentage: '7d,30d' } as const
      const found = readMarketPage(await ask((client) => client.coins.markets.get(query)), 'coingecko')
      noteFields(found.unknownFields)
      for (const coin of found.coins) captured.set(coin.id, coin)
      quarantined += found.quarantined
      if (found.received < perPage) break
    }
    return { captured, quarantined }
  }

  return {
    id: 'coingecko',
    isSample: false,
    refreshMs,
    capture: async () => {
      const { captured, quarantined } = await capturePages()
      if (captured.size === 0) throw new MarketSourceError('CoinGecko answered without a single usable coin')
      coins = captured
      return { coins: [...captured.values()], sales: [], asOfSec: Math.floor(nowMs() / 1000), quarantined }
    },
    coinExtra: (id) => extras.get(id, async () => readCoinExtra(await ask((client) => client.coins.getID(id, { tickers: false, market_data: false, community_data: true, developer_data: true })))),
    candles: (id, days) => candles.get(`${candleSpan(days)}/${id}`, async () => readCandles(await ask((client) => client.coins.ohlc.get(id, { vs_currency: 'usd', days: candleSpan(days) })))),
    isAtHand: (id) => extras.has(id) && histories.has(`1y/${id}`),
    priceHistory: async (id, range) => {
      try {
        return await histories.get(`${range}/${id}`, async () =>
          readPriceSeries(await ask((client) => client.coins.marketChart.get(id, { vs_currency: 'usd', days: historyDays[range] }))),
        )
      } catch (error) {
        const coin = coins.get(id)
        if (!(error instanceof MarketSourceError)) throw error
        return range === '7d' && coin?.as_of ? sparklineAsSeries(coin.sparkline_7d, coin.as_of) : []
      }
    },
  }
}
