// How much of something: one thumb from 0 to 100, a button at either end. Arrow keys move by one,
// Page keys by ten.
import { Minus, Plus } from 'lucide-react'
import { Slider } from 'radix-ui'
import { IconButton } from '../actions/icon-button.tsx'

type PointsSliderProps = {
  label: string
  lessLabel: string
  moreLabel: string
  /** What the value means, for a screen reader. */
  valueText: string
  value: number
  onChange: (value: number) => void
  /** Called once when the thumb is let go, a key or a button pressed. */
  onCommit: (value: number) => void
}

const most = 100
const buttonStep = 5

export const PointsSlider = ({
  label,
  lessLabel,
  moreLabel,
  valueText,
  value,
  onChange,
  onCommit,
}: PointsSliderProps) => {
  const step = (by: number) => {
    const next = Math.min(most, Math.max(0, value + by))
    onChange(next)
    onCommit(next)
  }
  return (
    <div className="flex items-center gap-1">
      <IconButton label={lessLabel} disabled={value === 0} onClick={() => step(-buttonStep)}>
        <Minus className="size-3.5" />
      </IconButton>
      <Slider.Root
        value={[value]}
        min={0}
        max={most}
        step={1}
        onValueChange={([next]) => onChange(next ?? 0)}
        onValueCommit={([next]) => onCommit(next ?? 0)}
        className="relative flex h-9 flex-1 touch-none items-center select-none max-tablet:h-11"
      >
        <Slider.Track className="relative h-1 w-full rounded-full bg-track">
          <Slider.Range className="absolute h-full rounded-full bg-accent" />
        </Slider.Track>
        <Slider.Thumb
          aria-label={label}
          aria-valuetext={valueText}
          className={
            'relative block size-3.5 rounded-full bg-canvas inset-ring-2 inset-ring-accent ' +
            'after:absolute after:-inset-1.5 max-tablet:size-5'
          }
        />
      </Slider.Root>
      <IconButton label={moreLabel} disabled={value === most} onClick={() => step(buttonStep)}>
        <Plus className="size-3.5" />
      </IconButton>
    </div>
  )
}
