// One way to keep the catalogue, as the bench drives it: three of them do the same work.
import type { CoinRecordWire } from '#contract/market/coin-wire.ts'
import type { MarketDeltaWire, MarketSnapshotWire } from '#contract/market/market-wire.ts'

export type BlockWire = { block: number; version: number; items: CoinRecordWire[] }
export type BenchMarket = { snapshot: MarketSnapshotWire; blocks: BlockWire[] }

export type SortColumn = 'price' | 'market_cap' | 'change_7d' | 'volume_24h' | 'listed_at' | 'name'
export type Direction = 'asc' | 'desc'
export type FilterQuestion = {
  minScoreLow: number
  category: string
  by: SortColumn
  direction: Direction
}

/** What a row of the list shows; the same of every contender, so that their answers can be compared. */
export type BenchRow = {
  id: string
  name: string
  symbol: string
  price: number | null
  change7d: number | null
  marketCap: number | null
  scoreLow: number | null
}

export type Contender = {
  /** Empties the store and fills it with every coin, its record and its sparkline. */
  hydrate: (market: BenchMarket) => Promise<void>
  /** The first hundred rows in standard order, from a database that is not open yet. */
  firstRows: () => Promise<BenchRow[]>
  /** Whatever a page does once after its first paint. */
  warm: () => Promise<void>
  sorted: (by: SortColumn, direction: Direction, count: number) => Promise<BenchRow[]>
  filtered: (question: FilterQuestion, count: number) => Promise<BenchRow[]>
  /** How many coins a search finds. */
  found: (search: string) => Promise<number>
  applyDelta: (delta: MarketDeltaWire) => Promise<void>
  close: () => void
}
