// In which order the markets of a coin stand: by one figure, and what cannot be relied on behind the
// rest.

export type CoinMarketFigures = {
  exchange: string
  /** US dollars. */
  price: number | null
  /** Percent between the best offer to buy and to sell. */
  spread_pct: number | null
  /** US dollars. */
  volume_24h: number | null
  /** Nothing was traded for hours. */
  is_stale: boolean
  /** Its price is far from that of the other markets. */
  is_anomaly: boolean
}

export const marketSortKeys = ['exchange', 'price', 'spread_pct', 'volume_24h'] as const
export type MarketSortKey = (typeof marketSortKeys)[number]
export type MarketSort = { by: MarketSortKey; direction: 'asc' | 'desc' }

const isDoubtful = ({ is_stale, is_anomaly }: CoinMarketFigures): number =>
  Number(is_stale || is_anomaly)

/** Unknown values last, whichever way. */
const compared = (
  a: string | number | null,
  b: string | number | null,
  direction: MarketSort['direction'],
): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  const order =
    typeof a === 'string' || typeof b === 'string' ? String(a).localeCompare(String(b)) : a - b
  return direction === 'asc' ? order : -order
}

/** Stale markets and those with an odd price stand behind the others in every order. */
export const marketsInOrder = <Market extends CoinMarketFigures>(
  markets: readonly Market[],
  { by, direction }: MarketSort,
): Market[] =>
  markets.toSorted((a, b) => isDoubtful(a) - isDoubtful(b) || compared(a[by], b[by], direction))
