// A small chart of lines over the same days, with guides and bars. Decoration beside the words and
// figures it stands with.
import type { Line } from '#domain/technicals/moving-average.ts'
import { useWidth } from '../use-width.ts'

export type PlotLine = { values: Line; className: string; isDashed?: boolean; width?: number }
type LinePlotProps = {
  lines: readonly PlotLine[]
  guides?: readonly number[]
  bars?: Line
  /** Shows only the last so many days. */
  days?: number
  min?: number
  max?: number
}

const height = 96
const pad = 4

const isKnown = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value)

const pathOf = (
  values: Line,
  place: (at: number, value: number) => readonly [number, number],
): string => {
  let isDrawing = false
  return values
    .map((value, at) => {
      if (!isKnown(value)) {
        isDrawing = false
        return ''
      }
      const [x, y] = place(at, value)
      const step = `${isDrawing ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
      isDrawing = true
      return step
    })
    .join('')
}

const none: readonly number[] = []

export const LinePlot = ({
  lines,
  guides = none,
  bars = none,
  days = 180,
  min,
  max,
}: LinePlotProps) => {
  const { box, width } = useWidth()
  const shown = lines.map((line) => ({ ...line, values: line.values.slice(-days) }))
  const shownBars = bars.slice(-days)
  const all = [...shown.flatMap(({ values }) => values), ...shownBars, ...guides].filter(isKnown)
  const low = min ?? Math.min(...all)
  const high = max ?? Math.max(...all)
  const count = Math.max(...shown.map(({ values }) => values.length), shownBars.length)
  const xOf = (at: number): number => (at / Math.max(1, count - 1)) * width
  const yOf = (value: number): number =>
    pad + (1 - (value - low) / (high - low || 1)) * (height - 2 * pad)
  return (
    <div ref={box} className="h-24" aria-hidden="true">
      {width === 0 || all.length === 0 ? null : (
        <svg viewBox={`0 0 ${width} ${height}`} direction="ltr" className="block size-full">
          {guides.map((guide) => (
            <line
              key={guide}
              x1="0"
              x2={width}
              y1={yOf(guide)}
              y2={yOf(guide)}
              strokeDasharray="3 4"
              className="stroke-line"
            />
          ))}
          {shownBars.map((value, at) =>
            isKnown(value) ? (
              <line
                key={xOf(at)}
                x1={xOf(at)}
                x2={xOf(at)}
                y1={yOf(0)}
                y2={yOf(value)}
                className={value < 0 ? 'stroke-down' : 'stroke-up'}
                strokeOpacity=".55"
              />
            ) : null,
          )}
          {shown.map(({ values, className, isDashed, width: stroke = 1.5 }) => (
            <path
              key={className}
              d={pathOf(values, (at, value) => [xOf(at), yOf(value)])}
              fill="none"
              strokeWidth={stroke}
              strokeLinejoin="round"
              strokeDasharray={isDashed ? '4 3' : undefined}
              className={className}
            />
          ))}
        </svg>
      )}
    </div>
  )
}
