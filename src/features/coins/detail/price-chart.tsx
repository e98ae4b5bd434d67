// The price over a range as a line with volume bars. The library is large: this file is loaded only when a chart is shown.
import { AreaSeries, createChart, CrosshairMode, HistogramSeries, LineStyle, type IChartApi, type ISeriesApi, type MouseEventParams, type UTCTimestamp } from 'lightweight-charts'
import { useEffect, useRef, useState } from 'react'
// The chart writes its attribution as HTML.
import '#platform/sanitize-html.ts'
import { useFormat, type Format } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { themeColours, type ThemeColours } from './theme-colours.ts'

export type ChartPoints = { timesSec: Float64Array; pricesUsd: Float64Array; volumesUsd: Float64Array }
type PriceChartProps = { points: ChartPoints; direction: 'up' | 'down' | 'flat'; isIntraday: boolean; label: string }
type Tip = { x: number; isNearEnd: boolean; price: number; volume: number | null; timeSec: number }

const volumeShare = 0.14

const optionsOf = (colours: ThemeColours, format: Format, isIntraday: boolean) => ({
  autoSize: true,
  layout: { background: { color: 'transparent' }, textColor: colours.ink3, fontFamily: 'Geist, system-ui, sans-serif', fontSize: 11, attributionLogo: false },
  grid: { vertLines: { visible: false }, horzLines: { color: colours.hair } },
  crosshair: {
    mode: CrosshairMode.Magnet,
    vertLine: { color: colours.control, style: LineStyle.Dashed, width: 1 as const, labelVisible: false },
    horzLine: { visible: false, labelVisible: false },
  },
  rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.08, bottom: volumeShare + 0.08 } },
  timeScale: { borderVisible: false, timeVisible: isIntraday, secondsVisible: false, fixLeftEdge: true, fixRightEdge: true },
  localization: {
    priceFormatter: (price: number) => format.price(price),
    timeFormatter: (time: number) => format.date(time),
  },
  handleScroll: { mouseWheel: false, vertTouchDrag: false },
  handleScale: false,
})

const drawSeries = (chart: IChartApi, { points, direction }: PriceChartProps, colours: ThemeColours): ISeriesApi<'Area'> => {
  const times = Array.from(points.timesSec) as UTCTimestamp[]
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
  area.setData(times.map((time, index) => ({ time, value: points.pricesUsd[index] ?? 0 })))
  area.applyOptions({ priceLineColor: direction === 'down' ? colours.down : colours.up })
  const volume = chart.addSeries(HistogramSeries, { priceScaleId: 'volume', color: colours.track, lastValueVisible: false, priceLineVisible: false })
  volume.priceScale().applyOptions({ scaleMargins: { top: 1 - volumeShare, bottom: 0 } })
  volume.setData(times.flatMap((time, index) => (Number.isFinite(points.volumesUsd[index]) ? [{ time, value: points.volumesUsd[index] ?? 0 }] : [])))
  chart.timeScale().fitContent()
  return area
}

type TipSource = { chart: IChartApi; area: ISeriesApi<'Area'>; points: ChartPoints }

/** Within this of the end the tip stands on the other side of the crosshair. */
const tipRoomPx = 160

const tipOf = (event: MouseEventParams, { chart, area, points }: TipSource): Tip | null => {
  const data = event.seriesData.get(area)
  if (!event.point || !data || !('value' in data)) return null
  const timeSec = Number(data.time)
  const volume = points.volumesUsd[points.timesSec.indexOf(timeSec)] ?? Number.NaN
  return { x: event.point.x, isNearEnd: event.point.x > chart.timeScale().width() - tipRoomPx, price: data.value, volume: Number.isFinite(volume) ? volume : null, timeSec }
}

export const PriceChart = (props: PriceChartProps) => {
  const { points, direction, isIntraday, label } = props
  const { t } = useText('coin-detail')
  const format = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => {
    if (!box.current) return undefined
    const colours = themeColours(box.current)
    const chart = createChart(box.current, optionsOf(colours, format, isIntraday))
    const area = drawSeries(chart, { points, direction, isIntraday, label }, colours)
    chart.subscribeCrosshairMove((event) => setTip(tipOf(event, { chart, area, points })))
    return () => chart.remove()
  }, [points, direction, isIntraday, label, format])
  return (
    <div dir="ltr" className="relative">
      <div ref={box} role="img" aria-label={label} className="h-72 tablet:h-80" />
      {tip === null ? null : (
        <div aria-hidden="true" className="pointer-events-none absolute top-0 z-2 grid rounded-2 bg-raised px-3 py-2 text-caption whitespace-nowrap text-ink-3 inset-ring inset-ring-line" style={tip.isNearEnd ? { right: `calc(100% - ${tip.x - 12}px)` } : { left: tip.x + 12 }}>
          <b className="num text-body font-semibold text-ink-1">{format.price(tip.price)}</b>
          <span className="num">{isIntraday ? format.moment(tip.timeSec) : format.date(tip.timeSec)}</span>
          {tip.volume === null ? null : <bdi>{t('volume', { amount: format.money(tip.volume) })}</bdi>}
        </div>
      )}
    </div>
  )
}
