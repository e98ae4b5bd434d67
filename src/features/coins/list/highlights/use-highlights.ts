// The coins, sales and airdrops of the highlights, read from the catalogue of this device.
import { useDeferredValue, useMemo } from 'react'
import { useLiveQuery } from '#data/live-query.ts'
import type { CoinQuery, CoinRow } from '#data/catalog/types/coin-row.ts'
import { airdropRows, coinRows, marketOrigin, salesRows } from '#data/catalog/queries.ts'
import { airdropsState, salesState } from '#data/catalog/queries/status.ts'
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import { topAirdrops, type AirdropListing } from '#domain/airdrop/airdrop-list.ts'
import { highlightCount, highlightedListings } from '#domain/coin/highlights.ts'
import { nextSales } from '#domain/sale/next-sales.ts'
import { topGems } from '#client/market/top-gems.ts'
import { useNowSec } from '#client/use-now.ts'
import { gainersQuery } from './gainers-query.ts'

const top = async (query: CoinQuery): Promise<CoinRow[] | undefined> =>
  (await coinRows({ ...query, to: highlightCount }))?.rows

/**
 * A list is undefined until its part of the market is on this device: only then is it known to be
 * empty.
 */
type CoinHighlights = {
  gainers?: CoinRow[] | undefined
  listings?: CoinRow[] | undefined
  gems?: CoinRow[] | undefined
}
type HighlightRows = CoinHighlights & {
  sales: SaleRow[] | undefined
  airdrops: AirdropListing[] | undefined
}

const gainers = async (): Promise<CoinRow[] | undefined> => {
  const origin = await marketOrigin()
  return origin === null ? undefined : top(gainersQuery(origin.asOfSec))
}

const salesAhead = async (nowSec: number): Promise<SaleRow[] | undefined> => {
  const [rows, state] = await Promise.all([salesRows(), salesState()])
  if (state === null) return undefined
  return nextSales(rows, nowSec, highlightCount)
}

const openAirdrops = async (nowSec: number): Promise<AirdropListing[] | undefined> => {
  const [rows, state] = await Promise.all([airdropRows(), airdropsState()])
  return state === null ? undefined : topAirdrops(rows, { nowSec, count: highlightCount })
}

export const useHighlights = (): HighlightRows => {
  const hourSec = Math.floor(useNowSec() / 3600) * 3600
  const rows = useLiveQuery(
    async (): Promise<CoinHighlights> => ({
      gainers: await gainers(),
      listings: await top({
        sort: { by: 'listedAtSec', direction: 'desc' },
        filter: { ranges: { listedAtSec: highlightedListings(hourSec) } },
      }),
      gems: await topGems(highlightCount),
    }),
    [hourSec],
  )
  // By themselves: after the coins have been read Dexie no longer sees what else a query reads
  // (decisions/080).
  const sales = useLiveQuery(() => salesAhead(hourSec), [hourSec])
  const airdrops = useLiveQuery(() => openAirdrops(hourSec), [hourSec])
  return useDeferredValue(useMemo(() => ({ ...rows, sales, airdrops }), [rows, sales, airdrops]))
}
