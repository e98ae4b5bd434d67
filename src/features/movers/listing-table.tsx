// The new listings on wide screens, in the order of their listing.
import { memo, useMemo } from 'react'
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
import { ListedAt } from './listed-at.tsx'
import { TradeHeads } from './trade-heads.tsx'
import type { NewListings } from './use-new-listings.ts'

const listedColumn: CoinColumn = {
  id: 'listed',
  className: 'w-36',
  isText: true,
  cell: (row) => (row.listedAtSec === null ? null : <ListedAt listedAtSec={row.listedAtSec} />),
}
const weekColumn: CoinColumn = { ...changeColumns['7d'], className: 'w-24 max-[67.5rem]:hidden' }
const columns: readonly CoinColumn[] = [
  listedColumn,
  priceColumn,
  changeColumns['24h'],
  weekColumn,
  chartColumn,
  volumeColumn,
  capColumn,
]

export const ListingTable = memo(({ list }: { list: NewListings }) => {
  const { t } = useText('coins')
  const { t: nav } = useText('nav')
  const head = useMemo(
    () => (
      <>
        <HeadCell className={listedColumn.className} aria-sort="descending">
          {t('listed')}
        </HeadCell>
        <HeadCell isNumeric className={priceColumn.className}>
          {t('price')}
        </HeadCell>
        <HeadCell isNumeric className={changeColumns['24h'].className}>
          {t('change24h')}
        </HeadCell>
        <HeadCell isNumeric className={weekColumn.className}>
          {t('change7d')}
        </HeadCell>
        <TradeHeads />
      </>
    ),
    [t],
  )
  return <CoinTable label={nav('newListings')} list={list} columns={columns} head={head} />
})
