// Which coins the highlights call gainers (R-CLS-007).
import type { CoinQuery } from '#data/catalog/coin-row.ts'

/** Gainers are looked for among coins that trade enough for a change to mean something. */
const knownRank = 500
/** A coin whose change is unknown, or that lost, is no gainer. */
const leastGainPct = 0.01

export const gainersQuery: CoinQuery = {
  sort: { by: 'change7dPct', direction: 'desc' },
  filter: { ranges: { rank: { max: knownRank }, change7dPct: { min: leastGainPct } } },
}
