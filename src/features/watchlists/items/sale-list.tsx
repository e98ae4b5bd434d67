// One token sale list, joined with the sales on this device.
import { useState } from 'react'
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import type { WatchlistView } from '#data/watchlists/queries.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { useSalesPull } from '#client/market/use-pulls.ts'
import { ListHeader, type ListHeaderActions } from '../list/list-header.tsx'
import { ListSkeleton } from '../list/list-skeleton.tsx'
import { ItemList } from './item-list.tsx'
import { averageScore } from './item-order.ts'
import { saleReaders, useSaleColumns } from './sale-columns.tsx'
import { useSaleItems, type SaleItems } from './use-sale-items.ts'
import { saleOrderKeys } from '../watchlist-search.ts'

const SaleFigures = ({ sale }: { sale: SaleRow }) => {
  const format = useFormat()
  return (
    <>
      <span className="num text-form/5.5 text-ink-1">{format.launchDate(sale.launchAtSec)}</span>
      <span className="text-table/4.5 text-ink-3">
        <bdi>{sale.saleType}</bdi> <span className="num">{format.money(sale.initialCapUsd)}</span>
      </span>
    </>
  )
}

const SaleItemList = ({
  list,
  joined,
  showsTools,
  onAdd,
}: {
  list: WatchlistView
  joined: SaleItems
  showsTools: boolean
  onAdd: () => void
}) => {
  const { t } = useText('watchlists')
  const columns = useSaleColumns()
  return (
    <ItemList
      list={list}
      items={joined.items}
      asOfSec={joined.asOfSec}
      showsTools={showsTools}
      nameLabel={t('columnSale')}
      columns={columns}
      readers={saleReaders}
      orderKeys={saleOrderKeys}
      renderFigures={(sale) => <SaleFigures sale={sale} />}
      onAdd={onAdd}
    />
  )
}

export const SaleList = ({
  list,
  actions,
}: {
  list: WatchlistView
  actions: ListHeaderActions
}) => {
  useSalesPull()
  const [showsTools, setShowsTools] = useState(false)
  const joined = useSaleItems(list)
  return (
    <>
      <ListHeader
        list={list}
        averageScore={averageScore(joined?.items ?? [])}
        asOfSec={joined?.asOfSec ?? null}
        tools={{ isShown: showsTools, onToggle: () => setShowsTools(!showsTools) }}
        actions={actions}
      />
      {joined === undefined ? (
        <ListSkeleton />
      ) : (
        <SaleItemList list={list} joined={joined} showsTools={showsTools} onAdd={actions.onAdd} />
      )}
    </>
  )
}
