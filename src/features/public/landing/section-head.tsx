// A section's claim at the start and, on a wide page, its one sentence beside it on the same
// baseline.
import { Phrased } from '#parts/phrased.tsx'

export const SectionHead = ({ title, text }: { title: string; text?: string }) => (
  <header className="mb-8 grid items-end gap-x-12 gap-y-4 tablet:mb-12 desk:grid-cols-[1.2fr_1fr]">
    <h2 className="landing-title max-w-[12em]">
      <Phrased>{title}</Phrased>
    </h2>
    {text === undefined ? null : (
      <p className="max-w-[32em] text-form text-pretty text-ink-2 tablet:text-[1.125rem]/7">
        {text}
      </p>
    )}
  </header>
)
