// One section of a page of settings: its name on the left, what it offers beside it.
import { useId, type ReactNode } from 'react'

export const PageSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-8 gap-y-3 border-b border-hair py-6 last:border-0 desk:grid-cols-[12.5rem_1fr]"
    >
      <h2 id={titleId} className="text-body font-semibold text-ink-1">
        {title}
      </h2>
      <div className="grid max-w-160 min-w-0 justify-items-start gap-4">{children}</div>
    </section>
  )
}

export const SectionNote = ({ children }: { children: ReactNode }) => (
  <p className="text-table text-ink-2">{children}</p>
)
