// Everything an analysis may speak of; what is null is not spoken of.
import type { Projection } from '../projection/projection.ts'
import type { RatingFacts } from '../rating/rating.ts'
import type { CheckedSeries } from '../series/series-quality.ts'
import type { Technicals } from '../technicals/technicals.ts'

type Known = number | null
/** Money in US dollars, changes in percent, times in epoch seconds; null where unknown. */
export type AnalysisFacts = {
  asOfSec: Known
  rank: Known
  priceUsd: Known
  marketCapUsd: Known
  volume24hUsd: Known
  change7dPct: Known
  change30dPct: Known
  athUsd: Known
  athAtSec: Known
  circulatingSupply: Known
  maxSupply: Known
  /** The facts the rating rests on, and when it was computed. */
  rating: { facts: RatingFacts; ratedAtSec: Known } | null
  past: {
    checked: CheckedSeries
    technicals: Technicals
    projection: Projection | null
    asOfSec: Known
  } | null
  commits4w: { value: number; asOfSec: number } | null
  followers: { value: number; asOfSec: number } | null
}
