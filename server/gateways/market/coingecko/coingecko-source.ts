// The real market: CoinGecko's v3 API through its official library, asked within its limits (D-PRICE, decisions/111).
import * as z from 'zod'
import { candleSchema, type CandleWire } from '#contract/market/coin-dossier-wire.ts'
import {
  coinLinksSchema,
  pricePointSchema,
  type PricePoint,
  type PriceRange,
} from '#contract/market/coin-wire.ts'
import { factsWireSchema } from '#contract/market/rating-wire.ts'
import { KeptAnswers, type AnswerShelf } from '../../provider/kept-answers.ts'
import { MarketSourceError } from '../source-port.ts'
import type { CoinExtra, Enrichment, MarketSource, SourceCoin } from '../source-port.ts'
import { readCandles } from './candles.ts'
import { bodyOf, candleRows, coinBody, priceChart } from './bodies.ts'
import { readCoinExtra } from './coin-extra.ts'
import { readMarketPage } from './market-page.ts'
import { readPriceSeries, sparklineAsSeries } from './price-series.ts'
import type { AskCoingecko } from './ask-coingecko.ts'

const perPage = 250
/** A person is waiting: then an old answer, or the word that there is none yet. */
const personWaitMs = 5_000
/** Nobody is. */
const captureWaitMs = 120_000
const hourMs = 3_600_000

/** The spans that /ohlc knows. */
const candleSpans = [1, 7, 14, 30, 90, 180, 365] as const

/** The smallest span that holds so many days. */
const candleSpan = (days: number) => {
  const span = candleSpans.find((known) => known >= days)
  return span === undefined ? 'max' : (`${span}` as const)
}

const historyDays: Record<PriceRange, '1' | '7' | '30' | '90' | '365' | 'max'> = {
  '24h': '1',
  '7d': '7',
  '30d': '30',
  '90d': '90',
  '1y': '365',
  all: 'max',
}

/** How long a series is fresh: a small part of the step between its points (5 minutes, an hour, a day by its length). */
const keepMsOf = (key: string): number =>
  ({ '24h': 300_000, '1': 900_000, '7d': hourMs / 2, '7': hourMs })[key.split('/')[0] ?? ''] ??
  6 * hourMs

export type CoingeckoSourceOptions = {
  ask: AskCoingecko
  nowMs: () => number
  /** Pages of 250 coins per capture. */
  pages: number
  refreshMs: number
  /** Told once per field that no reader knows, and for rows that make no sense. */
  onNote: (note: string) => void
  shelf: AnswerShelf
}

const coinExtraSchema: z.ZodType<CoinExtra> = z.object({
  description: z.string().nullable(),
  genesis_date: z.number().nullable(),
  links: coinLinksSchema,
  community_facts: factsWireSchema,
  developer_facts: factsWireSchema,
})

const rememberedExtras = (extras: KeptAnswers<CoinExtra>): Enrichment => {
  let isRecalled = false
  return {
    refresh: async (coins) => {
      if (isRecalled) return
      isRecalled = true
      for (const { id } of coins) await extras.recall(id)
    },
    enrich: (coin) => {
      const { description, links, genesis_date } = extras.peek(coin.id) ?? {}
      return {
        ...coin,
        description: description ?? coin.description,
        links: links ?? coin.links,
        genesis_date: genesis_date ?? coin.genesis_date,
      }
    },
  }
}

/** What is asked for one coin, when somebody looks at it. */
const createCoinAnswers = (
  ask: AskCoingecko,
  { nowMs, shelf, onNote }: Pick<CoingeckoSourceOptions, 'nowMs' | 'shelf' | 'onNote'>,
) => {
  const shared = { most: 500, nowMs, shelf }
  const extras = new KeptAnswers<CoinExtra>({
    ...shared,
    name: 'coingecko/coin/1',
    schema: coinExtraSchema,
    keepMs: 6 * hourMs,
  })
  const histories = new KeptAnswers<PricePoint[]>({
    ...shared,
    name: 'coingecko/chart/1',
    schema: z.array(pricePointSchema),
    keepMs: keepMsOf,
  })
  const candles = new KeptAnswers<CandleWire[]>({
    ...shared,
    name: 'coingecko/ohlc/1',
    schema: z.array(candleSchema),
    keepMs: keepMsOf,
  })

  /** Points of one moment fall together, so a few may always be fewer. */
  const noteLost = (what: string, received: number, read: number): void => {
    if (read < received - 2)
      onNote(`CoinGecko's ${what}: ${received - read} of ${received} rows made no sense`)
  }

  const askExtra = async (id: string): Promise<CoinExtra> => {
    const query = {
      localization: false,
      tickers: false,
      market_data: false,
      community_data: true,
      developer_data: true,
    } as const
    const body = bodyOf(
      coinBody,
      await ask((client) => client.coins.getID(id, query), personWaitMs),
      'coin',
    )
    const extra = readCoinExtra(body)
    if (extra === null || body.id !== id)
      throw new MarketSourceError(
        `CoinGecko answered with the coin ${body.id} when asked for ${id}`,
      )
    return extra
  }
  const askHistory = async (id: string, range: PriceRange): Promise<PricePoint[]> => {
    const body = bodyOf(
      priceChart,
      await ask(
        (client) =>
          client.coins.marketChart.get(id, { vs_currency: 'usd', days: historyDays[range] }),
        personWaitMs,
      ),
      'price chart',
    )
    const points = readPriceSeries(body)
    noteLost(`chart of ${id}`, body.prices.length, points.length)
    return points
  }
  const askCandles = async (id: string, days: number): Promise<CandleWire[]> => {
    const body = bodyOf(
      candleRows,
      await ask(
        (client) => client.coins.ohlc.get(id, { vs_currency: 'usd', days: candleSpan(days) }),
        personWaitMs,
      ),
      'list of candles',
    )
    const read = readCandles(body)
    noteLost(`candles of ${id}`, body.length, read.length)
    return read
  }
  return {
    extra: (id: string) => extras.get(id, () => askExtra(id)),
    history: (id: string, range: PriceRange) =>
      histories.get(`${range}/${id}`, () => askHistory(id, range)),
    candles: (id: string, days: number) =>
      candles.get(`${candleSpan(days)}/${id}`, () => askCandles(id, days)),
    /** Whoever looked at a coin brought its words and links: from then on everybody's record has them. */
    remembered: rememberedExtras(extras),
    historyReadSec: (id: string, range: PriceRange) => histories.readAtSec(`${range}/${id}`),
    candlesReadSec: (id: string, days: number) => candles.readAtSec(`${candleSpan(days)}/${id}`),
    isAtHand: (id: string) => extras.has(id) && histories.has(`1y/${id}`),
  }
}

/** Asks page by page; one page that fails fails the capture, and the last snapshot stays. */
export const coingeckoSource = ({
  ask,
  pages,
  refreshMs,
  onNote,
  shelf,
  nowMs,
}: CoingeckoSourceOptions): MarketSource => {
  const answers = createCoinAnswers(ask, { nowMs, shelf, onNote })
  const noted = new Set<string>()
  let coins = new Map<string, SourceCoin>()

  const noteFields = (fields: readonly string[]): void => {
    for (const field of fields.filter((each) => !noted.has(each))) {
      noted.add(field)
      onNote(`CoinGecko sends a field that is not known yet: ${field}`)
    }
  }

  const capturePages = async (): Promise<{
    captured: Map<string, SourceCoin>
    quarantined: number
  }> => {
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
      const found = readMarketPage(
        await ask((client) => client.coins.markets.get(query), captureWaitMs),
        'coingecko',
      )
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
    remembered: answers.remembered,
    candles: (id, days) => answers.candles(id, days),
    historyReadSec: (id, range) => answers.historyReadSec(id, range),
    candlesReadSec: (id, days) => answers.candlesReadSec(id, days),
    isAtHand: (id) => answers.isAtHand(id),
    priceHistory: (id, range) =>
      answers.history(id, range).catch((error: unknown) => {
        const coin = coins.get(id)
        if (error instanceof MarketSourceError && range === '7d' && coin?.as_of)
          return sparklineAsSeries(coin.sparkline_7d, coin.as_of)
        throw error
      }),
  }
}
