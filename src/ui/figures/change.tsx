// A change: triangle, sign and colour, so never colour alone. `text` comes formatted.
import { clsx } from 'clsx'
import type { ChangeDirection } from '#domain/format/change.ts'

export const Change = ({ direction, text, className }: { direction: ChangeDirection; text: string; className?: string }) => (
  <span data-change={direction} className={clsx('num inline-block', direction === 'up' && 'text-up', direction === 'down' && 'text-down', direction === 'flat' && 'text-ink-2', className)}>
    {text}
  </span>
)
