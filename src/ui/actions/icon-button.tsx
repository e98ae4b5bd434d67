// A button that is only an icon; `label` is its accessible name and tooltip.
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  label: string
  size?: 'small' | 'medium'
}

export const IconButton = ({ label, size = 'medium', className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    {...rest}
    className={clsx(
      'inline-flex flex-none items-center justify-center rounded-2 text-ink-2 ' +
        'transition-colors hover:bg-raised hover:text-ink-1 disabled:text-faint ' +
        'disabled:hover:bg-transparent aria-expanded:bg-raised',
      size === 'small' ? 'size-7' : 'size-9 max-tablet:size-11',
      className,
    )}
  />
)
