// A filter or menu trigger without a border; raised while it narrows something.
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

type ChipProps = ComponentProps<'button'> & { isOn?: boolean; icon?: ReactNode; after?: ReactNode }

export const Chip = ({ isOn, icon, after, className, children, ...rest }: ChipProps) => (
  <button
    type="button"
    {...rest}
    className={clsx(
      'inline-flex h-8 items-center gap-1.5 rounded-2 px-2.5 text-table whitespace-nowrap ' +
        'transition-colors max-tablet:h-11 max-tablet:text-body [&_.lucide]:size-3.5 ' +
        '[&_.lucide]:text-ink-3',
      isOn ? 'bg-raised text-ink-1' : 'text-ink-2 hover:bg-raised hover:text-ink-1',
      className,
    )}
  >
    {icon}
    {children}
    {after}
  </button>
)
