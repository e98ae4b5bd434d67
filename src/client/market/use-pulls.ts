// When the market is fetched: each hook brings one part up to date while a screen that shows it is
// open. The rows themselves are read from the device by live queries; here is only whether a pull
// runs or failed.
import {
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { PriceRange } from '#contract/market/coin-wire.ts'
import { marketOrigin } from '#data/catalog/queries.ts'
import {
  pullAirdrops,
  pullChart,
  pullCoinRecord,
  pullMarket,
  pullSale,
  pullSales,
} from '#data/catalog/pulls/pull-market.ts'
import {
  airdropsFreshness,
  chartFreshness,
  coinRecordFreshness,
  marketFreshness,
  saleFreshness,
  salesFreshness,
} from '#sync/freshness.ts'
import { pullPorts } from './pull-ports.ts'

export type Pull = { isPulling: boolean; error: Error | null; retry: () => void }

type Freshness = {
  queryKey: readonly unknown[]
  enabled?: boolean
  staleTime?: number
  refetchInterval?: number
  retry: (failures: number, error: unknown) => boolean
  retryDelay: (failures: number) => number
  retryOnMount?: boolean
}
type Run = (signal: AbortSignal) => Promise<unknown>

/** How Query runs a pull: it keeps when it ended, and nothing of what came. */
export const pullOptions = (freshness: Freshness, run: Run): UseQueryOptions<number> => ({
  ...freshness,
  queryFn: async ({ signal }) => {
    await run(signal)
    return Date.now()
  },
})

/** A running or failed query as screens see it. */
export const pullOf = ({ isFetching, error, refetch }: UseQueryResult<number>): Pull => ({
  isPulling: isFetching,
  error,
  retry: () => void refetch(),
})

/** A pull that runs while a screen shows what it brings. */
export const usePull = (freshness: Freshness, run: Run): Pull =>
  pullOf(useQuery(pullOptions(freshness, run)))

/**
 * `retriesOnMount` false: what has failed for somebody who is looking at it is not asked for again
 * just because another part comes.
 */
export type PullOptions = { retriesOnMount?: boolean }

const runMarketPull: Run = (signal) => pullMarket(pullPorts(), { signal })

/** Every coin's row. */
export const useMarketPull = ({ retriesOnMount = true }: PullOptions = {}): Pull =>
  usePull({ ...marketFreshness, retryOnMount: retriesOnMount }, runMarketPull)

/**
 * Begins that pull before the screen that waits for it is drawn, where this device holds no
 * catalogue; with one the screen comes first. What goes wrong is told by the screen's own pull.
 */
export const pullMarketEarly = async (client: QueryClient): Promise<void> => {
  const ports = pullPorts()
  // Asked while the database is being opened; what comes of it the pull asks for again.
  void ports.hasMarketDelta()
  if ((await marketOrigin()) === null)
    await client.prefetchQuery(pullOptions(marketFreshness, runMarketPull))
}

/** Every upcoming sale. `isWanted` false: not yet. */
export const useSalesPull = ({
  retriesOnMount = true,
  isWanted = true,
}: PullOptions & { isWanted?: boolean } = {}): Pull =>
  usePull({ ...salesFreshness, enabled: isWanted, retryOnMount: retriesOnMount }, (signal) =>
    pullSales(pullPorts(), { signal }),
  )

/** Every airdrop. */
export const useAirdropsPull = ({ retriesOnMount = true }: PullOptions = {}): Pull =>
  usePull({ ...airdropsFreshness, retryOnMount: retriesOnMount }, (signal) =>
    pullAirdrops(pullPorts(), { signal }),
  )

const parts = { sales: salesFreshness, airdrops: airdropsFreshness } as const

/**
 * Whether the last attempt to fetch a part has failed. Fetches nothing: for a screen that shows a
 * few of it beside its own rows.
 */
export const useHasPartFailed = (part: keyof typeof parts): boolean => {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => cache.find({ queryKey: parts[part].queryKey })?.state.status === 'error',
  )
}

/** One sale's whole record. */
export const useSalePull = (id: string): Pull =>
  usePull(saleFreshness(id), (signal) => pullSale(pullPorts(), id, { signal }))

/** One coin's whole record. */
export const useCoinRecordPull = (id: string): Pull =>
  usePull(coinRecordFreshness(id), (signal) => pullCoinRecord(pullPorts(), id, { signal }))

/** A coin's price history over a range. */
export const useChartPull = (id: string, range: PriceRange): Pull =>
  usePull(chartFreshness(id, range), (signal) => pullChart(pullPorts(), { id, range }, { signal }))
