// What CoinGecko tells of one coin, asked when somebody looks at it and kept for a while.
import * as z from 'zod'
import {
  candleSchema,
  coinMarketSchema,
  type CandleWire,
} from '#contract/market/coin-dossier-wire.ts'
import {
  coinLinksSchema,
  pricePointSchema,
  type PricePoint,
  type PriceRange,
} from '#contract/market/coin-wire.ts'
import { factsWireSchema } from '#contract/market/rating-wire.ts'
import { KeptAnswers, type AnswerShelf } from '../../provider/kept-answers.ts'
import {
  MarketSourceError,
  type CoinExtra,
  type Enrichment,
  type ToldHistory,
} from '../source-port.ts'
import type { AskCoingecko } from './ask-coingecko.ts'
import { bodyOf, coinBody } from './bodies.ts'
import {
  candleSpan,
  personWaitMs,
  seriesQuestions,
  type OnNote,
} from './charts/series-questions.ts'
import { readCoinExtra } from './coin-extra.ts'
import { tellOnce } from './charts/tell-once.ts'

const hourMs = 3_600_000

/**
 * How long a series is fresh: a small part of the step between its points (5 minutes, an hour, a
 * day by its length).
 */
const keepMsOf = (key: string): number =>
  ({ '24h': 300_000, '1': 900_000, '7d': hourMs / 2, '7': hourMs })[key.split('/')[0] ?? ''] ??
  6 * hourMs

const coinExtraSchema: z.ZodType<CoinExtra> = z.object({
  description: z.string().nullable(),
  genesis_date: z.number().nullable(),
  links: coinLinksSchema,
  community_facts: factsWireSchema,
  developer_facts: factsWireSchema,
  markets: z.optional(z.array(coinMarketSchema)),
  markets_count: z.optional(z.number()),
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

/** The answers that are kept, each kind by itself; the names are those of the shelf. */
const keptAnswers = (shelf: AnswerShelf, nowMs: () => number) => {
  const shared = { most: 500, nowMs, shelf }
  return {
    extras: new KeptAnswers<CoinExtra>({
      ...shared,
      name: 'coingecko/coin/2',
      schema: coinExtraSchema,
      // Its markets come with it, so that no coin costs one request more: an hour is what they may age.
      keepMs: hourMs,
    }),
    histories: new KeptAnswers<PricePoint[]>({
      ...shared,
      name: 'coingecko/chart/1',
      schema: z.array(pricePointSchema),
      keepMs: keepMsOf,
    }),
    candles: new KeptAnswers<CandleWire[]>({
      ...shared,
      name: 'coingecko/ohlc/1',
      schema: z.array(candleSchema),
      keepMs: keepMsOf,
    }),
  }
}

const askExtra = async (ask: AskCoingecko, id: string): Promise<CoinExtra> => {
  const query = {
    localization: false,
    tickers: true,
    market_data: false,
    community_data: true,
    developer_data: true,
  } as const
  const answer = await ask((client) => client.coins.getID(id, query), personWaitMs)
  const body = bodyOf(coinBody, answer, 'coin')
  const extra = readCoinExtra(body)
  if (extra === null || body.id !== id)
    throw new MarketSourceError(`CoinGecko answered with the coin ${body.id} when asked for ${id}`)
  return extra
}

export type CoinAnswersOptions = {
  ask: AskCoingecko
  nowMs: () => number
  shelf: AnswerShelf
  /** Told of rows that make no sense. */
  onNote: OnNote
  /** Told of every chart once, before who asked for it. Never throws. */
  onHistory?: (history: ToldHistory) => Promise<void>
}

/** What is asked for one coin, when somebody looks at it. */
export const createCoinAnswers = ({
  ask,
  nowMs,
  shelf,
  onNote,
  onHistory = async () => {},
}: CoinAnswersOptions) => {
  const { extras, histories, candles } = keptAnswers(shelf, nowMs)
  const series = seriesQuestions(ask, onNote)
  const tell = tellOnce(onHistory)
  return {
    extra: async (id: string): Promise<CoinExtra> => {
      const extra = await extras.get(id, () => askExtra(ask, id))
      return { ...extra, markets_as_of: extra.markets ? extras.readAtSec(id) : null }
    },
    history: async (id: string, range: PriceRange): Promise<PricePoint[]> => {
      const key = `${range}/${id}`
      const points = await histories.get(key, () => series.history(id, range))
      await tell({ id, range, points, readAtSec: histories.readAtSec(key) ?? 0 })
      return points
    },
    candles: (id: string, days: number) =>
      candles.get(`${candleSpan(days)}/${id}`, () => series.candles(id, days)),
    /**
     * Whoever looked at a coin brought its words and links: from then on everybody's record has
     * them.
     */
    remembered: rememberedExtras(extras),
    historyReadSec: (id: string, range: PriceRange) => histories.readAtSec(`${range}/${id}`),
    candlesReadSec: (id: string, days: number) => candles.readAtSec(`${candleSpan(days)}/${id}`),
    isAtHand: (id: string) => extras.has(id) && histories.has(`1y/${id}`),
  }
}
