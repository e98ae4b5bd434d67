// A titled part of the comparison; when it fails, the others stay.
import { useId, type ReactNode } from 'react'
import { PanelBoundary } from '#parts/errors/panel-boundary.tsx'

type CompareSectionProps = {
  title: string
  aside?: ReactNode
  feature: string
  resetKey: string
  children: ReactNode
}

export const CompareSection = ({
  title,
  aside,
  feature,
  resetKey,
  children,
}: CompareSectionProps) => {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="border-t border-hair py-5">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="text-form font-semibold">
          {title}
        </h2>
        {aside}
      </header>
      <PanelBoundary feature={feature} resetKey={resetKey}>
        {children}
      </PanelBoundary>
    </section>
  )
}
