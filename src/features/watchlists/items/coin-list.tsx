// One coin list, joined with the market on this device.
import { useState } from 'react'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import type { WatchlistView } from '#data/watchlists/queries.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Change } from '#ui/figures/change.tsx'
import { useMarketPull } from '#client/market/use-pulls.ts'
import { coinReaders, useCoinColumns } from './coin-columns.tsx'
import { ListHeader, type ListHeaderActions } from '../list/list-header.tsx'
import { ListSkeleton } from '../list/list-skeleton.tsx'
import { ItemList } from './item-list.tsx'
import { averageScore } from './item-order.ts'
import { useCoinItems, type CoinItems } from './use-coin-items.ts'
import { coinOrderKeys } from '../watchlist-search.ts'

const CoinFigures = ({ coin }: { coin: CoinRow }) => {
  const format = useFormat()
  return (
    <>
      <span className="num text-form/5.5 text-ink-1">{format.price(coin.priceUsd)}</span>
      <Change {...format.change(coin.change7dPct)} className="text-table/4.5" />
    </>
  )
}

const CoinItemList = ({
  list,
  joined,
  showsTools,
  onAdd,
}: {
  list: WatchlistView
  joined: CoinItems
  showsTools: boolean
  onAdd: () => void
}) => {
  const { t } = useText('watchlists')
  const columns = useCoinColumns(joined.sparklines)
  return (
    <ItemList
      list={list}
      items={joined.items}
      asOfSec={joined.asOfSec}
      showsTools={showsTools}
      nameLabel={t('columnCoin')}
      columns={columns}
      readers={coinReaders}
      orderKeys={coinOrderKeys}
      renderFigures={(coin) => <CoinFigures coin={coin} />}
      onAdd={onAdd}
    />
  )
}

export const CoinList = ({
  list,
  actions,
}: {
  list: WatchlistView
  actions: ListHeaderActions
}) => {
  useMarketPull()
  const [showsTools, setShowsTools] = useState(false)
  const joined = useCoinItems(list)
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
        <CoinItemList list={list} joined={joined} showsTools={showsTools} onAdd={actions.onAdd} />
      )}
    </>
  )
}
