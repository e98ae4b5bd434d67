// Five sub-scores on a pentagon whose rings are the band cuts. The words are drawn as text, so they read in every script.
import type { CSSProperties } from 'react'
import type { ScoreBand } from '#domain/score-band.ts'
import { rulerCuts } from './ruler-geometry.ts'

export type RadarAxis = { label: string; value: number | null }
type RadarProps = { label: string; band: ScoreBand | null; axes: readonly RadarAxis[] }

const drawingWidth = 236
const centreX = 118
const centreY = 104
const radius = 72

const pointAt = (index: number, count: number, share: number): { x: number; y: number } => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2
  return { x: centreX + Math.cos(angle) * radius * share, y: centreY + Math.sin(angle) * radius * share }
}
const polygon = (shares: readonly number[]): string =>
  shares
    .map((share, index) => pointAt(index, shares.length, share))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')

const anchorAt = (x: number): 'start' | 'middle' | 'end' => {
  if (x > centreX + 40) return 'start'
  return x < centreX - 40 ? 'end' : 'middle'
}

const longestLine = 12

/** A long label breaks at the space nearest its middle, so that it stays inside a narrow panel. */
const linesOf = (label: string): string[] => {
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index)
  if (label.length <= longestLine || spaces.length === 0) return [label]
  const middle = label.length / 2
  const cut = spaces.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best))
  return [label.slice(0, cut), label.slice(cut + 1)]
}

/** In units of the drawing, which grows as a whole with the reader's text. */
const labelSize = 11
/** What a label may stand out of the drawing: less than the gap beside it. */
const allowance = 8
const wideScript = /[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/

const widthOf = (line: string): number => Array.from(line, (character) => (wideScript.test(character) ? labelSize : labelSize * 0.56)).reduce((sum, width) => sum + width, 0)

/** How far the labels beside the pentagon stand out of the drawing, to the left and to the right. */
const standOut = (axes: readonly RadarAxis[]): { left: number; right: number } => {
  const ends = axes.map(({ label }, index) => {
    const { x } = pointAt(index, axes.length, 1.1)
    const width = Math.max(...linesOf(label).map(widthOf))
    const anchor = anchorAt(x)
    const start = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
    return { left: -start, right: start + width - drawingWidth }
  })
  const room = (side: 'left' | 'right'): number => {
    const most = Math.max(...ends.map((end) => end[side]))
    return most > allowance ? Math.ceil(most) : 0
  }
  return { left: room('left'), right: room('right') }
}

export const Radar = ({ label, band, axes }: RadarProps) => {
  const values = axes.map((axis) => (axis.value ?? 0) / 100)
  const { left, right } = standOut(axes)
  const width = left + drawingWidth + right
  return (
    <svg role="img" aria-label={label} viewBox={`${-left} 0 ${width} 196`} data-band={band ?? 'none'} direction="ltr" style={{ '--widened': width / drawingWidth } as CSSProperties} className="h-auto w-[calc(--spacing(59)*var(--widened))] max-w-full overflow-visible max-tablet:w-[calc(--spacing(51.5)*var(--widened))]">
      {rulerCuts.slice(1).map((cut) => (
        <polygon key={cut} points={polygon(axes.map(() => cut / 100))} fill="none" className={cut === 100 ? 'stroke-control' : 'stroke-line'} />
      ))}
      {axes.map((axis, index) => {
        const end = pointAt(index, axes.length, 1)
        return <line key={axis.label} x1={centreX} y1={centreY} x2={end.x} y2={end.y} strokeDasharray={axis.value === null ? '2 3' : undefined} className="stroke-line" />
      })}
      <polygon points={polygon(values)} fill="var(--band)" fillOpacity=".12" stroke="var(--band)" strokeWidth="1.5" strokeLinejoin="round" />
      {axes.map((axis, index) => {
        const dot = pointAt(index, axes.length, values[index] ?? 0)
        const at = pointAt(index, axes.length, 1.1)
        return (
          <g key={axis.label}>
            {axis.value === null ? null : <circle cx={dot.x} cy={dot.y} r="2.5" fill="var(--band)" />}
            <text y={at.y + (index === 0 ? -5 : 8)} textAnchor={anchorAt(at.x)} fontSize={labelSize} className="fill-ink-3">
              {linesOf(axis.label).map((line, row, lines) => (
                <tspan key={line} x={at.x} dy={row === 0 ? (index === 0 ? (1 - lines.length) * 13 : 0) : 13}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
