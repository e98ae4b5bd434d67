// The lines as a table, newest day first: what a chart shows only to the eye.
import { useState } from 'react'
import { secOfDay } from '#domain/series/daily-series.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { NumberCell } from '#ui/table/number-cell.tsx'
import { ScrollRegion } from '#ui/table/scroll-region.tsx'
import { Cell, HeadCell, Table } from '#ui/table/table.tsx'
import { historyRows } from './history-rows.ts'
import type { ShownLine } from './shown-histories.ts'

const firstRows = 30

export const IndexTable = ({ lines }: { lines: readonly ShownLine[] }) => {
  const { t } = useText('coin-compare')
  const { t: detail } = useText('coin-detail')
  const format = useFormat()
  const [isWhole, setIsWhole] = useState(false)
  const rows = historyRows(lines).toReversed()
  const shown = isWhole ? rows : rows.slice(0, firstRows)
  return (
    <div className="max-h-160 overflow-y-auto">
      <ScrollRegion label={t('indexTable')}>
        <Table label={t('indexTable')} rows="compact" className="relative">
          <thead>
            <tr>
              <HeadCell>{detail('time')}</HeadCell>
              {lines.map(({ id, coin }) => (
                <HeadCell key={id} isNumeric title={coin.row.name}>
                  <bdi>{formatSymbol(coin.row.symbol)}</bdi>
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ day, values }) => (
              <tr key={day}>
                <Cell>
                  <bdi dir="ltr">{format.date(secOfDay(day))}</bdi>
                </Cell>
                {values.map((value, place) => (
                  <NumberCell key={lines[place]?.id} text={value === null ? '-' : format.hundredths(value)} />
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollRegion>
      {rows.length > shown.length ? (
        <div className="py-3">
          <Button onClick={() => setIsWhole(true)}>{detail('showAllRows', { count: rows.length })}</Button>
        </div>
      ) : null}
    </div>
  )
}
