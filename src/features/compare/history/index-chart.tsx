// The lines of the comparison. The chart library is large: this file is loaded only when a chart is
// shown.
import {
  createChart,
  LineSeries,
  LineStyle,
  type IChartApi,
  type ISeriesApi,
  type MouseEventParams,
  type UTCTimestamp,
} from 'lightweight-charts'
import { useEffect, useRef, useState } from 'react'
// The chart writes its attribution as HTML.
import '#platform/security/sanitize-html.ts'
import { indexBase } from '#domain/comparison/indexed-chart.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useFormat } from '#i18n/use-format.ts'
import { chartOptions, fontSizeOf, tipRoomPx } from '#ui/chart/chart-options.ts'
import { SeriesKey } from '#ui/chart/series-key.tsx'
import { themeColours, type ThemeColours } from '#ui/chart/theme-colours.ts'
import type { ShownLine } from './shown-histories.ts'

type DrawnLine = { line: ShownLine; series: ISeriesApi<'Line'> }
type Tip = {
  x: number
  isNearEnd: boolean
  timeSec: number
  values: { line: ShownLine; value: number }[]
}

const drawLine = (chart: IChartApi, line: ShownLine, colours: ThemeColours): DrawnLine => {
  const {
    coin: { look, row },
    timesSec,
    values,
  } = line
  const series = chart.addSeries(LineSeries, {
    color: colours[look.colour],
    lineWidth: look.widthPx,
    lineStyle: LineStyle[look.line],
    title: formatSymbol(row.symbol),
    priceLineVisible: false,
    lastValueVisible: true,
    crosshairMarkerRadius: 4,
    crosshairMarkerBackgroundColor: colours.canvas,
    crosshairMarkerBorderColor: colours[look.colour],
    crosshairMarkerBorderWidth: 2,
  })
  series.setData(
    timesSec.map((time, at) => ({ time: time as UTCTimestamp, value: values[at] ?? indexBase })),
  )
  return { line, series }
}

const tipOf = (
  event: MouseEventParams,
  chart: IChartApi,
  drawn: readonly DrawnLine[],
): Tip | null => {
  if (!event.point || event.time === undefined) return null
  const values = drawn.flatMap(({ line, series }) => {
    const data = event.seriesData.get(series)
    return data && 'value' in data ? [{ line, value: data.value }] : []
  })
  return values.length === 0
    ? null
    : {
        x: event.point.x,
        isNearEnd: event.point.x > chart.timeScale().width() - tipRoomPx,
        timeSec: Number(event.time),
        values,
      }
}

const IndexTip = ({ tip }: { tip: Tip }) => {
  const format = useFormat()
  return (
    <div
      aria-hidden="true"
      className={
        'pointer-events-none absolute top-0 z-2 grid gap-0.5 rounded-2 bg-raised px-3 ' +
        'py-2 text-caption whitespace-nowrap text-ink-3 inset-ring inset-ring-line'
      }
      style={tip.isNearEnd ? { right: `calc(100% - ${tip.x - 12}px)` } : { left: tip.x + 12 }}
    >
      <span className="num">{format.date(tip.timeSec)}</span>
      {tip.values
        .toSorted((a, b) => b.value - a.value)
        .map(({ line: { id, coin }, value }) => (
          <span key={id} className="flex items-center gap-2">
            <SeriesKey look={coin.look} />
            <bdi className="flex-1 text-ink-2">{formatSymbol(coin.row.symbol)}</bdi>
            <b className="num ps-2 font-semibold text-ink-1">{format.decimal(value)}</b>
          </span>
        ))}
    </div>
  )
}

export const IndexChart = ({
  lines,
  label,
  className,
}: {
  lines: readonly ShownLine[]
  label: string
  className: string
}) => {
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
        figure: format.decimal,
        date: format.date,
        isIntraday: false,
        bottomShare: 0.08,
      }),
    )
    // The first coin is drawn last, above the others.
    const drawn = lines.toReversed().map((line) => drawLine(chart, line, colours))
    drawn[0]?.series.createPriceLine({
      price: indexBase,
      color: colours.control,
      lineWidth: 1,
      lineStyle: LineStyle.Dotted,
      axisLabelVisible: false,
      title: '',
    })
    chart.timeScale().fitContent()
    chart.subscribeCrosshairMove((event) => setTip(tipOf(event, chart, drawn)))
    return () => chart.remove()
  }, [lines, format])
  return (
    <div dir="ltr" className="relative">
      <div ref={box} role="img" aria-label={label} className={`text-label ${className}`} />
      {tip === null ? null : <IndexTip tip={tip} />}
    </div>
  )
}
