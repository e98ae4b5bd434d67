// Columns of the wire that hold a coin's figure, and the name (with its unit) that rules and
// screens know them by.
import type { MarketColumn } from './market-wire.ts'

export const figureOfColumn = {
  rank: 'rank',
  price: 'priceUsd',
  change_24h: 'change24hPct',
  change_7d: 'change7dPct',
  change_30d: 'change30dPct',
  market_cap: 'marketCapUsd',
  volume_24h: 'volume24hUsd',
  total_ai_score: 'totalScore',
  score_low: 'scoreLow',
  score_high: 'scoreHigh',
  coverage: 'coveragePct',
  tokenomics: 'tokenomics',
  security: 'security',
  social: 'social',
  market: 'market',
  insights: 'insights',
  listed_at: 'listedAtSec',
  as_of: 'asOfSec',
} as const satisfies Partial<Record<MarketColumn, string>>

export type FigureColumn = keyof typeof figureOfColumn
export type CoinFigure = (typeof figureOfColumn)[FigureColumn]
