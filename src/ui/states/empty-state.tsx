// Nothing to show: a hatched ruler, one reason, one action. Start-aligned, no illustration.
import type { ReactNode } from 'react'
import { Ruler } from '../rating/ruler.tsx'

type EmptyStateProps = {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** `h1` where it is the whole page, `h3` within a part of one. */
  heading?: 'h1' | 'h2' | 'h3'
}

export const EmptyState = ({ title, text, action, heading: Heading = 'h2' }: EmptyStateProps) => (
  <div className="grid max-w-md justify-items-start gap-3 py-10">
    <span className="w-34">
      <Ruler value={null} band={null} size="panel" />
    </span>
    <Heading
      tabIndex={Heading === 'h1' ? -1 : undefined}
      className="text-form font-semibold text-ink-1"
    >
      {title}
    </Heading>
    {text === undefined ? null : <p className="text-body text-ink-2">{text}</p>}
    {action}
  </div>
)
