// A few short choices side by side, each on or off; pressing a lone choice again takes it back.
import { ToggleGroup } from 'radix-ui'

export type ChoiceChip = { value: string; label: string }

type ChoiceChipsProps = {
  label: string
  options: readonly ChoiceChip[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** At most one at a time. */
  isSingle?: boolean
}

export const ChoiceChips = ({ label, options, chosen, onChange, isSingle }: ChoiceChipsProps) => (
  <ToggleGroup.Root
    type="multiple"
    aria-label={label}
    value={[...chosen]}
    onValueChange={(next) => onChange(isSingle ? next.slice(-1) : next)}
    className="flex flex-wrap gap-1"
  >
    {options.map((option) => (
      <ToggleGroup.Item
        key={option.value}
        value={option.value}
        className={
          'num h-7 rounded-1 bg-surface px-2.25 text-caption text-ink-2 ' +
          'transition-colors hover:bg-raised hover:text-ink-1 data-[state=on]:bg-ink-1 ' +
          'data-[state=on]:font-medium data-[state=on]:text-canvas max-tablet:h-11 ' +
          'max-tablet:px-3.5 max-tablet:text-table'
        }
      >
        {option.label}
      </ToggleGroup.Item>
    ))}
  </ToggleGroup.Root>
)
