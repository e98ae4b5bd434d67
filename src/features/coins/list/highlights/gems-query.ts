// Which coins the highlights call gems (R-CLS-010): small, rated, and at worst average.
import type { CoinQuery } from '#data/catalog/coin-row.ts'
import { ratedFromPercent } from '#domain/rating/rating-state.ts'

export const gemCapUsd = 1e9
/** Where "average" begins (D-SCOREBANDS). */
const leastLowScore = 50

/** In standard order, by the low end of the score: a coin of which little is known is no gem yet. */
export const gemsQuery: CoinQuery = {
  filter: { ranges: { marketCapUsd: { max: gemCapUsd }, scoreLow: { min: leastLowScore }, coveragePct: { min: ratedFromPercent } } },
}
