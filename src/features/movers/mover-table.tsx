// The movers on wide screens. A heading of a change chooses its period; pressed again it turns the
// direction.
import { clsx } from 'clsx'
import { memo, useMemo } from 'react'
import { moverPeriods, type MoverPeriod, type MoverParams } from '#domain/movers/movers.ts'
import { useText } from '#i18n/use-text.ts'
import { HeadCell } from '#ui/table/table.tsx'
import { CoinTable, type CoinColumn } from '#parts/coin-rows/coin-table.tsx'
import {
  capColumn,
  changeColumns,
  chartColumn,
  priceColumn,
  volumeColumn,
} from '#parts/coin-rows/figure-columns.tsx'
import { TradeHeads } from './trade-heads.tsx'
import type { Movers } from './use-movers.ts'

type ChangeParams = (part: Partial<MoverParams>) => void

export const changeHeadings = {
  '24h': 'change24h',
  '7d': 'change7d',
  '30d': 'change30d',
} as const satisfies Record<MoverPeriod, string>

/** Where space runs short only the change of the chosen period stays. */
const roomOf = (period: MoverPeriod, chosen: MoverPeriod): string =>
  clsx(changeColumns[period].className, period !== chosen && 'max-[67.5rem]:hidden')

export const MoverTable = memo(({ list, change }: { list: Movers; change: ChangeParams }) => {
  const { t } = useText('coins')
  const { t: nav } = useText('nav')
  const { period: chosen, direction } = list.params
  const columns = useMemo<CoinColumn[]>(
    () => [
      priceColumn,
      ...moverPeriods.map((period) => ({
        ...changeColumns[period],
        className: roomOf(period, chosen),
      })),
      chartColumn,
      volumeColumn,
      capColumn,
    ],
    [chosen],
  )
  const head = useMemo(
    () => (
      <>
        <HeadCell isNumeric className={priceColumn.className}>
          {t('price')}
        </HeadCell>
        {moverPeriods.map((period) => (
          <HeadCell
            key={period}
            isNumeric
            className={roomOf(period, chosen)}
            sort={period !== chosen ? 'none' : direction === 'gainers' ? 'descending' : 'ascending'}
            onSort={() =>
              change(
                period === chosen
                  ? { direction: direction === 'gainers' ? 'losers' : 'gainers' }
                  : { period },
              )
            }
          >
            {t(changeHeadings[period])}
          </HeadCell>
        ))}
        <TradeHeads />
      </>
    ),
    [t, chosen, direction, change],
  )
  return <CoinTable label={nav('topMovers')} list={list} columns={columns} head={head} />
})
