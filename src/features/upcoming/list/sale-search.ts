// The sale list's state as it stands in the URL: a link shows the same list on another device.
import { listingWindows } from '#domain/coin/listing-window.ts'
import { pageSizes } from '#domain/page/page-window.ts'
import { saleTypes } from '#domain/sale/sale.ts'
import { openSaleFilter, type SaleFilter } from '#domain/sale/sale-filter.ts'
import { firstDirection, saleSortKeys } from '#domain/sale/sale-sort-keys.ts'
import { lenient, lenientDirection } from '#client/link-reader/lenient.ts'
import * as z from 'zod/mini'

const names = lenient(z.array(z.coerce.string().check(z.maxLength(200))).check(z.maxLength(50)))
const score = lenient(z.coerce.number().check(z.int(), z.gte(0), z.lte(100)))

export const saleSearchSchema = z.object({
  q: lenient(z.coerce.string().check(z.maxLength(200))),
  type: lenient(z.array(z.enum(saleTypes))),
  launchpad: names,
  category: names,
  chain: names,
  investor: names,
  min: score,
  max: score,
  unrated: lenient(z.literal(false)),
  within: lenient(z.enum(listingWindows)),
  sort: lenient(z.enum(saleSortKeys)),
  dir: lenientDirection,
  page: lenient(z.coerce.number().check(z.int(), z.gte(1))),
  size: lenient(z.literal(pageSizes)),
})
export type SaleSearch = z.infer<typeof saleSearchSchema>

/** The filter a URL asks for; whatever it leaves out is open. */
export const filterOf = (search: SaleSearch): SaleFilter => ({
  query: search.q ?? openSaleFilter.query,
  saleTypes: search.type ?? openSaleFilter.saleTypes,
  launchpads: search.launchpad ?? openSaleFilter.launchpads,
  categories: search.category ?? openSaleFilter.categories,
  blockchains: search.chain ?? openSaleFilter.blockchains,
  investors: search.investor ?? openSaleFilter.investors,
  minScore: search.min ?? openSaleFilter.minScore,
  maxScore: search.max ?? openSaleFilter.maxScore,
  includesUnrated: search.unrated ?? openSaleFilter.includesUnrated,
  launchWindow: search.within ?? openSaleFilter.launchWindow,
})

/**
 * Sort column and direction of a URL; the low end of the score, highest first, where it names none
 * (design 8).
 */
export const orderOf = (search: SaleSearch) => {
  const key = search.sort ?? 'low'
  return { key, direction: search.dir ?? firstDirection(key) }
}
