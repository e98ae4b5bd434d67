// The price over a range as a line or candles, with volume bars. The library is large: this file is loaded only when a chart is shown.
import { CrosshairMode, createChart, LineStyle, type IChartApi, type MouseEventParams } from 'lightweight-charts'
import { useEffect, useRef, useState } from 'react'
// The chart writes its attribution as HTML.
import '#platform/sanitize-html.ts'
import type { CandleRow } from '#data/catalog-db.ts'
import { useFormat, type Format } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { drawSeries, volumeShare, type ChartPoints, type PriceSeries } from './chart-series.ts'
import { themeColours, type ThemeColours } from './theme-colours.ts'

type PriceChartProps = { points: ChartPoints | null; candles: CandleRow | null; direction: 'up' | 'down' | 'flat'; isIntraday: boolean; label: string }
type Tip = { x: number; isNearEnd: boolean; prices: readonly number[]; volume: number | null; timeSec: number }

const optionsOf = (colours: ThemeColours, fontSize: number, format: Format, isIntraday: boolean) => ({
  autoSize: true,
  layout: { background: { color: 'transparent' }, textColor: colours.ink3, fontFamily: 'Geist, system-ui, sans-serif', fontSize, attributionLogo: false },
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

/** Within this of the end the tip stands on the other side of the crosshair. */
const tipRoomPx = 160

const tipOf = (event: MouseEventParams, chart: IChartApi, { series, volumeAt }: PriceSeries): Tip | null => {
  const data = event.seriesData.get(series)
  if (!event.point || !data) return null
  const prices = 'open' in data ? [data.open, data.high, data.low, data.close] : 'value' in data ? [data.value] : []
  if (prices.length === 0) return null
  const timeSec = Number(data.time)
  return { x: event.point.x, isNearEnd: event.point.x > chart.timeScale().width() - tipRoomPx, prices, volume: volumeAt(timeSec), timeSec }
}

const ChartTip = ({ tip, isIntraday }: { tip: Tip; isIntraday: boolean }) => {
  const { t } = useText('coin-detail')
  const format = useFormat()
  const [open, high, low] = tip.prices.length === 4 ? tip.prices : []
  return (
    <div aria-hidden="true" className="pointer-events-none absolute top-0 z-2 grid rounded-2 bg-raised px-3 py-2 text-caption whitespace-nowrap text-ink-3 inset-ring inset-ring-line" style={tip.isNearEnd ? { right: `calc(100% - ${tip.x - 12}px)` } : { left: tip.x + 12 }}>
      <b className="num text-body font-semibold text-ink-1">{format.price(tip.prices.at(-1))}</b>
      <span className="num">{isIntraday ? format.moment(tip.timeSec) : format.date(tip.timeSec)}</span>
      {open === undefined ? null : <bdi>{t('candleTip', { open: format.price(open), high: format.price(high), low: format.price(low) })}</bdi>}
      {tip.volume === null ? null : <bdi>{t('volume', { amount: format.money(tip.volume) })}</bdi>}
    </div>
  )
}

export const PriceChart = ({ points, candles, direction, isIntraday, label }: PriceChartProps) => {
  const format = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => {
    if (!box.current) return undefined
    const colours = themeColours(box.current)
    const chart = createChart(box.current, optionsOf(colours, Number.parseFloat(getComputedStyle(box.current).fontSize), format, isIntraday))
    const drawn = drawSeries(chart, { points, candles, direction }, colours)
    chart.subscribeCrosshairMove((event) => setTip(tipOf(event, chart, drawn)))
    return () => chart.remove()
  }, [points, candles, direction, isIntraday, format])
  return (
    <div dir="ltr" className="relative">
      <div ref={box} role="img" aria-label={label} className="h-72 text-label tablet:h-80" />
      {tip === null ? null : <ChartTip tip={tip} isIntraday={isIntraday} />}
    </div>
  )
}
