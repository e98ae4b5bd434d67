// What stands behind a figure or a drawing, shown on demand.
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type DisclosureProps = { summary: string; children: ReactNode }

export const Disclosure = ({ summary, children }: DisclosureProps) => (
  <details className="group mt-2 text-caption text-ink-3">
    <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 hover:text-ink-1 max-tablet:min-h-11">
      {summary}
      <ChevronDown className="size-3 group-open:rotate-180" />
    </summary>
    {children}
  </details>
)
