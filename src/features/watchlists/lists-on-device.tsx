// What a visitor put into lists on this device, under the prompt to log in: found again without a
// connection, and edited where it was starred (D-WLLOCAL).
import type { WatchlistView } from '#data/watchlists/queries.ts'
import { useWatchlists } from '#client/watchlists/use-lists.ts'
import { useText } from '#i18n/use-text.ts'
import { ItemLogo, ItemName, type NamedRow } from './items/item-name.tsx'
import type { ListItem } from './items/item-order.ts'
import { useCoinItems } from './items/use-coin-items.ts'
import { useSaleItems } from './items/use-sale-items.ts'

type RatedRow = NamedRow & { totalScore: number | null }
type DeviceListProps = { list: WatchlistView; items: readonly ListItem<RatedRow>[] }

const DeviceList = ({ list, items }: DeviceListProps) => {
  const { t } = useText('watchlists')
  const emptyText = list.kind === 'coin' ? t('emptyCoinList') : t('emptySaleList')
  return (
    <section className="grid gap-1">
      <h3 className="truncate text-caption text-ink-3">
        <bdi>{list.name}</bdi>
      </h3>
      {list.items.length === 0 ? <p className="text-body text-ink-2">{emptyText}</p> : null}
      <ul>
        {items.map((item) => (
          <li
            key={item.id}
            className="relative flex min-h-12 items-center gap-2.5 border-b border-hair hover:bg-hover"
          >
            <ItemLogo kind={list.kind} item={item} size={24} />
            <span className="min-w-0 flex-1">
              <ItemName kind={list.kind} item={item} look="card" />
            </span>
            <span className="num flex-none text-body font-semibold text-ink-1">
              {item.row?.totalScore ?? '–'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const CoinList = ({ list }: { list: WatchlistView }) => (
  <DeviceList list={list} items={useCoinItems(list)?.items ?? []} />
)

const SaleList = ({ list }: { list: WatchlistView }) => (
  <DeviceList list={list} items={useSaleItems(list)?.items ?? []} />
)

export const ListsOnDevice = () => {
  const { t } = useText('watchlists')
  const coinLists = useWatchlists('coin') ?? []
  const saleLists = useWatchlists('ido') ?? []
  if (coinLists.length + saleLists.length === 0) return null
  return (
    <div className="grid gap-4 border-t border-hair pt-5">
      <h2 className="text-body font-medium text-ink-1">{t('listsOnDevice')}</h2>
      {coinLists.map((list) => (
        <CoinList key={list.listId} list={list} />
      ))}
      {saleLists.map((list) => (
        <SaleList key={list.listId} list={list} />
      ))}
    </div>
  )
}
