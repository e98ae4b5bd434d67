// The line of a portfolio's past. The chart library is large: this file is loaded only when a chart
// is shown.
import {
  AreaSeries,
  createChart,
  type MouseEventParams,
  type UTCTimestamp,
} from 'lightweight-charts'
import { useEffect, useRef, useState } from 'react'
// The chart writes its attribution as HTML.
import '#platform/security/sanitize-html.ts'
import { useFormat } from '#i18n/use-format.ts'
import { chartOptions, fontSizeOf, tipRoomPx } from '#ui/chart/chart-options.ts'
import { themeColours } from '#ui/chart/theme-colours.ts'
import type { PastPoint } from './past-line.ts'

type Tip = PastPoint & { x: number; isNearEnd: boolean }

type PastChartProps = {
  points: readonly PastPoint[]
  figure: (value: number) => string
  label: string
  className: string
}

export const PastChart = ({ points, figure, label, className }: PastChartProps) => {
  const format = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => {
    if (!box.current) return undefined
    const colours = themeColours(box.current)
    const chart = createChart(
      box.current,
      chartOptions({
        colours,
        fontSizePx: fontSizeOf(box.current),
        figure,
        date: format.date,
        isIntraday: false,
        bottomShare: 0.08,
      }),
    )
    const series = chart.addSeries(AreaSeries, {
      lineColor: colours.ink1,
      lineWidth: 2,
      topColor: colours.fill,
      bottomColor: 'transparent',
      priceLineVisible: false,
      lastValueVisible: true,
    })
    series.setData(points.map(({ timeSec, value }) => ({ time: timeSec as UTCTimestamp, value })))
    chart.timeScale().fitContent()
    chart.subscribeCrosshairMove((event: MouseEventParams) => {
      const data = event.seriesData.get(series)
      setTip(
        event.point && event.time !== undefined && data && 'value' in data
          ? {
              x: event.point.x,
              isNearEnd: event.point.x > chart.timeScale().width() - tipRoomPx,
              timeSec: Number(event.time),
              value: data.value,
            }
          : null,
      )
    })
    return () => chart.remove()
  }, [points, figure, format])
  return (
    <div dir="ltr" className="relative">
      <div ref={box} role="img" aria-label={label} className={`text-label ${className}`} />
      {tip === null ? null : (
        <div
          aria-hidden="true"
          className={
            'pointer-events-none absolute top-0 z-2 grid gap-0.5 rounded-2 bg-raised px-3 ' +
            'py-2 text-caption whitespace-nowrap text-ink-3 inset-ring inset-ring-line'
          }
          style={tip.isNearEnd ? { right: `calc(100% - ${tip.x - 12}px)` } : { left: tip.x + 12 }}
        >
          <span className="num">{format.date(tip.timeSec)}</span>
          <b className="num font-semibold text-ink-1">{figure(tip.value)}</b>
        </div>
      )}
    </div>
  )
}
