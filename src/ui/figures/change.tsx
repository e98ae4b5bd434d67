// A change: triangle, sign and colour, so never colour alone. `text` comes formatted.
import { clsx } from 'clsx'
import type { ChangeDirection } from '#domain/format/change.ts'

export const Change = ({ direction, text, className }: { direction: ChangeDirection; text: string; className?: string }) => (
  <span className={clsx('num inline-flex items-center justify-end gap-1', direction === 'up' && 'text-up', direction === 'down' && 'text-down', direction === 'flat' && 'text-ink-2', className)}>
    {direction === 'flat' ? null : (
      <svg aria-hidden="true" viewBox="0 0 7 5" width="7" height="5" fill="currentColor">
        <path d={direction === 'up' ? 'M3.5 0 7 5H0Z' : 'M0 0h7L3.5 5Z'} />
      </svg>
    )}
    {text}
  </span>
)
