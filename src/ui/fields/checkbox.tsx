// A tick box with its words; `count` stands at the end of the row in filter lists.
import { Checkbox as RadixCheckbox } from 'radix-ui'
import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'

type CheckboxProps = {
  label: ReactNode
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  count?: ReactNode
  isDisabled?: boolean
  error?: ReactNode
  name?: string
}

export const Checkbox = ({
  label,
  isChecked,
  onChange,
  count,
  isDisabled,
  error,
  name,
}: CheckboxProps) => {
  const id = useId()
  return (
    <div className="grid gap-1">
      <div className="flex min-h-7 items-center gap-2 max-tablet:min-h-11">
        <RadixCheckbox.Root
          id={id}
          name={name}
          checked={isChecked}
          disabled={isDisabled}
          onCheckedChange={(next) => onChange(next === true)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={
            'relative grid size-4 flex-none place-items-center rounded-1 inset-ring ' +
            'inset-ring-control transition-colors after:absolute after:-inset-1 ' +
            'hover:inset-ring-ink-3 disabled:inset-ring-line data-[state=checked]:bg-ink-1 ' +
            'data-[state=checked]:text-canvas data-[state=checked]:inset-ring-ink-1 ' +
            'aria-invalid:inset-ring-danger'
          }
        >
          <RadixCheckbox.Indicator>
            <Check className="size-3 stroke-3" />
          </RadixCheckbox.Indicator>
        </RadixCheckbox.Root>
        <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer text-table text-ink-2">
          {label}
        </label>
        {count === undefined ? null : <span className="num text-caption text-ink-3">{count}</span>}
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-table text-danger">
          {error}
        </p>
      ) : null}
    </div>
  )
}
