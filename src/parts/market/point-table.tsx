// What a chart shows only to the eye, as a table: its first rows, with the way to all of them.
import type { ComponentProps, ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { ScrollRegion } from '#ui/table/scroll-region.tsx'
import { Table } from '#ui/table/table.tsx'
import type { FirstPoints } from '#client/market/use-first-points.ts'

type PointTableProps = Pick<ComponentProps<typeof Table>, 'label' | 'rows' | 'className'> & {
  head: ReactNode
  points: FirstPoints<unknown>
  children: ReactNode
}

/** `head`: the cells of the head row; the children are the rows of `points.shown`. */
export const PointTable = ({ label, rows, className, head, points, children }: PointTableProps) => {
  const { t } = useText('coin-detail')
  return (
    <div className="max-h-160 overflow-y-auto">
      <ScrollRegion label={label}>
        <Table label={label} rows={rows} className={className}>
          <thead>
            <tr>{head}</tr>
          </thead>
          <tbody>{children}</tbody>
        </Table>
      </ScrollRegion>
      {points.total > points.shown.length ? (
        <div className="py-3">
          <Button onClick={points.showAll}>{t('showAllRows', { count: points.total })}</Button>
        </div>
      ) : null}
    </div>
  )
}
