// A wide table that scrolls sideways on its own; reachable by keyboard, so that its far columns can
// be read (WCAG 2.1.1).
import type { ReactNode } from 'react'

export const ScrollRegion = ({ label, children }: { label: string; children: ReactNode }) => (
  <div
    role="region"
    aria-label={label}
    tabIndex={0}
    className="-mx-4 overflow-x-auto px-4 tablet:-mx-6 tablet:px-6"
  >
    {children}
  </div>
)
