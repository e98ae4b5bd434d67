// Price histories that were looked at, kept for reading offline: typed arrays, the oldest making
// way.
import type { PricePoint, PriceRange } from '#contract/market/coin-wire.ts'
import type { CatalogDb } from '../../catalog-db.ts'
import type { ChartRow } from '../types/chart-rows.ts'

/** About 20 KB each at most: enough for the coins someone follows. */
const keptCharts = 500

type ChartWire = {
  id: string
  range: PriceRange
  points: readonly PricePoint[]
  asOfSec: number | null
}

/** Points in time order, one per moment; real histories come unsorted at their end. */
export const chartRowOf = ({ id, range, points, asOfSec }: ChartWire, nowMs: number): ChartRow => {
  const byTime = new Map(points.map((point) => [point.t, point]))
  const sorted = [...byTime.values()].toSorted((a, b) => a.t - b.t)
  return {
    id,
    range,
    timesSec: Float64Array.from(sorted, ({ t }) => t),
    pricesUsd: Float64Array.from(sorted, ({ price }) => price),
    volumesUsd: Float64Array.from(sorted, ({ volume }) => volume ?? Number.NaN),
    asOfSec,
    savedAtMs: nowMs,
    bytes: sorted.length * 24,
  }
}

/**
 * Keeps a price history, replacing an earlier one of the same coin and range; an empty answer
 * replaces nothing.
 */
export const storeChart = (db: CatalogDb, chart: ChartWire, nowMs: number): Promise<void> =>
  db.transaction('rw', db.charts, async () => {
    if (chart.points.length === 0 && (await db.charts.get([chart.id, chart.range]))) return
    await db.charts.put(chartRowOf(chart, nowMs))
    const surplus = (await db.charts.count()) - keptCharts
    if (surplus > 0)
      await db.charts.bulkDelete(await db.charts.orderBy('savedAtMs').limit(surplus).primaryKeys())
  })
