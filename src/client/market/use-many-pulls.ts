// The same pulls for several coins at once: only what lays coins side by side needs that part of
// Query (decision 204).
import { useQueries } from '@tanstack/react-query'
import type { PriceRange } from '#contract/market/coin-wire.ts'
import { pullChart, pullCoinRecord } from '#data/catalog/pulls/pull-market.ts'
import { chartFreshness, coinRecordFreshness } from '#sync/freshness.ts'
import { pullPorts } from './pull-ports.ts'
import { pullOf, pullOptions, type Pull } from './use-pulls.ts'

/** The whole records of several coins, in the order of their ids. */
export const useCoinRecordPulls = (ids: readonly string[]): Pull[] =>
  useQueries({
    queries: ids.map((id) =>
      pullOptions(coinRecordFreshness(id), (signal) => pullCoinRecord(pullPorts(), id, { signal })),
    ),
  }).map(pullOf)

/** The price histories of several coins over a range, in the order of their ids. */
export const useChartPulls = (ids: readonly string[], range: PriceRange): Pull[] =>
  useQueries({
    queries: ids.map((id) =>
      pullOptions(chartFreshness(id, range), (signal) =>
        pullChart(pullPorts(), { id, range }, { signal }),
      ),
    ),
  }).map(pullOf)
