// One choice of a few, side by side: a range, a kind. Arrow keys move, the chosen one is raised.
import { ToggleGroup } from 'radix-ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type SegmentOption<Value extends string> = {
  value: Value
  label: ReactNode
  isDisabled?: boolean
}
type SegmentProps<Value extends string> = {
  label: string
  value: Value
  options: readonly SegmentOption<Value>[]
  onChange: (value: Value) => void
  isFluid?: boolean
}

export const Segment = <Value extends string>({
  label,
  value,
  options,
  onChange,
  isFluid,
}: SegmentProps<Value>) => {
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={choose}
      className={clsx(
        'inline-flex gap-0.5',
        isFluid ? 'max-tablet:flex max-tablet:w-full' : 'max-w-full flex-wrap',
      )}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.isDisabled}
          className={clsx(
            'h-7 min-w-9 rounded-1 px-2.5 text-center text-caption text-ink-3 ' +
              'transition-colors hover:text-ink-1 disabled:text-faint ' +
              'data-[state=on]:bg-raised data-[state=on]:font-medium ' +
              'data-[state=on]:text-ink-1 max-tablet:h-11 max-tablet:text-table',
            isFluid &&
              'max-tablet:h-auto max-tablet:min-h-11 max-tablet:min-w-0 max-tablet:flex-1 ' +
                'max-tablet:px-0 max-tablet:wrap-anywhere',
          )}
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
