// Parts of a native table. Figures align physically right in both directions so that digits line
// up.
import { ArrowDown, ArrowUp } from 'lucide-react'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export type SortDirection = 'ascending' | 'descending'

export const Table = ({
  label,
  rows = 'one-line',
  className,
  children,
  ...rest
}: ComponentProps<'table'> & { label: string; rows?: 'one-line' | 'two-line' | 'compact' }) => (
  <table aria-label={label} data-rows={rows} {...rest} className={clsx('data-table', className)}>
    {children}
  </table>
)

type HeadCellProps = Omit<ComponentProps<'th'>, 'onClick'> & {
  isNumeric?: boolean
  sort?: SortDirection | 'none'
  onSort?: () => void
  children?: ReactNode
}

/** With `onSort` the words become a button and `aria-sort` is set. */
export const HeadCell = ({ isNumeric, sort, onSort, children, ...rest }: HeadCellProps) => (
  <th
    scope="col"
    data-numeric={isNumeric || undefined}
    aria-sort={onSort ? (sort ?? 'none') : undefined}
    {...rest}
  >
    {onSort ? (
      <button type="button" onClick={onSort}>
        {children}
        {sort === 'ascending' ? <ArrowUp className="size-3" /> : null}
        {sort === 'descending' ? <ArrowDown className="size-3" /> : null}
      </button>
    ) : (
      children
    )}
  </th>
)

/**
 * What a cell itself wears for the figure in it: an element around the figure would be one more to
 * lay out in every row.
 */
export type CellLook = Pick<ComponentProps<'td'>, 'className'> &
  Record<`data-${string}`, string | true | undefined>

export const Cell = ({ isNumeric, ...rest }: ComponentProps<'td'> & { isNumeric?: boolean }) => (
  <td data-numeric={isNumeric || undefined} {...rest} />
)

/** Keeps the scroll height of rows a virtual table does not draw. */
export const PaddingRow = ({ heightPx, columns }: { heightPx: number; columns: number }) =>
  heightPx > 0 ? (
    <tr aria-hidden="true" data-padding style={{ height: heightPx }}>
      <td aria-hidden="true" colSpan={columns} />
    </tr>
  ) : null
