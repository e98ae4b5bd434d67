// The price over a range as a line or candles, with volume bars. The library is large: this file is
// loaded only when a chart is shown.
import { createChart, type IChartApi, type MouseEventParams } from 'lightweight-charts'
import { useEffect, useRef, useState } from 'react'
// The chart writes its attribution as HTML.
import '#platform/security/sanitize-html.ts'
import type { CandleRow } from '#data/catalog/types/chart-rows.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { chartOptions, fontSizeOf, tipRoomPx } from '#ui/chart/chart-options.ts'
import { themeColours } from '#ui/chart/theme-colours.ts'
import { drawSeries, volumeShare, type ChartPoints, type PriceSeries } from './chart-series.ts'

type PriceChartProps = {
  points: ChartPoints | null
  candles: CandleRow | null
  direction: 'up' | 'down' | 'flat'
  isIntraday: boolean
  label: string
}
/** Two labels of the scale closer than this lie over each other. */
const tagRoomPx = 16

type Tip = {
  x: number
  isNearEnd: boolean
  /** As they are drawn, in the reader's currency. */
  prices: readonly number[]
  volume: number | null
  timeSec: number
}

const tipOf = (
  event: MouseEventParams,
  chart: IChartApi,
  { series, volumeAt }: PriceSeries,
): Tip | null => {
  const data = event.seriesData.get(series)
  if (!event.point || !data) return null
  const prices =
    'open' in data
      ? [data.open, data.high, data.low, data.close]
      : 'value' in data
        ? [data.value]
        : []
  if (prices.length === 0) return null
  const timeSec = Number(data.time)
  return {
    x: event.point.x,
    isNearEnd: event.point.x > chart.timeScale().width() - tipRoomPx,
    prices,
    volume: volumeAt(timeSec),
    timeSec,
  }
}

const ChartTip = ({ tip, isIntraday }: { tip: Tip; isIntraday: boolean }) => {
  const { t } = useText('coin-detail')
  const format = useFormat()
  const prices = tip.prices.map((amount) => amount / format.perUsd)
  const [open, high, low] = prices.length === 4 ? prices : []
  return (
    <div
      aria-hidden="true"
      className={
        'pointer-events-none absolute top-0 z-2 grid rounded-2 bg-raised px-3 py-2 ' +
        'text-caption whitespace-nowrap text-ink-3 inset-ring inset-ring-line'
      }
      style={tip.isNearEnd ? { right: `calc(100% - ${tip.x - 12}px)` } : { left: tip.x + 12 }}
    >
      <b className="num text-body font-semibold text-ink-1">{format.price(prices.at(-1))}</b>
      <span className="num">
        {isIntraday ? format.moment(tip.timeSec) : format.date(tip.timeSec)}
      </span>
      {open === undefined ? null : (
        <bdi>
          {t('candleTip', {
            open: format.price(open),
            high: format.price(high),
            low: format.price(low),
          })}
        </bdi>
      )}
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
    let last: PriceSeries | null = null
    const isUnderTag = (value: number): boolean => {
      const [tagY, labelY] = [last?.tagY() ?? null, last?.series.priceToCoordinate(value) ?? null]
      return tagY !== null && labelY !== null && Math.abs(tagY - labelY) < tagRoomPx
    }
    const chart = createChart(
      box.current,
      chartOptions({
        colours,
        fontSizePx: fontSizeOf(box.current),
        figure: (amount) => format.price(amount / format.perUsd),
        date: format.date,
        isIntraday,
        isUnderTag,
        bottomShare: volumeShare + 0.08,
      }),
    )
    const drawn = drawSeries(chart, { points, candles, direction, perUsd: format.perUsd }, colours)
    last = drawn
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
