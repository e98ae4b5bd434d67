// The coins and sales of the highlights, read from the catalogue of this device.
import { useLiveQuery } from '#data/live-query.ts'
import type { CoinQuery, CoinRow } from '#data/catalog/coin-row.ts'
import { coinRows, salesRows } from '#data/catalog/queries.ts'
import type { SaleRow } from '#data/catalog/sale-row.ts'
import { useNowSec } from '#widgets/use-now.ts'
import { gainersQuery } from './gainers-query.ts'

const shown = 3
/** A gem is well rated and still small. */
export const gemCapUsd = 1e9

const top = async (query: CoinQuery): Promise<CoinRow[]> => (await coinRows({ ...query, to: shown }))?.rows ?? []

export type HighlightRows = { gainers: CoinRow[]; listings: CoinRow[]; sales: SaleRow[]; gems: CoinRow[] }

const nextSales = async (nowSec: number): Promise<SaleRow[]> =>
  (await salesRows())
    .filter(({ launchAtSec }) => launchAtSec !== null && launchAtSec >= nowSec)
    .toSorted((one, other) => (one.launchAtSec ?? 0) - (other.launchAtSec ?? 0))
    .slice(0, shown)

/** Every list is undefined until it has been read. */
export const useHighlights = (): Partial<HighlightRows> => {
  const hourSec = Math.floor(useNowSec() / 3600) * 3600
  const rows = useLiveQuery(
    async (): Promise<HighlightRows> => ({
      gainers: await top(gainersQuery),
      listings: await top({ sort: { by: 'listedAtSec', direction: 'desc' }, filter: { ranges: { listedAtSec: { max: hourSec + 3600 } } } }),
      sales: await nextSales(hourSec),
      gems: await top({ filter: { ranges: { marketCapUsd: { max: gemCapUsd }, scoreLow: { min: 0 } } } }),
    }),
    [hourSec],
  )
  return rows ?? {}
}
