// /watchlist: the lists of both kinds beside the chosen one, on this device first and on the server
// when it can be reached.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { setDefaultWatchlist, selectWatchlist } from '#data/watchlists/commands.ts'
import type { WatchlistView } from '#data/watchlists/queries.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { PanelBoundary } from '#parts/errors/panel-boundary.tsx'
import { LazyLayer } from '#parts/states/lazy-layer.tsx'
import { toastFault } from '#parts/watchlist/list-toasts.ts'
import { useWatchlists } from '#client/watchlists/use-lists.ts'
import { CoinList } from './items/coin-list.tsx'
import { FlightCard } from './list/flight-card.tsx'
import { ImportOffer } from './import-offer.tsx'
import type { OpenDialog } from './list/list-dialogs.tsx'
import { ListRail } from './list/list-rail.tsx'
import { ListSkeleton } from './list/list-skeleton.tsx'
import { ListTabs } from './list/list-tabs.tsx'
import { NoLists } from './list/no-lists.tsx'
import { RecentActivity } from './activity/recent-activity.tsx'
import { SaleList } from './items/sale-list.tsx'

const ListDialogs = lazyPart(
  () => import('./list/list-dialogs.tsx'),
  (module) => module.ListDialogs,
)

type ChosenListProps = {
  db: AccountDb
  kind: ListKind
  lists: readonly WatchlistView[] | undefined
  onOpen: (dialog: OpenDialog) => void
  onCreate: (kind: ListKind) => void
}

const ChosenList = ({ db, kind, lists, onOpen, onCreate }: ChosenListProps) => {
  if (lists === undefined) return <ListSkeleton />
  const list = lists.find(({ isSelected }) => isSelected)
  if (list === undefined) return <NoLists db={db} kind={kind} onCreate={() => onCreate(kind)} />
  const actions = {
    onAdd: () => onOpen({ name: 'add', list }),
    onEdit: () => onOpen({ name: 'edit', list }),
    onDelete: () => onOpen({ name: 'delete', list }),
    onSetDefault: () =>
      void setDefaultWatchlist(db, { kind, listId: list.listId }).catch(toastFault),
  }
  return kind === 'coin' ? (
    <CoinList key={list.listId} list={list} actions={actions} />
  ) : (
    <SaleList key={list.listId} list={list} actions={actions} />
  )
}

type WatchlistScreenProps = {
  db: AccountDb
  /** The list that was made last, which is then the selected one. */
  created: { listId: string } | null
  onCreate: (kind: ListKind) => void
}

export const WatchlistScreen = ({ db, created, onCreate }: WatchlistScreenProps) => {
  const { kind = 'coin' } = useSearch({ from: '/_app/watchlist' })
  const navigate = useNavigate({ from: '/watchlist' })
  const coinLists = useWatchlists('coin')
  const saleLists = useWatchlists('ido')
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const lists = kind === 'coin' ? coinLists : saleLists
  const all = [...(coinLists ?? []), ...(saleLists ?? [])]

  // Until the new list is on screen nothing else may be acted on: "add" must never mean the list
  // selected before.
  const [awaitedId, setAwaitedId] = useState<string | null>(null)
  const [seen, setSeen] = useState(created)
  if (created !== seen) {
    setSeen(created)
    setAwaitedId(created?.listId ?? null)
  }
  if (awaitedId !== null && all.some(({ listId }) => listId === awaitedId)) setAwaitedId(null)

  const goTo = (wanted: ListKind) => void navigate({ search: { kind: wanted }, resetScroll: false })
  const select = async (ref: { kind: ListKind; listId: string }) => {
    setAwaitedId(null)
    if (ref.kind !== kind) goTo(ref.kind)
    await selectWatchlist(db, ref).catch(toastFault)
  }
  const currentId = lists?.find(({ isSelected }) => isSelected)?.listId ?? null
  return (
    <div className="flex-1 tablet:grid tablet:grid-cols-[15.5rem_minmax(0,1fr)]">
      <ListRail
        lists={all}
        currentId={currentId}
        onSelect={(list) => void select(list)}
        onCreate={onCreate}
      >
        <PanelBoundary feature="flight">
          <FlightCard listCount={all.length} />
        </PanelBoundary>
      </ListRail>
      <div className="min-w-0 px-4 pb-8 tablet:ps-3 tablet:pe-6 tablet:pt-4 tablet:pb-24">
        <ListTabs
          kind={kind}
          lists={lists ?? []}
          currentId={currentId}
          onKind={goTo}
          onSelect={(list) => void select(list)}
          onCreate={onCreate}
        />
        <ImportOffer db={db} />
        <PanelBoundary feature="watchlist" resetKey={`${kind} ${currentId}`}>
          <ChosenList
            db={db}
            kind={kind}
            lists={awaitedId === null ? lists : undefined}
            onOpen={setDialog}
            onCreate={onCreate}
          />
        </PanelBoundary>
        <PanelBoundary feature="activity">
          <RecentActivity db={db} />
        </PanelBoundary>
        <div className="pt-8 tablet:hidden">
          <PanelBoundary feature="flight">
            <FlightCard listCount={all.length} />
          </PanelBoundary>
        </div>
      </div>
      {dialog === null ? null : (
        <LazyLayer onClose={() => setDialog(null)}>
          <ListDialogs db={db} dialog={dialog} onClose={() => setDialog(null)} />
        </LazyLayer>
      )}
    </div>
  )
}
