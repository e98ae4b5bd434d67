// How much of a group's market cap its largest coins are ("dominance").
import type { CatalogColumns } from '../columns/columns.ts'
import type { CapShare } from '../types/group-figures.ts'
import { knownSum } from './known-sum.ts'

/**
 * The `most` largest coins of `rows`, largest first, each with its part of all known caps in
 * percent. Empty where no cap is known.
 */
export const largestShares = (
  { id, symbol, figures: { marketCapUsd } }: CatalogColumns,
  rows: Uint32Array,
  most: number,
): CapShare[] => {
  const sum = knownSum(marketCapUsd, rows).value
  if (sum === null || sum <= 0) return []
  const largest: number[] = []
  for (const row of rows) {
    const cap = marketCapUsd[row] as number
    if (!(cap > 0)) continue
    const place = largest.findIndex((other) => cap > (marketCapUsd[other] as number))
    largest.splice(place === -1 ? largest.length : place, 0, row)
    largest.length = Math.min(largest.length, most)
  }
  return largest.map((row) => ({
    id: id[row] as string,
    symbol: symbol[row] as string,
    sharePct: ((marketCapUsd[row] as number) / sum) * 100,
  }))
}
