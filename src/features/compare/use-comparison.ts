// The comparison as this device knows it: rows, records and a year of prices of the chosen coins.
// Pulls run beside it.
import { useMemo } from 'react'
import type { ChartRow } from '#data/catalog/types/chart-rows.ts'
import type { CoinRecord } from '#data/catalog/types/coin-record.ts'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import {
  coinRecord,
  coinsByIds,
  marketOrigin,
  savedChart,
  type MarketOrigin,
} from '#data/catalog/queries.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { chooseCoins } from '#domain/comparison/chosen-coins.ts'
import { seriesLook } from '#ui/chart/series-looks.ts'
import { useChartPulls, useCoinRecordPulls } from '#client/market/use-many-pulls.ts'
import { useMarketPull, type Pull } from '#client/market/use-pulls.ts'
import { useNowSec } from '#client/use-now.ts'
import { factsOf, pastOf, type ComparedCoin } from './compared-coin.ts'

export type Comparison = {
  origin: MarketOrigin
  coins: ComparedCoin[]
  /** Ids the catalogue on this device does not have. */
  unknown: string[]
  /** Known coins beyond the first five. */
  surplus: CoinRow[]
  /** Of the price history of each coin, by its id. */
  chartPulls: ReadonlyMap<string, Pull>
}

type Found = { row: CoinRow; record: CoinRecord | null; chart: ChartRow | null }
type Reading = { origin: MarketOrigin; found: Found[]; unknown: string[]; surplus: CoinRow[] }

const readFound = async (row: CoinRow): Promise<Found> => ({
  row,
  record: await coinRecord(row.id),
  chart: await savedChart(row.id, '1y'),
})

const readComparison = async (coinIds: readonly string[]): Promise<Reading | null> => {
  const origin = await marketOrigin()
  if (origin === null) return null
  const rows = await coinsByIds(coinIds)
  const { shown, unknown, surplus } = chooseCoins(coinIds, (id) => rows.has(id))
  const rowsOf = (ids: readonly string[]): CoinRow[] => ids.flatMap((id) => rows.get(id) ?? [])
  return {
    origin,
    found: await Promise.all(rowsOf(shown).map(readFound)),
    unknown,
    surplus: rowsOf(surplus),
  }
}

const nothing: readonly Found[] = []
const daySec = 86_400

/** `comparison` is undefined while it is being read, null where this device holds no catalogue. */
export const useComparison = (
  coinIds: readonly string[],
): { comparison: Comparison | null | undefined; market: Pull } => {
  const market = useMarketPull()
  // Ages count in days: the figures are not made anew with every tick.
  const todaySec = Math.floor(useNowSec() / daySec) * daySec
  const reading = useLiveQuery(() => readComparison(coinIds), [coinIds.join(',')])
  const found = reading?.found ?? nothing
  const ids = found.map(({ row }) => row.id)
  useCoinRecordPulls(ids)
  const pulls = useChartPulls(ids, '1y')
  const coins = useMemo(
    () =>
      found.map(({ row, record, chart }, place): ComparedCoin => {
        const past = pastOf(chart)
        return {
          id: row.id,
          row,
          record,
          past,
          facts: factsOf({ row, record, past, nowSec: todaySec }),
          look: seriesLook(place),
        }
      }),
    [found, todaySec],
  )
  if (!reading) return { comparison: reading, market }
  const chartPulls = new Map(
    ids.flatMap((id, place): [string, Pull][] => (pulls[place] ? [[id, pulls[place]]] : [])),
  )
  return {
    comparison: {
      origin: reading.origin,
      coins,
      unknown: reading.unknown,
      surplus: reading.surplus,
      chartPulls,
    },
    market,
  }
}
