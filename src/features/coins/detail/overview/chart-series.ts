// What is drawn on the chart: a line with its fill or candles, and volume bars below.
import {
  AreaSeries,
  CandlestickSeries,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { CandleRow } from '#data/catalog/types/chart-rows.ts'
import type { ThemeColours } from '#ui/chart/theme-colours.ts'

export type ChartPoints = {
  timesSec: Float64Array
  pricesUsd: Float64Array
  volumesUsd: Float64Array
}
type Content = {
  points: ChartPoints | null
  candles: CandleRow | null
  direction: 'up' | 'down' | 'flat'
  /** The scale counts in the reader's currency, so that its steps are round there. */
  perUsd: number
}

/** The price's series, and the volume that belongs to one of its moments. */
export type PriceSeries = {
  series: ISeriesApi<'Area'> | ISeriesApi<'Candlestick'>
  volumeAt: (timeSec: number) => number | null
  /** Where the tag of the last price stands, from the top in px; null before it is drawn. */
  tagY: () => number | null
}

export const volumeShare = 0.14

const at = (values: Float64Array, index: number): number => values[index] ?? 0

const drawLine = (
  chart: IChartApi,
  { timesSec, pricesUsd }: ChartPoints,
  { direction, perUsd, colours }: Omit<Content, 'points' | 'candles'> & { colours: ThemeColours },
): ISeriesApi<'Area'> => {
  const area = chart.addSeries(AreaSeries, {
    lineColor: colours.ink1,
    lineWidth: 2,
    topColor: colours.fill,
    bottomColor: 'transparent',
    priceLineVisible: false,
    lastValueVisible: true,
    crosshairMarkerRadius: 4,
    crosshairMarkerBackgroundColor: colours.canvas,
    crosshairMarkerBorderColor: colours.ink1,
    crosshairMarkerBorderWidth: 2,
  })
  area.setData(
    Array.from(timesSec, (time, index) => ({
      time: time as UTCTimestamp,
      value: at(pricesUsd, index) * perUsd,
    })),
  )
  area.applyOptions({ priceLineColor: direction === 'down' ? colours.down : colours.up })
  return area
}

const drawCandles = (
  chart: IChartApi,
  row: CandleRow,
  { perUsd, colours }: Pick<Content, 'perUsd'> & { colours: ThemeColours },
): ISeriesApi<'Candlestick'> => {
  const series = chart.addSeries(CandlestickSeries, {
    upColor: colours.up,
    wickUpColor: colours.up,
    borderUpColor: colours.up,
    downColor: colours.down,
    wickDownColor: colours.down,
    borderDownColor: colours.down,
    priceLineVisible: false,
  })
  series.setData(
    Array.from(row.timesSec, (time, index) => ({
      time: time as UTCTimestamp,
      open: at(row.opensUsd, index) * perUsd,
      high: at(row.highsUsd, index) * perUsd,
      low: at(row.lowsUsd, index) * perUsd,
      close: at(row.closesUsd, index) * perUsd,
    })),
  )
  return series
}

/**
 * The volume at the last point up to a moment: candles and points need not fall on the same
 * seconds.
 */
const volumesBy =
  (points: ChartPoints | null) =>
  (timeSec: number): number | null => {
    if (points === null) return null
    const after = points.timesSec.findIndex((time) => time > timeSec)
    const volume =
      points.volumesUsd[after === -1 ? points.timesSec.length - 1 : after - 1] ?? Number.NaN
    return Number.isFinite(volume) ? volume : null
  }

/** Draws the price and its volumes over the whole width. */
export const drawSeries = (
  chart: IChartApi,
  { points, candles, direction, perUsd }: Content,
  colours: ThemeColours,
): PriceSeries => {
  const series = candles
    ? drawCandles(chart, candles, { perUsd, colours })
    : drawLine(
        chart,
        points ?? {
          timesSec: new Float64Array(),
          pricesUsd: new Float64Array(),
          volumesUsd: new Float64Array(),
        },
        { direction, perUsd, colours },
      )
  const volumeAt = volumesBy(points)
  const volume = chart.addSeries(HistogramSeries, {
    priceScaleId: 'volume',
    color: colours.track,
    lastValueVisible: false,
    priceLineVisible: false,
  })
  volume.priceScale().applyOptions({ scaleMargins: { top: 1 - volumeShare, bottom: 0 } })
  volume.setData(
    Array.from((candles ?? points)?.timesSec ?? [], (time) => ({
      time,
      value: volumeAt(time),
    })).flatMap(({ time, value }) =>
      value === null ? [] : [{ time: time as UTCTimestamp, value }],
    ),
  )
  chart.timeScale().fitContent()
  const lastUsd = candles?.closesUsd.at(-1) ?? points?.pricesUsd.at(-1)
  return {
    series,
    volumeAt,
    tagY: () => (lastUsd === undefined ? null : series.priceToCoordinate(lastUsd * perUsd)),
  }
}
