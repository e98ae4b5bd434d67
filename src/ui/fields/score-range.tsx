// The ruler as a filter: two thumbs on it, values 0 to 100. Arrow keys move by one, Page keys by
// ten.
import { Slider } from 'radix-ui'
import { Ruler } from '../rating/ruler.tsx'

type ScoreRangeProps = {
  minLabel: string
  maxLabel: string
  value: readonly [number, number]
  onChange: (value: [number, number]) => void
  /** Called once when a thumb is let go, with the same pair. */
  onCommit?: (value: [number, number]) => void
}

const pair = (values: readonly number[]): [number, number] => [values[0] ?? 0, values[1] ?? 100]

export const ScoreRange = ({ minLabel, maxLabel, value, onChange, onCommit }: ScoreRangeProps) => (
  <Slider.Root
    value={[...value]}
    min={0}
    max={100}
    step={1}
    minStepsBetweenThumbs={0}
    onValueChange={(next) => onChange(pair(next))}
    onValueCommit={(next) => onCommit?.(pair(next))}
    className="relative flex h-6 w-full touch-none items-center select-none max-tablet:h-11"
  >
    <Slider.Track className="w-full">
      <Ruler value={value[1]} from={value[0]} band={null} size="filter" />
    </Slider.Track>
    {[minLabel, maxLabel].map((label) => (
      <Slider.Thumb
        key={label}
        aria-label={label}
        className={
          'relative block size-3.5 rounded-full bg-canvas inset-ring-2 inset-ring-ink-1 ' +
          'after:absolute after:-inset-1.5 max-tablet:size-5'
        }
      />
    ))}
  </Slider.Root>
)
