// The coins, sales and airdrops of the highlights, read from the catalogue of this device.
import { useDeferredValue, useMemo } from 'react'
import { useLiveQuery } from '#data/live-query.ts'
import type { CoinQuery, CoinRow } from '#data/catalog/coin-row.ts'
import { airdropRows, coinRows, marketOrigin, salesRows } from '#data/catalog/queries.ts'
import { airdropsState, salesState } from '#data/catalog/status.ts'
import type { SaleRow } from '#data/catalog/sale-row.ts'
import { topAirdrops, type AirdropListing } from '#domain/airdrop/airdrop-list.ts'
import { topGems } from '#widgets/coin-rows/top-gems.ts'
import { useNowSec } from '#widgets/use-now.ts'
import { gainersQuery } from './gainers-query.ts'

const shown = 3

const top = async (query: CoinQuery): Promise<CoinRow[] | undefined> => (await coinRows({ ...query, to: shown }))?.rows

/** A list is undefined until its part of the market is on this device: only then is it known to be empty. */
type HighlightRows = { gainers?: CoinRow[] | undefined; listings?: CoinRow[] | undefined; sales?: SaleRow[] | undefined; gems?: CoinRow[] | undefined }

const gainers = async (): Promise<CoinRow[] | undefined> => {
  const origin = await marketOrigin()
  return origin === null ? undefined : top(gainersQuery(origin.asOfSec))
}

const nextSales = async (nowSec: number): Promise<SaleRow[] | undefined> => {
  const [rows, state] = await Promise.all([salesRows(), salesState()])
  if (state === null) return undefined
  return rows
    .filter(({ launchAtSec }) => launchAtSec !== null && launchAtSec >= nowSec)
    .toSorted((one, other) => (one.launchAtSec ?? 0) - (other.launchAtSec ?? 0))
    .slice(0, shown)
}

const openAirdrops = async (nowSec: number): Promise<AirdropListing[] | undefined> => {
  const [rows, state] = await Promise.all([airdropRows(), airdropsState()])
  return state === null ? undefined : topAirdrops(rows, { nowSec, count: shown })
}

export const useHighlights = (): HighlightRows & { airdrops: AirdropListing[] | undefined } => {
  const hourSec = Math.floor(useNowSec() / 3600) * 3600
  const rows = useLiveQuery(
    async (): Promise<HighlightRows> => ({
      gainers: await gainers(),
      listings: await top({ sort: { by: 'listedAtSec', direction: 'desc' }, filter: { ranges: { listedAtSec: { max: hourSec + 3600 } } } }),
      sales: await nextSales(hourSec),
      gems: await topGems(shown),
    }),
    [hourSec],
  )
  // On its own: after the coins have been read Dexie no longer sees what else a query reads (decisions/080).
  const airdrops = useLiveQuery(() => openAirdrops(hourSec), [hourSec])
  return useDeferredValue(useMemo(() => ({ ...rows, airdrops }), [rows, airdrops]))
}
