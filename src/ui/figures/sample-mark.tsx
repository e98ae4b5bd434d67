// Figures on this page are simulated: the hatched mark and its words.
import { clsx } from 'clsx'

export const Hatch = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={clsx('hatched inline-block h-2 w-3.5 flex-none rounded-[2px]', className)}
  />
)

export const SampleMark = ({ label, className }: { label: string; className?: string }) => (
  <span
    className={clsx(
      'inline-flex items-center gap-1.5 text-caption whitespace-nowrap text-ink-3',
      className,
    )}
  >
    <Hatch />
    {label}
  </span>
)
