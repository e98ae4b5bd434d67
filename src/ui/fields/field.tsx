// Label above, hint or error below: the frame of every form field. The error is tied to the input
// for readers.
import type { ReactNode } from 'react'

type FieldProps = {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  after?: ReactNode
  children: ReactNode
}

export const inputClass =
  'h-11 w-full min-w-0 rounded-2 bg-surface px-3 text-form text-ink-1 inset-ring ' +
  'inset-ring-control transition-shadow hover:inset-ring-ink-3 ' +
  'aria-invalid:inset-ring-danger disabled:text-ink-3 disabled:inset-ring-line'

/** Ids that an input inside a Field names in `aria-describedby`. */
export const describedBy = (id: string, hint: ReactNode, error: ReactNode): string | undefined => {
  if (error) return `${id}-error`
  return hint ? `${id}-hint` : undefined
}

export const Field = ({ id, label, hint, error, after, children }: FieldProps) => (
  <div className="grid gap-1.5">
    <div className="flex items-baseline justify-between gap-4">
      <label htmlFor={id} className="text-table font-medium text-ink-2">
        {label}
      </label>
      {after}
    </div>
    {children}
    {error ? (
      <p id={`${id}-error`} role="alert" className="text-table text-danger">
        {error}
      </p>
    ) : null}
    {hint && !error ? (
      <p id={`${id}-hint`} className="text-table text-ink-3">
        {hint}
      </p>
    ) : null}
  </div>
)
