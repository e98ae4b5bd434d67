// A wide table that scrolls sideways on its own; reachable by keyboard, so that its far columns can be read.
import type { ReactNode } from 'react'

export const ScrollRegion = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it the keyboard cannot scroll (WCAG 2.1.1)
  <div role="region" aria-label={label} tabIndex={0} className="-mx-4 overflow-x-auto px-4 tablet:-mx-6 tablet:px-6">
    {children}
  </div>
)
