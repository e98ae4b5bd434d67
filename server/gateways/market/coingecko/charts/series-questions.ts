// The questions for series of prices of one coin, asked while somebody waits.
import type { CandleWire } from '#contract/market/coin-dossier-wire.ts'
import type { PricePoint, PriceRange } from '#contract/market/coin-wire.ts'
import type { AskCoingecko } from '../ask-coingecko.ts'
import { bodyOf, candleRows, priceChart } from '../bodies.ts'
import { readCandles } from '../candles.ts'
import { readPriceSeries } from '../price-series.ts'

/** A person is waiting: then an old answer, or the word that there is none yet. */
export const personWaitMs = 5_000

/** The spans that /ohlc knows. */
const candleSpans = [1, 7, 14, 30, 90, 180, 365] as const

/** The smallest span that holds so many days. */
export const candleSpan = (days: number) => {
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

export type OnNote = (note: string) => void

/** Points of one moment fall together, so a few may always be fewer. */
const lossNoter =
  (onNote: OnNote) =>
  (what: string, received: number, read: number): void => {
    if (read < received - 2)
      onNote(`CoinGecko's ${what}: ${received - read} of ${received} rows made no sense`)
  }

/** The questions for series of prices; rows that make no sense are left out, and noted. */
export const seriesQuestions = (ask: AskCoingecko, onNote: OnNote) => {
  const noteLost = lossNoter(onNote)
  return {
    history: async (id: string, range: PriceRange): Promise<PricePoint[]> => {
      const query = { vs_currency: 'usd', days: historyDays[range] } as const
      const answer = await ask((client) => client.coins.marketChart.get(id, query), personWaitMs)
      const body = bodyOf(priceChart, answer, 'price chart')
      const points = readPriceSeries(body)
      noteLost(`chart of ${id}`, body.prices.length, points.length)
      return points
    },
    candles: async (id: string, days: number): Promise<CandleWire[]> => {
      const query = { vs_currency: 'usd', days: candleSpan(days) } as const
      const answer = await ask((client) => client.coins.ohlc.get(id, query), personWaitMs)
      const body = bodyOf(candleRows, answer, 'list of candles')
      const read = readCandles(body)
      noteLost(`candles of ${id}`, body.length, read.length)
      return read
    },
  }
}
