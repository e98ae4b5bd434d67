// A list that is being read: rows as high as the real ones, each with the same bars.
import type { ReactNode } from 'react'
import { SkeletonFrame } from './skeleton.tsx'

type SkeletonRowsProps = {
  label: string
  count: number
  /** Height and gaps of a row on wide pages; on narrow ones every list has rows of 68 px. */
  rowClassName: string
  /** The bars of one row. */
  row: ReactNode
  /** What stands above the rows. */
  head?: ReactNode
}

export const SkeletonRows = ({ label, count, rowClassName, row, head }: SkeletonRowsProps) => (
  <SkeletonFrame label={label}>
    {head}
    {Array.from({ length: count }, (_, index) => (
      <div
        key={index}
        className={`flex items-center border-b border-hair max-tablet:h-17 ${rowClassName}`}
      >
        {row}
      </div>
    ))}
  </SkeletonFrame>
)
