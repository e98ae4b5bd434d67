// The coins of a preset, read from the catalogue of this device.
import { useDeferredValue } from 'react'
import { coinRows, coinSelection } from '#data/catalog/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import type { ListingWindow } from '#domain/coin/listing-window.ts'
import type { CoinWindow } from '#parts/coin-rows/coin-window.ts'
import { useNowSec } from '#client/use-now.ts'
import { datedQuery, listingQuery, longestWindow } from './listing-search.ts'

export type NewListings = CoinWindow & {
  allCount: number
  window: ListingWindow
  /**
   * Coins of the longest preset, and all whose listing date is known: an empty list says by them
   * why it is.
   */
  longestCount: number
  datedCount: number
}

const minuteSec = 60

const readListings = async (window: ListingWindow, nowSec: number): Promise<NewListings | null> => {
  const [list, longest, dated] = await Promise.all([
    coinSelection(listingQuery(window, nowSec)),
    coinRows({ ...listingQuery(longestWindow, nowSec), to: 0 }),
    coinRows({ ...datedQuery, to: 0 }),
  ])
  return (
    list && { ...list, window, longestCount: longest?.total ?? 0, datedCount: dated?.total ?? 0 }
  )
}

/** Undefined while nothing is known yet, null where this device holds no catalogue. */
export const useNewListings = (window: ListingWindow): NewListings | null | undefined => {
  const nowSec = Math.floor(useNowSec() / minuteSec) * minuteSec
  return useDeferredValue(useLiveQuery(() => readListings(window, nowSec), [window, nowSec]))
}
