// A change: triangle, sign and colour, so never colour alone. `text` comes formatted.
import { clsx } from 'clsx'
import type { ChangeDirection } from '#domain/format/change.ts'
import type { CellLook } from '../table/table.tsx'

const colours = { up: 'text-up', down: 'text-down', flat: 'text-ink-2' } as const

/** The same for the cell of a table that holds nothing else. */
export const changeLook = (direction: ChangeDirection): CellLook => ({
  'data-change': direction,
  className: colours[direction],
})

export const Change = ({
  direction,
  text,
  className,
}: {
  direction: ChangeDirection
  text: string
  className?: string
}) => (
  <span data-change={direction} className={clsx('num inline-block', colours[direction], className)}>
    {text}
  </span>
)
