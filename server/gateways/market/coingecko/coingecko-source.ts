// The real market: CoinGecko's v3 API through its official library, asked within its limits
// (D-PRICE, decisions/111).
import { MarketSourceError, type MarketSource, type SourceCoin } from '../source-port.ts'
import type { AskCoingecko } from './ask-coingecko.ts'
import { createCoinAnswers, type CoinAnswersOptions } from './coin-answers.ts'
import { createExchangeRates } from './rates/exchange-rates.ts'
import { readMarketPage } from './market-page.ts'
import { sparklineAsSeries } from './price-series.ts'

const perPage = 250
/** Nobody is waiting. */
const captureWaitMs = 120_000

export type CoingeckoSourceOptions = CoinAnswersOptions & {
  /** Pages of 250 coins per capture. */
  pages: number
  refreshMs: number
  /** Told once per field that no reader knows, and for rows that make no sense. */
  onNote: (note: string) => void
}

/** Tells of each unknown field once. */
const fieldNoter = (onNote: (note: string) => void) => {
  const noted = new Set<string>()
  return (fields: readonly string[]): void => {
    for (const field of fields.filter((each) => !noted.has(each))) {
      noted.add(field)
      onNote(`CoinGecko sends a field that is not known yet: ${field}`)
    }
  }
}

/** Asks page by page until one is not full; one page that fails fails them all. */
const capturePages = async (
  ask: AskCoingecko,
  pages: number,
  onFields: (unknown: readonly string[]) => void,
): Promise<{ captured: Map<string, SourceCoin>; quarantined: number }> => {
  const captured = new Map<string, SourceCoin>()
  let quarantined = 0
  for (let page = 1; page <= pages; page += 1) {
    const query = {
      vs_currency: 'usd',
      order: 'market_cap_desc',
      per_page: perPage,
      page,
      sparkline: true,
      price_change_percentage: '7d,30d',
    } as const
    const answer = await ask((client) => client.coins.markets.get(query), captureWaitMs)
    const found = readMarketPage(answer, 'coingecko')
    onFields(found.unknownFields)
    for (const coin of found.coins) captured.set(coin.id, coin)
    quarantined += found.quarantined
    if (found.received < perPage) break
  }
  return { captured, quarantined }
}

/** Asks page by page; one page that fails fails the capture, and the last snapshot stays. */
export const coingeckoSource = ({
  pages,
  refreshMs,
  ...options
}: CoingeckoSourceOptions): MarketSource => {
  const { ask, nowMs, onNote } = options
  const answers = createCoinAnswers(options)
  const noteFields = fieldNoter(onNote)
  let coins = new Map<string, SourceCoin>()

  return {
    id: 'coingecko',
    isSample: false,
    refreshMs,
    capture: async () => {
      const { captured, quarantined } = await capturePages(ask, pages, noteFields)
      if (captured.size === 0)
        throw new MarketSourceError('CoinGecko answered without a single usable coin')
      coins = captured
      return {
        coins: [...captured.values()],
        sales: [],
        asOfSec: Math.floor(nowMs() / 1000),
        quarantined,
      }
    },
    coinExtra: (id) => answers.extra(id),
    exchangeRates: createExchangeRates(options),
    remembered: answers.remembered,
    candles: (id, days) => answers.candles(id, days),
    historyReadSec: (id, range) => answers.historyReadSec(id, range),
    candlesReadSec: (id, days) => answers.candlesReadSec(id, days),
    isAtHand: (id) => answers.isAtHand(id),
    learning: {
      canAsk: () => ask.isIdle(),
      askYear: async (id) => {
        await answers.history(id, '1y')
      },
    },
    priceHistory: (id, range) =>
      answers.history(id, range).catch((error: unknown) => {
        const coin = coins.get(id)
        if (error instanceof MarketSourceError && range === '7d' && coin?.as_of)
          return sparklineAsSeries(coin.sparkline_7d, coin.as_of)
        throw error
      }),
  }
}
