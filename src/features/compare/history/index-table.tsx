// The lines as a table, newest day first: what a chart shows only to the eye.
import { secOfDay } from '#domain/series/daily-series.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { NumberCell } from '#ui/table/number-cell.tsx'
import { Cell, HeadCell } from '#ui/table/table.tsx'
import { PointTable } from '#parts/market/point-table.tsx'
import { useFirstPoints } from '#client/market/use-first-points.ts'
import { historyRows } from './history-rows.ts'
import type { ShownLine } from './shown-histories.ts'

export const IndexTable = ({ lines }: { lines: readonly ShownLine[] }) => {
  const { t } = useText('coin-compare')
  const { t: detail } = useText('coin-detail')
  const format = useFormat()
  const points = useFirstPoints(historyRows(lines).toReversed())
  return (
    <PointTable
      label={t('indexTable')}
      rows="compact"
      className="relative"
      points={points}
      head={
        <>
          <HeadCell>{detail('time')}</HeadCell>
          {lines.map(({ id, coin }) => (
            <HeadCell key={id} isNumeric title={coin.row.name}>
              <bdi>{formatSymbol(coin.row.symbol)}</bdi>
            </HeadCell>
          ))}
        </>
      }
    >
      {points.shown.map(({ day, values }) => (
        <tr key={day}>
          <Cell>
            <bdi dir="ltr">{format.date(secOfDay(day))}</bdi>
          </Cell>
          {values.map((value, place) => (
            <NumberCell
              key={lines[place]?.id}
              text={value === null ? '-' : format.hundredths(value)}
            />
          ))}
        </tr>
      ))}
    </PointTable>
  )
}
