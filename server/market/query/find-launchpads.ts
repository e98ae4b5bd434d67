// The list of launchpads, by the rules the app itself works records out and orders by (R-AIX-003).
import type * as z from 'zod'
import {
  filterLaunchpads,
  listLaunchpads,
  sortLaunchpads,
  type LaunchpadListing,
} from '#domain/launchpad/launchpad-list.ts'
import {
  firstLaunchpadDirection,
  type LaunchpadSortKey,
} from '#domain/launchpad/launchpad-sort-keys.ts'
import { launchpadRecord } from '#domain/launchpad/launchpad-record.ts'
import type { LaunchpadSortName } from '#contract/market/sort-names.ts'
import type { clientMarketCalls } from '#contract/calls/client-market.ts'
import { pastSaleOfWire, type LaunchpadWire } from '#contract/market/launchpad-wire.ts'
import type { MarketView } from '../../gateways/market/market-port.ts'
import type { SourceLaunchpad } from '../../gateways/market/source-port.ts'

export type LaunchpadQuery = z.output<(typeof clientMarketCalls)['get_launchpads']['payload']>

/** The wire's names and the list's own, both understood. */
const sortKeys: Readonly<Record<LaunchpadSortName, LaunchpadSortKey>> = {
  score: 'low',
  score_low: 'low',
  low: 'low',
  name: 'name',
  above: 'above',
  median: 'median',
  avg_roi: 'average',
  average: 'average',
  projects: 'projects',
  next: 'next',
}

const listingsOf = ({ launchpads, sales }: MarketView, nowSec: number): LaunchpadListing[] => {
  const listed = launchpads.map(({ sales: sold, ...launchpad }) => {
    const past = sold.map(pastSaleOfWire)
    return { ...launchpad, record: launchpadRecord(past), sales: past }
  })
  const upcoming = sales.map(({ id, name, launch_date, launchpads: named, blockchain }) => ({
    id,
    name,
    launchAtSec: launch_date,
    launchpads: named,
    blockchain,
  }))
  return listLaunchpads(listed, upcoming, nowSec)
}

const wireOf = (
  { id, name, image, chains, record }: LaunchpadListing,
  sold: SourceLaunchpad['sales'] | null,
): LaunchpadWire => ({
  id,
  name,
  image,
  chains: [...chains],
  projects: record.projects,
  avg_roi: record.averageMultiple,
  ath_roi: record.averagePeakMultiple,
  score: record.score,
  score_low: record.scoreLow,
  score_high: record.scoreHigh,
  coverage: record.coveragePct,
  ...(sold && { sales: [...sold] }),
})

/**
 * The launchpads a query lets through, in its order; without one, the highest lowest score first
 * (design 8). Seconds.
 */
export const findLaunchpads = (
  view: MarketView,
  query: LaunchpadQuery,
  nowSec: number,
): LaunchpadWire[] => {
  const soldBy = new Map(view.launchpads.map(({ id, sales }) => [id, sales]))
  const found = filterLaunchpads(listingsOf(view, nowSec), {
    query: query.search ?? '',
    chain: null,
  })
  const key = query.sort_by ? sortKeys[query.sort_by] : 'low'
  return sortLaunchpads(found, {
    key,
    direction: query.sort_dir ?? firstLaunchpadDirection(key),
    locale: 'en',
  }).map((listing) => wireOf(listing, query.with_detail ? (soldBy.get(listing.id) ?? []) : null))
}
