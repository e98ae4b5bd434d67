// The markets as a table: most volume first, ten of them, the others on demand; any column sorts.
import { useMemo, useState } from 'react'
import type { CoinMarketWire } from '#contract/market/coin-dossier-wire.ts'
import { marketsInOrder, type MarketSort, type MarketSortKey } from '#domain/coin/market-order.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { HeadCell, type SortDirection } from '#ui/table/table.tsx'
import { PointTable } from '#parts/market/point-table.tsx'
import { useFirstPoints } from '#client/market/use-first-points.ts'
import { MarketRow } from './market-row.tsx'

const firstRows = 10

const directionOf = (sort: MarketSort, by: MarketSortKey): SortDirection | 'none' => {
  if (sort.by !== by) return 'none'
  return sort.direction === 'asc' ? 'ascending' : 'descending'
}

/** Names and spreads begin with the first and the smallest, amounts with the largest. */
const nextSort = ({ by, direction }: MarketSort, key: MarketSortKey): MarketSort => {
  if (by === key) return { by, direction: direction === 'asc' ? 'desc' : 'asc' }
  return { by: key, direction: key === 'price' || key === 'volume_24h' ? 'desc' : 'asc' }
}

export const MarketTable = ({ items }: { items: readonly CoinMarketWire[] }) => {
  const { t } = useText('coin-markets')
  const { t: coin } = useText('coin-detail')
  const format = useFormat()
  const [sort, setSort] = useState<MarketSort>({ by: 'volume_24h', direction: 'desc' })
  // A source may name one pair twice: rows are known by the place they came in.
  const numbered = useMemo(() => items.map((market, place) => ({ ...market, place })), [items])
  const sorted = useMemo(() => marketsInOrder(numbered, sort), [numbered, sort])
  const points = useFirstPoints(sorted, firstRows)
  const hasTrust = items.some(({ trust }) => trust !== null)
  const sorting = (by: MarketSortKey) => ({
    sort: directionOf(sort, by),
    onSort: () => setSort(nextSort(sort, by)),
  })
  return (
    <PointTable
      label={t('title')}
      rows="two-line"
      points={points}
      head={
        <>
          <HeadCell {...sorting('exchange')}>{t('exchange')}</HeadCell>
          <HeadCell isNumeric {...sorting('price')}>
            {coin('price')}
          </HeadCell>
          <HeadCell isNumeric {...sorting('volume_24h')}>
            {coin('volume24h')}
          </HeadCell>
          <HeadCell isNumeric {...sorting('spread_pct')}>
            {t('spread')}
          </HeadCell>
          {hasTrust ? <HeadCell>{t('trust')}</HeadCell> : null}
        </>
      }
    >
      {points.shown.map((market) => (
        <MarketRow key={market.place} market={market} hasTrust={hasTrust} format={format} />
      ))}
    </PointTable>
  )
}
