// Which sales a filter lets through: sale type, launchpad, category, blockchain, investor, score, launch window (R-UPL-008).
import { foldText } from '../fold-text.ts'
import { listingWindowsDays, type ListingWindow } from '../listing-window.ts'
import type { SaleListing, SaleType } from './sale.ts'

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

const secondsPerDay = 86_400

const holds = (wanted: readonly string[], value: string | null): boolean =>
  wanted.length === 0 || (value !== null && wanted.includes(value))

const holdsAny = (wanted: readonly string[], values: readonly string[]): boolean =>
  wanted.length === 0 || values.some((value) => wanted.includes(value))

const isInWindow = (launchAtSec: number | null, window: ListingWindow | null, nowSec: number): boolean => {
  if (window === null) return true
  if (launchAtSec === null) return false
  return launchAtSec >= nowSec && launchAtSec <= nowSec + listingWindowsDays[window] * secondsPerDay
}

const isInScoreRange = (sale: SaleListing, filter: SaleFilter): boolean =>
  sale.totalScore === null
    ? filter.includesUnrated
    : sale.totalScore >= filter.minScore && sale.totalScore <= filter.maxScore

const isFound = (sale: SaleListing, query: string): boolean =>
  query === '' || foldText(sale.name).includes(query) || foldText(sale.symbol).includes(query)

/**
 * The sales a filter lets through, in the order given. `nowSec` decides launch windows.
 * Within one filter the choices widen ("IDO or IEO"), across filters they narrow (Spec §3 "Upcoming filters").
 */
export const filterSales = <T extends SaleListing>(sales: readonly T[], filter: SaleFilter, nowSec: number): T[] => {
  const query = foldText(filter.query.trim())
  return sales.filter(
    (sale) =>
      isFound(sale, query) &&
      holds(filter.saleTypes, sale.saleType) &&
      holdsAny(filter.launchpads, sale.launchpads) &&
      holds(filter.categories, sale.category) &&
      holds(filter.blockchains, sale.blockchain) &&
      holdsAny(filter.investors, sale.investors) &&
      isInScoreRange(sale, filter) &&
      isInWindow(sale.launchAtSec, filter.launchWindow, nowSec),
  )
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
