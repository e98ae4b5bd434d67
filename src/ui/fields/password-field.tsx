// A password with a button that shows it. Props as TextField, plus the words of that button.
import { Eye, EyeOff } from 'lucide-react'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { describedBy, Field, inputClass } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'type'> & { showLabel: string; hideLabel: string }

export const PasswordField = ({
  id,
  label,
  hint,
  error,
  after,
  showLabel,
  hideLabel,
  className,
  ...input
}: PasswordFieldProps) => {
  const ownId = useId()
  const inputId = id ?? ownId
  const [isShown, setIsShown] = useState(false)
  return (
    <Field id={inputId} label={label} hint={hint} error={error} after={after}>
      {/* The text runs from the left in every language, so the button keeps to its far side. */}
      <div dir="ltr" className="relative">
        <input
          {...input}
          id={inputId}
          type={isShown ? 'text' : 'password'}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, hint, error)}
          className={clsx(inputClass, 'pe-11', className)}
        />
        <IconButton
          label={isShown ? hideLabel : showLabel}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="absolute end-1 top-1 max-tablet:end-0 max-tablet:top-0"
        >
          {isShown ? <EyeOff /> : <Eye />}
        </IconButton>
      </div>
    </Field>
  )
}
