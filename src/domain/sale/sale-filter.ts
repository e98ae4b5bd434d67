// What sales can be narrowed by: sale type, launchpad, category, blockchain, investor, score,
// launch window (R-UPL-008).
import type { ListingWindow } from '../coin/listing-window.ts'
import type { SaleType } from './sale.ts'

export type SaleFilter = {
  query: string
  saleTypes: readonly SaleType[]
  launchpads: readonly string[]
  categories: readonly string[]
  blockchains: readonly string[]
  investors: readonly string[]
  minScore: number
  maxScore: number
  includesUnrated: boolean
  /** Launches within the next N days (D-SALEDATES). */
  launchWindow: ListingWindow | null
}

export const openSaleFilter: SaleFilter = {
  query: '',
  saleTypes: [],
  launchpads: [],
  categories: [],
  blockchains: [],
  investors: [],
  minScore: 0,
  maxScore: 100,
  includesUnrated: true,
  launchWindow: null,
}

/** How many of the filter's choices differ from the open filter; the search box does not count. */
export const activeFilterCount = (filter: SaleFilter): number =>
  [
    filter.saleTypes.length > 0,
    filter.launchpads.length > 0,
    filter.categories.length > 0,
    filter.blockchains.length > 0,
    filter.investors.length > 0,
    filter.minScore > 0 || filter.maxScore < 100,
    !filter.includesUnrated,
    filter.launchWindow !== null,
  ].filter(Boolean).length
