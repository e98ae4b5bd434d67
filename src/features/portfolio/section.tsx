// A titled part of the portfolio; when it fails, the others stay.
import { useId, type ReactNode } from 'react'
import { PanelBoundary } from '#parts/errors/panel-boundary.tsx'

type SectionProps = { title: string; aside?: ReactNode; children: ReactNode }

export const Section = ({ title, aside, children }: SectionProps) => {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="min-w-0 border-t border-hair py-5">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-form font-semibold">
          {title}
        </h2>
        {aside}
      </header>
      <PanelBoundary feature="portfolio">{children}</PanelBoundary>
    </section>
  )
}
