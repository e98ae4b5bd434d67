// One component of the gallery: its name in code, its states side by side.
import type { ReactNode } from 'react'

export const Specimen = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name} data-specimen className="grid gap-3 border-t border-hair py-5">
    <h3 className="font-mono text-caption text-ink-3">
      <bdi>{name}</bdi>
    </h3>
    <div className="flex min-w-0 flex-wrap items-start gap-x-6 gap-y-4">{children}</div>
  </section>
)

export const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <section id={name} aria-label={name} className="scroll-mt-2">
    <h2 className="pt-8 pb-4 text-title-1 tracking-close">
      <bdi>{name}</bdi>
    </h2>
    {children}
  </section>
)
