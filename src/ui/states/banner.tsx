// One line across the page about its state: offline, older than a day, session over. Neutral unless
// it is a danger.
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type BannerProps = {
  tone?: 'neutral' | 'warn' | 'danger'
  icon?: ReactNode
  children: ReactNode
  action?: ReactNode
}

export const Banner = ({ tone = 'neutral', icon, children, action }: BannerProps) => (
  <div
    data-live="left-out"
    role={tone === 'danger' ? 'alert' : 'status'}
    className={clsx(
      'flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 bg-surface px-4 py-1.5 text-table text-ink-2 tablet:px-6',
      tone === 'warn' && '[&_.lucide]:text-warn',
      tone === 'danger' && '[&_.lucide]:text-danger',
    )}
  >
    {icon}
    <span className="min-w-0 flex-1">{children}</span>
    {action}
  </div>
)
