// What the info pages show of the market on this device.
import { coinRows, marketOrigin, salesRows } from '#data/catalog/queries.ts'
import type { CoinRow } from '#data/catalog/coin-row.ts'
import type { SaleRow } from '#data/catalog/sale-row.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { useMarketPull, useSalesPull } from '#widgets/market/use-pulls.ts'
import { useNowSec } from '#widgets/use-now.ts'
import { launchpadCounts, soonestSales, type LaunchpadCount } from './pick-sales.ts'

/** Below this a coin counts as small (US dollars). */
const smallCapUsd = 500_000_000
const shownRows = 4
/** Enough that stablecoins can be left out: nobody scouts for a dollar. */
const readRows = 60

const isNoStablecoin = ({ category }: CoinRow): boolean => !/stable/i.test(category ?? '')

export type LiveMarket = { asOfSec: number; nextSales: SaleRow[]; launchpads: LaunchpadCount[]; pair: CoinRow[]; smallCaps: CoinRow[] }

const readMarket = async (nowSec: number): Promise<LiveMarket | null> => {
  const [origin, sales, byRank, small] = await Promise.all([
    marketOrigin(),
    salesRows(),
    coinRows({ sort: { by: 'rank', direction: 'asc' }, to: 2 }),
    coinRows({ filter: { ranges: { marketCapUsd: { max: smallCapUsd } } }, to: readRows }),
  ])
  if (!origin) return null
  return {
    asOfSec: origin.asOfSec,
    nextSales: soonestSales(sales, nowSec, shownRows),
    launchpads: launchpadCounts(sales, shownRows),
    pair: byRank?.rows ?? [],
    smallCaps: (small?.rows ?? []).filter(isNoStablecoin).slice(0, shownRows),
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
