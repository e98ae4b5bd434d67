// The ruler as a filter: two thumbs on it, values 0 to 100. Each thumb holds a native range, for
// keys and screen readers; what the pointer does is read off the ruler, where two ranges would
// cover one another. No slider of Radix: it would be all of Radix that a first visit fetches
// (decision 204).
import type { CSSProperties } from 'react'
import { Ruler } from '../rating/ruler.tsx'
import { useRangeDrag, withThumb, type Pair } from './use-range-drag.ts'

type ScoreRangeProps = {
  minLabel: string
  maxLabel: string
  value: readonly [number, number]
  onChange: (value: [number, number]) => void
  /** Called once when a thumb is let go, with the same pair. */
  onCommit?: (value: [number, number]) => void
}

const thumbs = [0, 1] as const

const thumbClass =
  'absolute start-(--at) size-(--thumb) rounded-full bg-canvas inset-ring-2 ' +
  'inset-ring-ink-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-focus'

export const ScoreRange = ({ minLabel, maxLabel, value, onChange, onCommit }: ScoreRangeProps) => {
  const labels = [minLabel, maxLabel]
  const drag = useRangeDrag({ value, onChange, onCommit })
  const set = (pair: Pair): void => {
    onChange(pair)
    onCommit?.(pair)
  }
  return (
    <span
      {...drag}
      className={
        'relative flex h-6 w-full touch-none items-center select-none [--thumb:--spacing(3.5)] ' +
        'max-tablet:h-11 max-tablet:[--thumb:--spacing(5)]'
      }
    >
      <Ruler value={value[1]} from={value[0]} band={null} size="filter" />
      {thumbs.map((thumb) => (
        <span
          key={thumb}
          className={thumbClass}
          style={{ '--at': `calc((100% - var(--thumb)) * ${value[thumb] / 100})` } as CSSProperties}
        >
          <input
            type="range"
            min={0}
            max={100}
            aria-label={labels[thumb]}
            value={value[thumb]}
            onChange={({ target }) => set(withThumb(value, thumb, target.valueAsNumber))}
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
        </span>
      ))}
    </span>
  )
}
