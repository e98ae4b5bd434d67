// A select of a form: its label stands above it, as every other field's.
import { LazySelect } from '#ui/fields/lazy-select.tsx'
import type { SelectProps } from '#ui/fields/select.tsx'

export const SelectField = (props: Omit<SelectProps, 'look' | 'icon' | 'id'>) => (
  <div className="grid content-start gap-1.5">
    <p aria-hidden="true" className="text-table font-medium text-ink-2">
      {props.label}
    </p>
    <LazySelect {...props} />
  </div>
)
