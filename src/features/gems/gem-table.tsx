// The gems where the window has room for their reasons beside the figures, in the order of their
// lowest possible score.
import { memo, useMemo } from 'react'
import { useText } from '#i18n/use-text.ts'
import { HeadCell } from '#ui/table/table.tsx'
import { CoinTable, type CoinColumn } from '#parts/coin-rows/coin-table.tsx'
import {
  capColumn,
  changeColumns,
  priceColumn,
  volumeColumn,
} from '#parts/coin-rows/figure-columns.tsx'
import { GemReasonLines } from './gem-reason-lines.tsx'
import type { Gems } from './use-gems.ts'

const whyColumn: CoinColumn = {
  id: 'why',
  className: 'w-64 ps-5!',
  isText: true,
  cell: (row) => (
    <div className="min-w-56">
      <GemReasonLines row={row} />
    </div>
  ),
}
const pricesColumn: CoinColumn = { ...priceColumn, className: 'w-31 max-wide:hidden' }
const weekColumn: CoinColumn = { ...changeColumns['7d'], className: 'w-24 max-wide:hidden' }
/** How small and how tradable it is stands beside every find, however narrow the table. */
const sizeColumn: CoinColumn = { ...capColumn, className: 'w-26' }
const tradeColumn: CoinColumn = { ...volumeColumn, className: 'w-32' }
const columns: readonly CoinColumn[] = [
  whyColumn,
  pricesColumn,
  weekColumn,
  sizeColumn,
  tradeColumn,
]

export const GemTable = memo(({ list }: { list: Gems }) => {
  const { t } = useText('gems')
  const { t: coins } = useText('coins')
  const { t: nav } = useText('nav')
  const head = useMemo(
    () => (
      <>
        <HeadCell className={whyColumn.className}>{t('why')}</HeadCell>
        <HeadCell isNumeric className={pricesColumn.className}>
          {coins('price')}
        </HeadCell>
        <HeadCell isNumeric className={weekColumn.className}>
          {coins('change7d')}
        </HeadCell>
        <HeadCell isNumeric className={sizeColumn.className}>
          {coins('marketCap')}
        </HeadCell>
        <HeadCell isNumeric className={`${tradeColumn.className} max-wide:whitespace-normal!`}>
          {coins('volume24h')}
        </HeadCell>
      </>
    ),
    [t, coins],
  )
  return <CoinTable label={nav('gemScout')} list={list} columns={columns} head={head} />
})
