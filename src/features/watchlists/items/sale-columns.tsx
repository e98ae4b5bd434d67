// The columns of a token sale list and what each sorts by.
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { RatedScore } from '#parts/score-badge/rated-score.tsx'
import type { FigureReaders } from './item-order.ts'
import type { ItemColumn } from './item-table.tsx'
import type { SaleOrderKey } from '../watchlist-search.ts'

export const saleReaders: FigureReaders<SaleRow, SaleOrderKey> = {
  name: (sale) => sale.name,
  low: (sale) => sale.scoreLow,
  score: (sale) => sale.totalScore,
  type: (sale) => sale.saleType,
  launch: (sale) => sale.launchAtSec,
  initialCap: (sale) => sale.initialCapUsd,
  raised: (sale) => sale.totalRaisedUsd,
}

export const useSaleColumns = (): ItemColumn<SaleRow, SaleOrderKey>[] => {
  const { t } = useText('watchlists')
  const format = useFormat()
  return [
    {
      key: 'low',
      label: t('columnScore'),
      widthRem: 9.5,
      cell: (sale) => <RatedScore {...sale} />,
    },
    {
      key: 'type',
      label: t('columnType'),
      widthRem: 5.75,
      cell: (sale) => <bdi>{sale.saleType}</bdi>,
    },
    {
      key: 'launch',
      label: t('columnLaunch'),
      isNumeric: true,
      widthRem: 7,
      cell: (sale) => <span className="num text-ink-1">{format.launchDate(sale.launchAtSec)}</span>,
    },
    {
      key: 'initialCap',
      label: t('columnInitialCap'),
      isNumeric: true,
      widthRem: 7,
      isWideOnly: true,
      cell: (sale) => <span className="num">{format.money(sale.initialCapUsd)}</span>,
    },
    {
      key: 'raised',
      label: t('columnRaised'),
      isNumeric: true,
      widthRem: 7,
      isWideOnly: true,
      cell: (sale) => <span className="num">{format.money(sale.totalRaisedUsd)}</span>,
    },
  ]
}
