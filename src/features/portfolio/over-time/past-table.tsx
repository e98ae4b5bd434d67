// The line as a table, newest day first: what a chart shows only to the eye.
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { NumberCell } from '#ui/table/number-cell.tsx'
import { Cell, HeadCell } from '#ui/table/table.tsx'
import { PointTable } from '#parts/market/point-table.tsx'
import { useFirstPoints } from '#client/market/use-first-points.ts'
import type { PastPoint } from './past-line.ts'

type PastTableProps = {
  points: readonly PastPoint[]
  /** What its figures are called. */
  name: string
  figure: (value: number) => string
}

export const PastTable = ({ points: all, name, figure }: PastTableProps) => {
  const { t } = useText('portfolio')
  const format = useFormat()
  const points = useFirstPoints(all.toReversed())
  return (
    <PointTable
      label={t('overTime')}
      rows="compact"
      points={points}
      head={
        <>
          <HeadCell>{t('day')}</HeadCell>
          <HeadCell isNumeric>{name}</HeadCell>
        </>
      }
    >
      {points.shown.map(({ timeSec, value }) => (
        <tr key={timeSec}>
          <Cell>
            <bdi dir="ltr">{format.date(timeSec)}</bdi>
          </Cell>
          <NumberCell text={figure(value)} />
        </tr>
      ))}
    </PointTable>
  )
}
