// Reads /coins/{id}/market_chart: points may come unsorted, doubled or broken.
import type { PricePoint } from '#contract/market/coin-wire.ts'
import { amountOf, figureOf, isRecord } from './read-value.ts'

const pairsOf = (series: unknown): [number, number][] =>
  (Array.isArray(series) ? series : []).flatMap((pair: unknown): [number, number][] => {
    if (!Array.isArray(pair)) return []
    const atMs = figureOf(pair[0])
    const value = figureOf(pair[1])
    return atMs === null || value === null ? [] : [[Math.floor(atMs / 1000), value]]
  })

/** Points oldest first, one per second at most; a point without a price above zero is left out. */
export const readPriceSeries = (body: unknown): PricePoint[] => {
  if (!isRecord(body)) return []
  const volumes = new Map(pairsOf(body['total_volumes']))
  const prices = new Map(pairsOf(body['prices']).filter(([, price]) => amountOf(price) !== null))
  return [...prices]
    .toSorted(([a], [b]) => a - b)
    .map(([t, price]) => ({ t, price, volume: volumes.get(t) ?? null }))
}

/** The sparkline as hourly points that end at the row's own time. */
export const sparklineAsSeries = (sparkline: readonly number[], endSec: number): PricePoint[] =>
  sparkline.map((price, index) => ({ t: endSec - (sparkline.length - 1 - index) * 3_600, price }))
