// A total score as rows show it: number, word over ruler. Not rated is an en dash over a hatched
// ruler.
import { clsx } from 'clsx'
import { Weight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ScoreBand } from '#domain/coin/score-band.ts'
import type { CellLook } from '../table/table.tsx'
import { Ruler } from './ruler.tsx'
import { cellRulerPx } from './ruler-geometry.ts'

type ScoreProps = {
  value: number | null
  band: ScoreBand | null
  word: string
  open?: { low: number; high: number }
  /** By the reader's own weights: in a colour no band has. */
  isOwn?: boolean
  /** What is said beside the ruler. */
  after?: ReactNode
}

export const Score = ({ value, band, word, open, isOwn, after }: ScoreProps) => (
  <span className="inline-flex items-center gap-2.5">
    <b
      className={clsx(
        'num min-w-6.25 text-end text-title-1/6 font-semibold tracking-closer',
        isOwn ? 'text-accent' : 'text-ink-1',
      )}
    >
      {value ?? '–'}
    </b>
    <span className="text-start text-label/3 text-ink-3">
      {word}
      <span className="mt-1 flex items-center gap-1.5 *:flex-none">
        <Ruler value={value} band={isOwn ? 'own' : band} open={open} />
        {/* A line of text beside the ruler takes no more height than the ruler. */}
        {after ? <span className="-mt-1.25 -mb-0.75">{after}</span> : null}
      </span>
    </span>
  </span>
)

/**
 * The second line of a phone card: number, what `after` adds to it, ruler, word. Where room is
 * short the word is cut, not a figure.
 */
export const ScoreLine = ({
  value,
  band,
  word,
  open,
  isOwn,
  after,
  wordFigure,
}: ScoreProps & {
  /** What the word is said of: never cut. */
  wordFigure?: ReactNode
}) => (
  <span className="flex min-w-0 items-center gap-2 text-caption text-ink-3">
    {isOwn ? <Weight aria-hidden="true" className="size-3.5 flex-none text-accent" /> : null}
    <b className={clsx('num text-body font-semibold', isOwn ? 'text-accent' : 'text-ink-1')}>
      {value ?? '–'}
    </b>
    {after}
    <span className={clsx('flex', isOwn ? 'max-[26.25rem]:hidden' : 'max-[22.5rem]:hidden')}>
      <Ruler
        value={value}
        band={isOwn ? 'own' : band}
        size={after || isOwn ? 'card' : 'row'}
        open={open}
      />
    </span>
    <span className="flex min-w-0 gap-1">
      <span className="truncate">{word}</span>
      {wordFigure === undefined ? null : <span className="num">{wordFigure}</span>}
    </span>
  </span>
)

/**
 * How the cell of a sub-score looks: its ruler below the figure, in colour only where it is bad.
 */
export const subScoreLook = (value: number | null, band: ScoreBand | null): CellLook => {
  const isBad = band === 'weak' || band === 'critical'
  return {
    'data-band': band ?? 'none',
    'data-quiet': !isBad || undefined,
    'data-unknown': value === null || undefined,
    className: clsx('sub-score', `fill-${cellRulerPx(value ?? 0)}`, isBad && 'text-ink-1'),
  }
}
