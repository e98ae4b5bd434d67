// One of several, with a label. The trigger is a field in forms and a chip in tool rows.
import { Select as RadixSelect } from 'radix-ui'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { selectClass, type SelectLook } from './select-class.ts'

export type SelectOption = { value: string; label: ReactNode; isDisabled?: boolean }
export type SelectProps = {
  label: string
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  look?: SelectLook
  icon?: ReactNode
  id?: string
}

export const Select = ({
  label,
  value,
  options,
  onChange,
  look = 'field',
  icon,
  id,
}: SelectProps) => (
  <RadixSelect.Root value={value} onValueChange={onChange}>
    <RadixSelect.Trigger id={id} aria-label={label} className={selectClass(look)}>
      {icon}
      <RadixSelect.Value />
      <RadixSelect.Icon>
        <ChevronDown />
      </RadixSelect.Icon>
    </RadixSelect.Trigger>
    <RadixSelect.Portal>
      <RadixSelect.Content
        position="popper"
        sideOffset={6}
        collisionPadding={8}
        className={
          'floating z-50 max-h-(--radix-select-content-available-height) ' +
          'min-w-(--radix-select-trigger-width) overflow-hidden rounded-3 bg-raised p-1 ' +
          'inset-ring inset-ring-line'
        }
      >
        <RadixSelect.Viewport>
          {options.map((option) => (
            <RadixSelect.Item
              key={option.value}
              value={option.value}
              disabled={option.isDisabled}
              className={
                'flex min-h-9 cursor-pointer items-center justify-between gap-6 rounded-1 ' +
                'px-2.5 text-table text-ink-2 outline-none select-none ' +
                'data-[disabled]:text-faint data-[highlighted]:bg-hover ' +
                'data-[highlighted]:text-ink-1 data-[state=checked]:text-ink-1 ' +
                'max-tablet:min-h-11 max-tablet:text-body'
              }
            >
              <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
              <RadixSelect.ItemIndicator>
                <Check />
              </RadixSelect.ItemIndicator>
            </RadixSelect.Item>
          ))}
        </RadixSelect.Viewport>
      </RadixSelect.Content>
    </RadixSelect.Portal>
  </RadixSelect.Root>
)
