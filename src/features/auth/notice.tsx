// Why somebody is here, or what has just happened: above the form, said once to readers too.
import type { ReactNode } from 'react'

export const Notice = ({
  icon,
  title,
  children,
}: {
  icon?: ReactNode
  title?: string
  children: ReactNode
}) => (
  <div
    role="status"
    className="flex items-start gap-2.5 rounded-2 bg-surface px-3 py-2.5 text-table text-ink-2"
  >
    {icon}
    <div>
      {title === undefined ? null : <p className="font-medium text-ink-1">{title}</p>}
      <p>{children}</p>
    </div>
  </div>
)
