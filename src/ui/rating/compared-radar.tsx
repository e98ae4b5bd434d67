// The sub-scores of several assets on one pentagon: each a line of its own kind with its own
// marker, unknown ones no corner.
import { clsx } from 'clsx'
import { markerPath, type SeriesLook } from '../chart/series-looks.ts'
import { RadarFrame } from './radar-frame.tsx'
import { pointAt, polygon } from './radar-geometry.ts'

/** `values` in the order of the axes. */
type Shape = { id: string; look: SeriesLook; values: readonly (number | null)[] }
type ComparedRadarProps = { label: string; axes: readonly string[]; shapes: readonly Shape[] }

export const ComparedRadar = ({ label, axes, shapes }: ComparedRadarProps) => (
  <RadarFrame
    isWide
    label={label}
    band={null}
    axes={axes.map((axis, index) => ({
      label: axis,
      isUnknown: shapes.every(({ values }) => (values[index] ?? null) === null),
    }))}
  >
    {shapes.map(({ id, look, values }) => (
      <g key={id}>
        <polygon
          points={polygon(values)}
          fillOpacity=".05"
          strokeWidth={look.widthPx === 1 ? 1 : 1.5}
          strokeLinejoin="round"
          strokeDasharray={look.dashes}
          className={clsx(look.stroke, look.fill)}
        />
        {values.map((value, index) =>
          value === null ? null : (
            <path
              key={axes[index]}
              d={markerPath(look.marker, pointAt(index, axes.length, value), 2.6)}
              strokeWidth="1.5"
              className={clsx(
                look.stroke,
                look.marker === 'cross' ? 'fill-transparent' : look.fill,
              )}
            />
          ),
        )}
      </g>
    ))}
  </RadarFrame>
)
