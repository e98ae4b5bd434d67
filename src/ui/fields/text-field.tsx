// One line of text. Extra props go to the input, so `{...register('email')}` of react-hook-form
// fits.
import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy, Field, inputClass } from './field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  id?: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  after?: ReactNode
}

export const TextField = ({
  id,
  label,
  hint,
  error,
  after,
  className,
  ...input
}: TextFieldProps) => {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <Field id={inputId} label={label} hint={hint} error={error} after={after}>
      <input
        type="text"
        {...input}
        id={inputId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(inputId, hint, error)}
        className={clsx(inputClass, className)}
      />
    </Field>
  )
}
