// A button with words. `icon` stands before them; `isBusy` keeps the width and blocks a second
// press.
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  isBusy?: boolean
}

export const Button = ({
  variant,
  size,
  icon,
  isBusy,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    disabled={disabled === true || isBusy === true}
    aria-busy={isBusy}
    className={clsx(buttonClass({ variant, size }), className)}
  >
    {icon}
    {children}
  </button>
)
