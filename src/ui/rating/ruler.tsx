// The ruler of the product: five segments in band proportions, filled to the exact score.
// Decoration beside a number and a word.
import { type CSSProperties } from 'react'
import type { ScoreBand } from '#domain/coin/score-band.ts'
import { filledPx, segmentFills, widthPx } from './ruler-geometry.ts'

type RulerProps = {
  /** null: not rated, hatched. */
  value: number | null
  /** `own` is a score by the reader's own weights, which has no band. */
  band: ScoreBand | 'own' | null
  /**
   * row 68 px, card 44 px beside a second figure, panel fluid x8, bleed fluid x10, filter fluid x4
   * in ink.
   */
  size?: 'row' | 'card' | 'panel' | 'bleed' | 'filter'
  from?: number
  isQuiet?: boolean
  /** The range unknown inputs leave open, hatched: for a provisional score. */
  open?: { low: number; high: number }
}

type ShortRulerProps = Omit<RulerProps, 'size' | 'from'> & { size: 'row' | 'card' }

/**
 * One element, all of it drawn by its background: a list has dozens of them, and elements are what
 * drawing it costs.
 */
const ShortRuler = ({ value, band, size, isQuiet, open }: ShortRulerProps) => (
  <span
    aria-hidden="true"
    className="ruler"
    data-size={size}
    data-band={band ?? 'none'}
    data-quiet={isQuiet || undefined}
    data-unknown={value === null || undefined}
    data-open={open && true}
    style={
      {
        '--to': `${filledPx(open?.low ?? value ?? 0, size)}px`,
        ...(open && {
          '--low': `${widthPx(open.low, size)}px`,
          '--open': `${widthPx(open.high - open.low, size)}px`,
        }),
      } as CSSProperties
    }
  />
)

const LongRuler = ({ value, band, size, from = 0, isQuiet, open }: RulerProps) => (
  <span className="relative flex w-full">
    <span
      aria-hidden="true"
      className="ruler"
      data-size={size}
      data-band={band ?? 'none'}
      data-quiet={isQuiet || undefined}
      data-unknown={value === null || undefined}
    >
      {segmentFills(from, open?.low ?? value ?? 0).map((fill) => (
        <i
          key={fill.start}
          style={{ '--from': `${fill.fromPct}%`, '--to': `${fill.toPct}%` } as CSSProperties}
        />
      ))}
    </span>
    {open === undefined ? null : (
      <span
        aria-hidden="true"
        className="hatched absolute inset-y-0 bg-canvas"
        style={{ insetInlineStart: `${open.low}%`, width: `${open.high - open.low}%` }}
      />
    )}
  </span>
)

export const Ruler = ({ size = 'row', from, ...props }: RulerProps) =>
  size === 'row' || size === 'card' ? (
    <ShortRuler size={size} {...props} />
  ) : (
    <LongRuler size={size} {...(from !== undefined && { from })} {...props} />
  )

/**
 * Sub-score: 28x2 and grey; only weak and critical get their colour, so that a problem finds the
 * eye.
 */
export const MiniRuler = ({
  value,
  band,
  isColoured,
}: {
  value: number | null
  band: ScoreBand | null
  isColoured?: boolean
}) => {
  const isLoud = isColoured === true || band === 'weak' || band === 'critical'
  return (
    <span
      aria-hidden="true"
      className="mini-ruler"
      data-band={band ?? 'none'}
      data-quiet={!isLoud || undefined}
      data-unknown={value === null || undefined}
      style={{ '--to': `${value ?? 0}%` } as CSSProperties}
    />
  )
}
