// One row of a sidebar: its icon always shows, its words are uncovered as the sidebar grows.
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type RowLook = 'plain' | 'here' | 'around' | 'off'

const looks: Record<RowLook, string> = {
  plain: 'text-ink-3 hover:bg-surface hover:text-ink-1',
  here:
    'bg-raised text-ink-1 before:absolute before:inset-y-2.5 before:-start-2 before:w-0.5 ' +
    'before:rounded-full before:bg-accent',
  // A closed group that holds the current entry.
  around: 'text-ink-1 hover:bg-surface',
  off: 'text-faint',
}

/** The row itself, whether link, button or neither: 36 px high, as wide as the sidebar lets it. */
export const sidebarRowClass = (look: RowLook): string =>
  clsx(
    'relative block h-9 w-full rounded-2 text-table whitespace-nowrap transition-colors ' +
      '[&_.lucide]:size-5 [&_.lucide]:stroke-[1.6]',
    looks[look],
  )

type SidebarRowProps = {
  icon: ReactNode
  label: string
  /** Stands at the end of the open row. */
  end?: ReactNode
  size?: 'app' | 'admin'
}

export const SidebarRow = ({ icon, label, end, size = 'app' }: SidebarRowProps) => (
  <span className="block h-full overflow-clip rounded-2">
    {/* As wide as in the open sidebar at all times, so that no word jumps while it opens. */}
    <span
      className={clsx(
        'flex h-full items-center gap-3 pe-2.5',
        size === 'app' ? 'w-56 ps-2.25' : 'w-42 ps-1.75',
      )}
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {end}
    </span>
  </span>
)
