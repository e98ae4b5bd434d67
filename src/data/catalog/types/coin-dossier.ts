// What a coin's tabs show beyond its record, as the device keeps it. Each part has an age of its
// own.
import type {
  scoreHistorySchema,
  CoinMarketWire,
  NewsItemWire,
  newsOrigins,
} from '#contract/market/coin-dossier-wire.ts'
import type { FactsWire } from '#contract/market/rating-wire.ts'
import type * as z from 'zod/mini'

export type ScoreHistoryWire = z.infer<typeof scoreHistorySchema>

export type CoinNews = {
  items: readonly NewsItemWire[]
  /** When the feeds were last read well, epoch seconds. */
  asOfSec: number | null
  /** `none`: the server reads no feeds. */
  origin: (typeof newsOrigins)[number]
}

export type CoinMarkets = {
  /** Most volume first; none where the source names no market. */
  items: readonly CoinMarketWire[]
  /** How many there are: the server tells only the largest. */
  total: number
  /** When they were last read well, epoch seconds. */
  asOfSec: number | null
}

/**
 * Null parts were never told: not fetched yet, or the server knows no such part. Facts by name
 * (domain/coin/coin-facts).
 */
export type CoinDossier = {
  id: string
  community: FactsWire | null
  development: FactsWire | null
  news: CoinNews | null
  scores: ScoreHistoryWire | null
  /** Absent in what earlier versions of the app have saved, too. */
  markets?: CoinMarkets
  savedAtMs: number
}
