// What the rest of the server sees of the market: one immutable view at a time, whichever source
// feeds it (D-PRICE).
import type { CandleWire } from '#contract/market/coin-dossier-wire.ts'
import type {
  CoinDetailWire,
  CoinRecordWire,
  CoinRowWire,
  PricePoint,
  PriceRange,
} from '#contract/market/coin-wire.ts'
import type { DailyClosesWire } from '#contract/market/daily-closes-wire.ts'
import type { MarketOutputWire, MarketSourceWire } from '#contract/market/market-wire.ts'
import type { SaleDetailWire } from '#contract/market/sale-wire.ts'
import type {
  Learning,
  PastFacts,
  SourceAirdrop,
  SourceLaunchpad,
  SourceRates,
} from './source-port.ts'

export type MarketBlock = {
  block: number
  version: number
  source: MarketSourceWire
  items: CoinRecordWire[]
}

/** One numbered snapshot. Never changes; the next version is another view. */
export type MarketView = {
  readonly version: number
  readonly source: MarketSourceWire
  /** Of the sales: imported ones have an age of their own. */
  readonly salesSource: MarketSourceWire
  /** All coins, best rank first, unranked last. */
  readonly rows: readonly CoinRowWire[]
  /** Upcoming sales, earliest launch first, those to be announced last. */
  readonly sales: readonly SaleDetailWire[]
  /** Launchpads with what they sold; none where the source knows of none. */
  readonly launchpads: readonly SourceLaunchpad[]
  readonly airdrops: readonly SourceAirdrop[]
  /** Null where no such coin or sale exists. Ids are the provider's, verbatim. */
  row: (id: string) => CoinRowWire | null
  record: (id: string) => CoinRecordWire | null
  sale: (id: string) => SaleDetailWire | null
  /**
   * The full snapshot, or what changed since a kept version. The same object for the same question.
   */
  output: (since?: number) => MarketOutputWire
  /** Null where no coin stands in that block. The same object for the same block. */
  block: (block: number) => MarketBlock | null
}

export type MarketPort = {
  /**
   * Ingests once and then at the source's pace. Resolves when the first attempt ended, well or not.
   */
  start: () => Promise<void>
  stop: () => void
  /** Null until something could be ingested. */
  view: () => MarketView | null
  /**
   * Row and record of one coin, with what the source tells only on demand. Null where there is no
   * such coin.
   */
  coinDetail: (id: string) => Promise<CoinDetailWire | null>
  /**
   * Closes oldest first, seconds and US dollars; empty where the source has no history. Null where
   * there is no such coin.
   */
  priceHistory: (id: string, range: PriceRange) => Promise<PricePoint[] | null>
  /**
   * Candles oldest first, of so many days back; empty where the source has none. Null where there
   * is no such coin.
   */
  candles: (id: string, days: number) => Promise<CandleWire[] | null>
  /**
   * Who told that history or those candles and when: never newer than the market itself. Null until
   * something could be ingested.
   */
  historySource: (id: string, range: PriceRange) => MarketSourceWire | null
  candlesSource: (id: string, days: number) => MarketSourceWire | null
  /** What one US dollar is elsewhere; null where the source knows no rates. */
  exchangeRates: () => Promise<SourceRates | null>
  /** The coin's facts at past midnights, oldest first, or null where the source knows only now. */
  pastFacts: (id: string, days: number) => PastFacts[] | null
  /**
   * A coin's closes from a day on, of a source that knows those of any day; null for one whose
   * closes have to be kept.
   */
  dailyCloses: ((id: string, fromDay: number) => DailyClosesWire | null) | null
  /** Null where there is nobody to ask for a coin's past. */
  learning: Learning | null
  /** Whether detail and a year of prices can be told without asking a provider. */
  isAtHand: (id: string) => boolean
}
