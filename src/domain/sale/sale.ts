// A token sale before launch, as lists and filters see it. Times in seconds, money in US dollars.

export const saleTypes = ['IDO', 'IEO', 'ICO', 'SHO', 'Seed', 'IGO', 'ISO'] as const
export type SaleType = (typeof saleTypes)[number]

export type SaleListing = {
  id: string
  name: string
  symbol: string
  saleType: SaleType
  /** Null shows 'TBA' (R-UPL-005). */
  launchAtSec: number | null
  initialCapUsd: number | null
  totalRaisedUsd: number | null
  totalScore: number | null
  /** Lists rank by it: hiding a fact never pays (design 8). */
  scoreLow: number | null
  launchpads: readonly string[]
  category: string | null
  blockchain: string | null
  investors: readonly string[]
}

/**
 * Token price times circulating supply at the token generation event; null when either is unknown.
 * US dollars (Spec §2 "Upcoming sales", D-INITCAP).
 */
export const initialCapUsd = (
  tokenPriceUsd: number | null,
  circulatingAtTge: number | null,
): number | null => {
  if (tokenPriceUsd === null || circulatingAtTge === null) return null
  const cap = tokenPriceUsd * circulatingAtTge
  return Number.isFinite(cap) && cap > 0 ? cap : null
}
