// The five short lists above the coin list, by the rules the app itself finds them by
// (R-CLS-007..011).
import type * as z from 'zod'
import { highlightCount, highlightedGainers, highlightedListings } from '#domain/coin/highlights.ts'
import { nextSales } from '#domain/sale/next-sales.ts'
import type { clientListCalls } from '#contract/calls/client-lists.ts'
import { clientMarketCalls } from '#contract/calls/client-market.ts'
import type { MarketView } from '../../gateways/market/market-port.ts'
import { findAirdrops } from './find-airdrops.ts'
import { findGems } from './find-gems.ts'
import { findMovers } from './find-movers.ts'
import { saleRowOf } from './sale-row-of.ts'
import { selectCoins } from './select-coins.ts'

type HighlightsWire = z.output<(typeof clientListCalls)['get_coin_highlights']['output']>

const openAirdrops = clientMarketCalls.get_airdrops.payload.parse({})

/** `nowSec` decides what is listed, ahead and open. */
export const findHighlights = (view: MarketView, nowSec: number): HighlightsWire => ({
  top_gainers: findMovers(view, highlightedGainers).slice(0, highlightCount),
  new_listings: selectCoins(
    view.rows,
    { listedAtSec: highlightedListings(nowSec) },
    { by: 'listedAtSec', direction: 'desc' },
  ).slice(0, highlightCount),
  upcoming_idos: nextSales(
    view.sales.map((sale) => ({ sale, launchAtSec: sale.launch_date })),
    nowSec,
    highlightCount,
  ).map(({ sale }) => saleRowOf(sale)),
  gem_coins: findGems(view).slice(0, highlightCount),
  top_airdrops: findAirdrops(view, openAirdrops, nowSec)
    .filter(({ status }) => status !== 'ended')
    .slice(0, highlightCount),
})
