// The new listings' state as it stands in the URL, and what it asks of the catalogue.
import type { CoinQuery } from '#data/catalog/types/coin-row.ts'
import {
  listingWindows,
  newListingBounds,
  type ListingWindow,
} from '#domain/coin/listing-window.ts'
import { lenient } from '#client/link-reader/lenient.ts'
import { createLinkReader } from '#client/link-reader/link-reader.ts'
import * as z from 'zod/mini'

export const listingSearchSchema = z.object({ listed: lenient(z.enum(listingWindows)) })
export type ListingSearch = z.infer<typeof listingSearchSchema>

export const listingLink = createLinkReader<ListingSearch>(listingSearchSchema)

export const longestWindow: ListingWindow = '90days'

/** Newest first; what is announced stands before what is listed. */
export const listingQuery = (window: ListingWindow, nowSec: number): CoinQuery => ({
  sort: { by: 'listedAtSec', direction: 'desc' },
  filter: { ranges: { listedAtSec: newListingBounds(window, nowSec) } },
})

/** Every coin whose listing date is known. */
export const datedQuery: CoinQuery = { filter: { ranges: { listedAtSec: { min: 0 } } } }
