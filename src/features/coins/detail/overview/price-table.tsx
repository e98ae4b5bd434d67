// The chart as a table, newest first: what a chart shows only to the eye.
import type { CandleRow, ChartRow } from '#data/catalog/types/chart-rows.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Cell, HeadCell } from '#ui/table/table.tsx'
import { NumberCell } from '#ui/table/number-cell.tsx'
import { PointTable } from '#parts/market/point-table.tsx'
import { useFirstPoints } from '#client/market/use-first-points.ts'

type Row = {
  timeSec: number
  price: number
  volume: number | null
  range: { open: number; high: number; low: number } | null
}

const figure = (values: Float64Array | undefined, at: number): number => values?.[at] ?? Number.NaN

/** Candles where they are saved, as they say more; else closes with their volumes. */
const rowsOf = (chart: ChartRow | null, candles: CandleRow | null): Row[] => {
  if (candles) {
    return Array.from(candles.timesSec, (timeSec, at) => ({
      timeSec,
      price: figure(candles.closesUsd, at),
      volume: null,
      range: {
        open: figure(candles.opensUsd, at),
        high: figure(candles.highsUsd, at),
        low: figure(candles.lowsUsd, at),
      },
    })).toReversed()
  }
  return Array.from(chart?.timesSec ?? [], (timeSec, at) => {
    const volume = figure(chart?.volumesUsd, at)
    return {
      timeSec,
      price: figure(chart?.pricesUsd, at),
      volume: Number.isFinite(volume) ? volume : null,
      range: null,
    }
  }).toReversed()
}

type PriceTableProps = { chart: ChartRow | null; candles: CandleRow | null; hasTimes: boolean }

export const PriceTable = ({ chart, candles, hasTimes }: PriceTableProps) => {
  const { t } = useText('coin-detail')
  const format = useFormat()
  const columns = candles
    ? ([t('open'), t('high'), t('low'), t('close')] as const)
    : ([t('price'), t('volume24h')] as const)
  const points = useFirstPoints(rowsOf(chart, candles))
  return (
    <PointTable
      label={t('priceTable')}
      points={points}
      head={
        <>
          <HeadCell>{t('time')}</HeadCell>
          {columns.map((column) => (
            <HeadCell key={column} isNumeric>
              {column}
            </HeadCell>
          ))}
        </>
      }
    >
      {points.shown.map(({ timeSec, price, volume, range }) => (
        <tr key={timeSec}>
          <Cell>
            <bdi dir="ltr">{hasTimes ? format.moment(timeSec) : format.date(timeSec)}</bdi>
          </Cell>
          {range === null ? null : (
            <>
              <NumberCell text={format.price(range.open)} />
              <NumberCell text={format.price(range.high)} />
              <NumberCell text={format.price(range.low)} />
            </>
          )}
          <NumberCell text={format.price(price)} />
          {range === null ? <NumberCell text={format.money(volume)} /> : null}
        </tr>
      ))}
    </PointTable>
  )
}
