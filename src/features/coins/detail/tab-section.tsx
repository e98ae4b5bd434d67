// A titled part of a tab.
import type { ReactNode } from 'react'

type TabSectionProps = { title: string; aside?: ReactNode; children: ReactNode }

export const TabSection = ({ title, aside, children }: TabSectionProps) => (
  <section className="border-t border-hair py-5 first:border-t-0">
    <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 className="text-body">{title}</h2>
      {aside}
    </header>
    {children}
  </section>
)
