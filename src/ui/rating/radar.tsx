// Five sub-scores of one asset on a pentagon whose rings are the band cuts.
import type { ScoreBand } from '#domain/coin/score-band.ts'
import { RadarFrame } from './radar-frame.tsx'
import { pointAt, polygon } from './radar-geometry.ts'

export type RadarAxis = { label: string; value: number | null }
type RadarProps = { label: string; band: ScoreBand | null; axes: readonly RadarAxis[] }

export const Radar = ({ label, band, axes }: RadarProps) => {
  const values = axes.map((axis) => axis.value ?? 0)
  return (
    <RadarFrame
      label={label}
      band={band}
      axes={axes.map((axis) => ({ label: axis.label, isUnknown: axis.value === null }))}
    >
      <polygon
        points={polygon(values)}
        fill="var(--band)"
        fillOpacity=".12"
        stroke="var(--band)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      {axes.map((axis, index) => {
        const dot = pointAt(index, axes.length, values[index] ?? 0)
        return axis.value === null ? null : (
          <circle key={axis.label} cx={dot.x} cy={dot.y} r="2.5" fill="var(--band)" />
        )
      })}
    </RadarFrame>
  )
}
