// What a source of market data must be able to do: the sample market, a captured file, CoinGecko.
import type { AirdropWire } from '#contract/market/airdrop-wire.ts'
import type { CandleWire, CoinMarketWire } from '#contract/market/coin-dossier-wire.ts'
import type {
  CoinRecordWire,
  CoinRowWire,
  PricePoint,
  PriceRange,
} from '#contract/market/coin-wire.ts'
import type { DailyClosesWire } from '#contract/market/daily-closes-wire.ts'
import type { FactsWire, ratingFields } from '#contract/market/rating-wire.ts'
import type { MarketSourceWire } from '#contract/market/market-wire.ts'
import type { LaunchpadWire, PastSaleWire } from '#contract/market/launchpad-wire.ts'
import type { SaleDetailWire } from '#contract/market/sale-wire.ts'

type RatingField = keyof typeof ratingFields
/**
 * A known object's fields without those rating adds; Omit would lose them to the wire's index
 * signature.
 */
type Unrated<T> = {
  [K in keyof T as string extends K ? never : K extends RatingField | 'rated_at' ? never : K]: T[K]
}

/** A coin as its source knows it, not yet rated. */
export type SourceCoin = Unrated<CoinRowWire> & Unrated<CoinRecordWire>
export type SourceSale = Unrated<SaleDetailWire>

/** A launchpad as its source knows it: its record is worked out from what it sold. */
export type SourceLaunchpad = Pick<LaunchpadWire, 'id' | 'name' | 'image' | 'chains'> & {
  sales: readonly PastSaleWire[]
}

/** An airdrop as its source knows it: state and score are worked out from its dates and facts. */
export type SourceAirdrop = AirdropWire

export type MarketCapture = {
  coins: readonly SourceCoin[]
  sales: readonly SourceSale[]
  /** Absent where the source knows of none. */
  launchpads?: readonly SourceLaunchpad[]
  airdrops?: readonly SourceAirdrop[]
  /** When the source last answered well, seconds. */
  asOfSec: number
  /**
   * When the newest figures of imported sales were true; absent where the sales are the source's
   * own.
   */
  importedAsOfSec?: number
  /** Rows set aside because they made no sense. */
  quarantined: number
}

/** What a source tells only when asked for one coin. */
export type CoinExtra = Partial<Pick<SourceCoin, 'description' | 'links' | 'genesis_date'>> & {
  community_facts: FactsWire
  developer_facts: FactsWire
  /** Most volume first; absent where the source tells nothing of where a coin is traded. */
  markets?: CoinMarketWire[] | undefined
  /** How many it named, where only the largest are told. */
  markets_count?: number | undefined
  /** When they were read, epoch seconds. */
  markets_as_of?: number | null | undefined
}

/** What other lists and providers add to the coins of a capture. */
export type Enrichment = {
  /**
   * Reads what is due, within the limits of who is asked: minutes may pass. Tells its own failures,
   * never throws.
   */
  refresh: (coins: readonly SourceCoin[]) => Promise<void>
  /** The coin with what is known of it by now; asks nobody. */
  enrich: (coin: SourceCoin) => SourceCoin
}

/**
 * Where a coin's token contract stands: CoinGecko's platform id, the chain's EIP-155 number where
 * it has one.
 */
export type CoinContract = { platform: string; chainNumber: number | null; address: string }

/** The facts of a coin as they stood at a second. */
export type PastFacts = { atSec: number; facts: FactsWire }

/** Units of a currency for one US dollar, by ISO 4217 code, and when they were true. */
export type SourceRates = { perUsd: Readonly<Record<string, number>>; asOfSec: number }

/** A chart as a provider told it. */
export type ToldHistory = {
  id: string
  range: PriceRange
  points: readonly PricePoint[]
  readAtSec: number
}

/** Asking a metered provider for what nobody is waiting for. */
export type Learning = {
  /** Whether it has turns to spare: people who wait for theirs still find some after one more. */
  canAsk: () => boolean
  /** Asks for a year of a coin, unless it is known. Throws MarketSourceError without an answer. */
  askYear: (id: string) => Promise<void>
}

export type MarketSource = {
  id: MarketSourceWire['id']
  isSample: boolean
  /** How often asking again can bring anything new. */
  refreshMs: number
  /**
   * Throws MarketSourceError when the source has no usable answer; the last snapshot then stays,
   * with its age.
   */
  capture: () => Promise<MarketCapture>
  priceHistory: (id: string, range: PriceRange) => Promise<PricePoint[]>
  coinExtra?: (id: string) => Promise<CoinExtra | null>
  /** Absent where the source knows of none. Throws MarketSourceError while it has no answer. */
  exchangeRates?: () => Promise<SourceRates>
  /** Adds to captured coins what single answers have told of them. */
  remembered?: Enrichment
  /** Candles oldest first, of so many days back; empty where the source has none. */
  candles: (id: string, days: number) => Promise<CandleWire[]>
  /**
   * The facts at each of the last so many midnights, oldest first, where a source can tell them at
   * any time.
   */
  pastFacts?: (id: string, days: number) => PastFacts[]
  /**
   * What a coin closed with on every day from `fromDay` on, where a source can tell those of any
   * day; null where there was none.
   */
  dailyCloses?: (id: string, fromDay: number) => DailyClosesWire | null
  /** Absent where there is nobody to ask. */
  learning?: Learning
  /**
   * When the last price history or candles of so long were read from a provider, epoch seconds.
   * Absent or null: they are as old as the capture.
   */
  historyReadSec?: (id: string, range: PriceRange) => number | null
  candlesReadSec?: (id: string, days: number) => number | null
  /** Whether a coin's extras and its year can be told without asking a provider. Absent: always. */
  isAtHand?: (id: string) => boolean
}

/** Why a source has nothing new; `retryAfterMs` where it said when to come back. */
export class MarketSourceError extends Error {
  override name = 'MarketSourceError'
  readonly retryAfterMs: number | null

  constructor(message: string, retryAfterMs: number | null = null) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}
