// The classes of a button, so that a router link can look like one without being one.
import { clsx } from 'clsx'

export type ButtonVariant = 'plain' | 'primary' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'touch'

const variants: Record<ButtonVariant, string> = {
  plain: 'bg-raised text-ink-1 font-medium hover:bg-hover',
  primary: 'bg-accent text-on-accent font-semibold hover:bg-accent-hover',
  ghost: 'text-ink-2 font-medium hover:bg-raised hover:text-ink-1',
  danger: 'bg-raised text-danger font-medium hover:bg-hover',
}
const sizes: Record<ButtonSize, string> = {
  small: 'h-7 gap-1.5 px-2.5 text-caption',
  medium: 'h-9 gap-2 px-3.5 text-table max-tablet:h-11',
  touch: 'h-11 gap-2 px-4 text-body',
}

/** `<Link className={buttonClass({ variant: 'primary' })}>`; `primary` once per view. */
export const buttonClass = ({
  variant = 'plain',
  size = 'medium',
}: { variant?: ButtonVariant; size?: ButtonSize } = {}): string =>
  clsx(
    'inline-flex items-center justify-center rounded-2 whitespace-nowrap transition-colors',
    'disabled:bg-transparent disabled:text-ink-3 disabled:inset-ring disabled:inset-ring-line',
    variants[variant],
    sizes[size],
  )
