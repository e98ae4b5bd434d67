// Which sales a filter lets through (R-UPL-008).
import { foldText } from '../text/fold-text.ts'
import { listingWindowsDays, type ListingWindow } from '../coin/listing-window.ts'
import type { SaleListing } from './sale.ts'
import type { SaleFilter } from './sale-filter.ts'

const secondsPerDay = 86_400

const holds = (wanted: readonly string[], value: string | null): boolean =>
  wanted.length === 0 || (value !== null && wanted.includes(value))

const holdsAny = (wanted: readonly string[], values: readonly string[]): boolean =>
  wanted.length === 0 || values.some((value) => wanted.includes(value))

const isInWindow = (
  launchAtSec: number | null,
  window: ListingWindow | null,
  nowSec: number,
): boolean => {
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
 * The sales a filter lets through, in the order given. `nowSec` decides launch windows. Within one
 * filter the choices widen ("IDO or IEO"), across filters they narrow (Spec §3 "Upcoming filters").
 */
export const filterSales = <T extends SaleListing>(
  sales: readonly T[],
  filter: SaleFilter,
  nowSec: number,
): T[] => {
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
