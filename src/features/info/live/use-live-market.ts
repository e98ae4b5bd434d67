// What the info pages show of the market on this device.
import { coinRows, marketOrigin, salesRows } from '#data/catalog/queries.ts'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { nextSales } from '#domain/sale/next-sales.ts'
import { topGems } from '#client/market/top-gems.ts'
import { useMarketPull, useSalesPull } from '#client/market/use-pulls.ts'
import { useNowSec } from '#client/use-now.ts'
import { launchpadCounts, type LaunchpadCount } from './pick-sales.ts'

const shownRows = 4

export type LiveMarket = {
  asOfSec: number
  nextSales: SaleRow[]
  launchpads: LaunchpadCount[]
  pair: CoinRow[]
  smallCaps: CoinRow[]
}

const readMarket = async (nowSec: number): Promise<LiveMarket | null> => {
  const [origin, sales, byRank, small] = await Promise.all([
    marketOrigin(),
    salesRows(),
    coinRows({ sort: { by: 'rank', direction: 'asc' }, to: 2 }),
    topGems(shownRows),
  ])
  if (!origin) return null
  return {
    asOfSec: origin.asOfSec,
    nextSales: nextSales(sales, nowSec, shownRows),
    launchpads: launchpadCounts(sales, shownRows),
    pair: byRank?.rows ?? [],
    smallCaps: small ?? [],
  }
}

export const useLiveMarket = (): { market: LiveMarket | null; isPulling: boolean } => {
  const pull = useMarketPull()
  useSalesPull()
  // A day is fine enough for "next to launch"; the rows must not be read anew every second.
  const today = Math.floor(useNowSec() / 86_400) * 86_400
  const market = useLiveQuery(() => readMarket(today), [today])
  return { market: market ?? null, isPulling: market === undefined || pull.isPulling }
}
