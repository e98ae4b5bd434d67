// One page of a list as the wire carries it.
import type { MarketSourceWire } from '#contract/market/market-wire.ts'

export type Page<T> = {
  items: T[]
  total: number
  page: number
  page_size: number
  source: MarketSourceWire
}

/** Pages count from 1; a page beyond the end is empty. */
export const pageOf = <T>(
  found: { readonly length: number; slice: (from: number, to: number) => Iterable<T> },
  { page, page_size }: { page: number; page_size: number },
  source: MarketSourceWire,
): Page<T> => ({
  items: Array.from(found.slice((page - 1) * page_size, page * page_size)),
  total: found.length,
  page,
  page_size,
  source,
})
