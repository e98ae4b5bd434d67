// A small word beside a name: Default, Soon. `waiting` is dashed: queued, not sent yet.
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export const Badge = ({
  children,
  look = 'plain',
}: {
  children: ReactNode
  look?: 'plain' | 'waiting'
}) => (
  <span
    className={clsx(
      'inline-flex h-4.5 items-center px-1.5 text-label whitespace-nowrap',
      look === 'plain'
        ? 'rounded-1 bg-raised text-ink-3'
        : 'rounded-full border border-dashed border-control text-ink-2',
    )}
  >
    {children}
  </span>
)

/** A count on an icon; nothing at zero, 99+ above 99 (Spec §9). */
export const CountBadge = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className="num min-w-3.5 rounded-full bg-hover px-0.75 text-center text-label/3.5 font-medium text-ink-1">
      {count > 99 ? '99+' : count}
    </span>
  ) : null
