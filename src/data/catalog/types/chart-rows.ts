// Prices of a coin over time, in columns as charts read them.
import type { PriceRange } from '#contract/market/coin-wire.ts'

export type ChartRow = {
  id: string
  range: PriceRange
  timesSec: Float64Array
  pricesUsd: Float64Array
  /** NaN where unknown. */
  volumesUsd: Float64Array
  asOfSec: number | null
  savedAtMs: number
  bytes: number
}

/** Candles of a span of days, oldest first. */
export type CandleRow = {
  id: string
  days: number
  timesSec: Float64Array
  opensUsd: Float64Array
  highsUsd: Float64Array
  lowsUsd: Float64Array
  closesUsd: Float64Array
  asOfSec: number | null
  savedAtMs: number
  bytes: number
}
