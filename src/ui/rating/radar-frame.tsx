// The pentagon on which sub-scores are drawn: rings at the band cuts, an axis for each, its words
// beside it. The words are drawn as text, so they read in every script.
import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import type { ScoreBand } from '#domain/coin/score-band.ts'
import { pointAt, polygon, radarCentre, type RadarPoint } from './radar-geometry.ts'
import { rulerCuts } from './ruler-geometry.ts'

type Axis = { label: string; /** Nothing is known on it: dashed. */ isUnknown: boolean }
type RadarFrameProps = {
  label: string
  band: ScoreBand | null
  axes: readonly Axis[]
  /** Larger where there is room for it. */
  isWide?: true
  children: ReactNode
}

/** Labels stand a little beyond the end of their axis. */
const labelScore = 110
const asideFrom = 40

const anchorAt = ({ x }: RadarPoint): 'start' | 'middle' | 'end' => {
  if (x > radarCentre.x + asideFrom) return 'start'
  return x < radarCentre.x - asideFrom ? 'end' : 'middle'
}

const longestLine = 12

/** A long label breaks at the space nearest its middle, so that it stays inside a narrow panel. */
const linesOf = (label: string): string[] => {
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index)
  if (label.length <= longestLine || spaces.length === 0) return [label]
  const middle = label.length / 2
  const cut = spaces.reduce((best, at) =>
    Math.abs(at - middle) < Math.abs(best - middle) ? at : best,
  )
  return [label.slice(0, cut), label.slice(cut + 1)]
}

/** In units of the drawing, which grows as a whole with the reader's text. */
const labelSize = 11
/** What a label may stand out of the drawing: less than the gap beside it. */
const allowance = 8
const drawingWidth = 236
const wideScript = /[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/

const widthOf = (line: string): number =>
  Array.from(line, (character) =>
    wideScript.test(character) ? labelSize : labelSize * 0.56,
  ).reduce((sum, width) => sum + width, 0)

/**
 * How far the labels beside the pentagon stand out of the drawing, to the left and to the right.
 */
const standOut = (axes: readonly Axis[]): { left: number; right: number } => {
  const ends = axes.map(({ label }, index) => {
    const at = pointAt(index, axes.length, labelScore)
    const width = Math.max(...linesOf(label).map(widthOf))
    const anchor = anchorAt(at)
    const start = anchor === 'start' ? at.x : anchor === 'end' ? at.x - width : at.x - width / 2
    return { left: -start, right: start + width - drawingWidth }
  })
  const room = (side: 'left' | 'right'): number => {
    const most = Math.max(...ends.map((end) => end[side]))
    return most > allowance ? Math.ceil(most) : 0
  }
  return { left: room('left'), right: room('right') }
}

const usualWidth = 'w-[calc(--spacing(59)*var(--widened))]'
const roomyWidth = 'w-[calc(--spacing(72)*var(--widened))]'

export const RadarFrame = ({ label, band, axes, isWide, children }: RadarFrameProps) => {
  const { left, right } = standOut(axes)
  const width = left + drawingWidth + right
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-left} 0 ${width} 196`}
      data-band={band ?? 'none'}
      direction="ltr"
      style={{ '--widened': width / drawingWidth } as CSSProperties}
      className={clsx(
        'h-auto max-w-full overflow-visible max-tablet:w-[calc(--spacing(51.5)*var(--widened))]',
        isWide ? roomyWidth : usualWidth,
      )}
    >
      {rulerCuts.slice(1).map((cut) => (
        <polygon
          key={cut}
          points={polygon(axes.map(() => cut))}
          fill="none"
          className={cut === 100 ? 'stroke-control' : 'stroke-line'}
        />
      ))}
      {axes.map((axis, index) => {
        const end = pointAt(index, axes.length, 100)
        return (
          <line
            key={axis.label}
            x1={radarCentre.x}
            y1={radarCentre.y}
            x2={end.x}
            y2={end.y}
            strokeDasharray={axis.isUnknown ? '2 3' : undefined}
            className="stroke-line"
          />
        )
      })}
      {children}
      {axes.map((axis, index) => {
        const at = pointAt(index, axes.length, labelScore)
        return (
          <text
            key={axis.label}
            y={at.y + (index === 0 ? -5 : 8)}
            textAnchor={anchorAt(at)}
            fontSize={labelSize}
            className="fill-ink-3"
          >
            {linesOf(axis.label).map((line, row, lines) => (
              <tspan
                key={line}
                x={at.x}
                dy={row === 0 ? (index === 0 ? (1 - lines.length) * 13 : 0) : 13}
              >
                {line}
              </tspan>
            ))}
          </text>
        )
      })}
    </svg>
  )
}
