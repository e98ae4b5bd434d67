// What is known of something, a name and a value a line.
import type { ReactNode } from 'react'

export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="w-full max-w-100 border-t border-hair">{children}</dl>
)

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-b border-hair py-2.5">
    <dt className="text-table text-ink-3">{label}</dt>
    <dd className="text-body text-ink-1">{children}</dd>
  </div>
)
