// When the market is fetched: each hook brings one part up to date while a screen that shows it is open.
// The rows themselves are read from the device by live queries; here is only whether a pull runs or failed.
import { useQuery } from '@tanstack/react-query'
import type { PriceRange } from '#contract/coin-wire.ts'
import { pullChart, pullCoinRecord, pullMarket, pullSale, pullSales } from '#data/catalog/pull.ts'
import { chartFreshness, coinRecordFreshness, marketFreshness, saleFreshness, salesFreshness } from '#sync/freshness.ts'
import { pullPorts } from './pull-ports.ts'

export type Pull = { isPulling: boolean; error: Error | null; retry: () => void }

type Freshness = { queryKey: readonly unknown[]; retry: (failures: number, error: unknown) => boolean; retryDelay: (failures: number) => number }
type Run = (signal: AbortSignal) => Promise<unknown>

const usePull = (freshness: Freshness, run: Run): Pull => {
  const { isFetching, error, refetch } = useQuery<number>({
    ...freshness,
    queryFn: async ({ signal }) => {
      await run(signal)
      return Date.now()
    },
  })
  return { isPulling: isFetching, error, retry: () => void refetch() }
}

/** Every coin's row. */
export const useMarketPull = (): Pull => usePull(marketFreshness, (signal) => pullMarket(pullPorts(), { signal }))

/** Every upcoming sale. */
export const useSalesPull = (): Pull => usePull(salesFreshness, (signal) => pullSales(pullPorts(), { signal }))

/** One sale's whole record. */
export const useSalePull = (id: string): Pull => usePull(saleFreshness(id), (signal) => pullSale(pullPorts(), id, { signal }))

/** One coin's whole record. */
export const useCoinRecordPull = (id: string): Pull =>
  usePull(coinRecordFreshness(id), (signal) => pullCoinRecord(pullPorts(), id, { signal }))

/** A coin's price history over a range. */
export const useChartPull = (id: string, range: PriceRange): Pull =>
  usePull(chartFreshness(id, range), (signal) => pullChart(pullPorts(), { id, range }, { signal }))
