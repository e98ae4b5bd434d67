// The last week as a thin grey line; only the last dot has a colour. Always left to right.
import type { ChangeDirection } from '#domain/format/change.ts'

type SparklineProps = {
  /** Undefined while nobody has looked yet; empty where there is none. */
  points: ArrayLike<number> | undefined
  direction: ChangeDirection
  width?: number
  height?: number
}

const pathOf = (
  points: ArrayLike<number>,
  width: number,
  height: number,
): { d: string; lastY: number } => {
  let low = Infinity
  let high = -Infinity
  for (let index = 0; index < points.length; index += 1) {
    low = Math.min(low, points[index] ?? low)
    high = Math.max(high, points[index] ?? high)
  }
  const span = high - low || 1
  const stepX = (width - 4) / Math.max(1, points.length - 1)
  const yOf = (value: number) => 2 + (1 - (value - low) / span) * (height - 4)
  let d = ''
  for (let index = 0; index < points.length; index += 1)
    d += `${index === 0 ? 'M' : 'L'}${(index * stepX).toFixed(1)} ${yOf(points[index] ?? low).toFixed(1)}`
  return { d, lastY: yOf(points[points.length - 1] ?? low) }
}

/**
 * The same elements with a line and without: a row that comes to show another coin has none for a
 * moment.
 */
export const Sparkline = ({ points, direction, width = 88, height = 24 }: SparklineProps) => {
  const line = !points || points.length < 2 ? null : pathOf(points, width, height)
  const dot = direction === 'up' ? 'fill-up' : 'fill-down'
  return (
    <svg
      aria-hidden="true"
      data-unknown={(points && line === null) || undefined}
      data-loading={!points || undefined}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="sparkline inline-block overflow-visible align-middle"
    >
      <path
        d={line?.d}
        fill="none"
        strokeWidth="1.25"
        strokeLinejoin="round"
        className="stroke-ink-3"
      />
      <circle
        cx={width - 4}
        cy={line?.lastY}
        r={line ? 2 : 0}
        className={direction === 'flat' ? 'fill-ink-3' : dot}
      />
    </svg>
  )
}
