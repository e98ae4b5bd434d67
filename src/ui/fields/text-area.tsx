// A few lines of text: a list's description.
import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy, Field, inputClass } from './field.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

export const TextArea = ({ label, hint, error, className, rows = 3, ...area }: TextAreaProps) => {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...area}
        id={id}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={clsx(inputClass, 'h-auto py-2.5', className)}
      />
    </Field>
  )
}
