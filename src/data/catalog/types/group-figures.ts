// What a group of coins comes to, as screens see it.
import type { CoinRow } from './coin-row.ts'

/** A figure of several coins: null where not one of them tells it; `known` is how many do. */
export type Told = { value: number | null; known: number }

export type GroupFigures = {
  /** How many coins the group has. */
  coins: number
  /** US dollars. */
  marketCapUsd: Told
  /** US dollars. */
  volume24hUsd: Told
  /**
   * Percent: what the market caps of the coins whose cap and change are known have changed by in
   * sum, which is the mean of their changes weighted by the caps of a day ago (decisions/197).
   */
  change24hPct: Told
  /** 0-100, not rounded. */
  averageScore: Told
  /** 0-100; between the two in the middle of an even number. */
  medianScore: Told
}

export type CategoryFigures = GroupFigures & {
  /** As the catalogue spells them; what it does not know, as it was asked for. */
  names: readonly string[]
  /** By the lowest possible score, as lists rank; null where none is rated. */
  best: CoinRow | null
  /** By the rules of the top movers over 24 hours; null where none fits them. */
  gainer: CoinRow | null
  loser: CoinRow | null
}

/** A coin's part of the market cap of its group. */
export type CapShare = {
  id: string
  symbol: string
  /** Percent of the caps that are known. */
  sharePct: number
}

export type MarketTotals = GroupFigures & {
  /** Largest cap first; none where no cap is known. */
  largest: readonly CapShare[]
}
