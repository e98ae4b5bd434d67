// The last closes as a line, then the fan: the wide band holds 80 of 100 draws, the inner one half
// of them.
import type { FanStep, Projection, ProjectionHorizon } from '#domain/projection/projection.ts'
import { lastDays, type DailySeries } from '#domain/series/daily-series.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { useWidth } from '../use-width.ts'

const height = 220
const labelWidth = 72
/** Other currencies have longer figures, and letters beside them. */
const convertedLabelWidth = 96
const margin = 14

type Scale = { x: (day: number) => number; y: (price: number) => number }

/**
 * Days before and after now share the width evenly; prices on a logarithmic scale, as the fan is
 * one of factors.
 */
const scaleOf = (
  { pastDays, horizon, width }: { pastDays: number; horizon: number; width: number },
  prices: readonly number[],
): Scale => {
  const [low, high] = [Math.log(Math.min(...prices)), Math.log(Math.max(...prices))]
  const span = high - low || 1
  return {
    x: (day) => ((day + pastDays) / (pastDays + horizon)) * width,
    y: (price) => margin + (1 - (Math.log(price) - low) / span) * (height - 2 * margin),
  }
}

const path = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

type Edge = (step: FanStep) => number

const bandPath = (
  steps: readonly FanStep[],
  { x, y }: Scale,
  [upper, lower]: readonly [Edge, Edge],
): string => {
  const pointOn = (edge: Edge) => (step: FanStep) => [x(step.days), y(edge(step))] as const
  return `${path([...steps.map(pointOn(upper)), ...steps.toReversed().map(pointOn(lower))])}Z`
}

type FanChartProps = { series: DailySeries; projection: Projection; horizon: ProjectionHorizon }

export const FanChart = ({ series, projection, horizon }: FanChartProps) => {
  const { t } = useText('coin-projection')
  const format = useFormat()
  const { box, width } = useWidth()
  const { close, lastDay } = projection
  const past = lastDays(series, Math.min(horizon, 180) + 1)
  const now: FanStep = { days: 0, p10: close, p25: close, p50: close, p75: close, p90: close }
  const steps = [now, ...projection.steps.filter(({ days }) => days <= horizon)]
  const end = steps.at(-1) ?? now
  const plotWidth = width - (format.perUsd === 1 ? labelWidth : convertedLabelWidth)
  const scale = scaleOf(
    { pastDays: lastDay - (past.days[0] ?? lastDay), horizon, width: plotWidth },
    [...past.closes, ...steps.flatMap(({ p10, p90 }) => [p10, p90])],
  )
  const endX = scale.x(horizon)
  const label = (price: number, className: string) => (
    <text key={className} x={endX + 6} y={scale.y(price) + 4} className={className}>
      {format.price(price)}
    </text>
  )
  return (
    <div ref={box} className="mt-3 mb-1 h-55 max-w-220">
      {width === 0 ? null : (
        <svg
          role="img"
          aria-label={t('chartLabel', {
            count: horizon,
            low: format.price(end.p10),
            middle: format.price(end.p50),
            high: format.price(end.p90),
          })}
          viewBox={`0 0 ${width} ${height}`}
          direction="ltr"
          className="block size-full"
        >
          <line
            x1={scale.x(0)}
            x2={scale.x(0)}
            y1="0"
            y2={height}
            strokeDasharray="3 4"
            className="stroke-line"
          />
          <path
            d={bandPath(steps, scale, [({ p90 }) => p90, ({ p10 }) => p10])}
            className="fill-ink-1"
            fillOpacity=".07"
          />
          <path
            d={bandPath(steps, scale, [({ p75 }) => p75, ({ p25 }) => p25])}
            className="fill-ink-1"
            fillOpacity=".1"
          />
          <path
            d={path(steps.map((step) => [scale.x(step.days), scale.y(step.p50)] as const))}
            fill="none"
            strokeWidth="1.5"
            strokeDasharray="4 4"
            className="stroke-ink-2"
          />
          <path
            d={path(
              past.days.map(
                (day, at) => [scale.x(day - lastDay), scale.y(past.closes[at] ?? close)] as const,
              ),
            )}
            fill="none"
            strokeWidth="1.5"
            strokeLinejoin="round"
            className="stroke-ink-1"
          />
          <circle cx={scale.x(0)} cy={scale.y(close)} r="3" className="fill-ink-1" />
          {label(end.p90, 'fill-ink-2 text-label')}
          {label(end.p50, 'fill-ink-1 text-label font-medium')}
          {label(end.p10, 'fill-ink-2 text-label ')}
        </svg>
      )}
    </div>
  )
}
