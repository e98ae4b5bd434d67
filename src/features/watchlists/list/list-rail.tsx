// The lists of both kinds beside the table on a desktop: choose one, or create another.
import { Plus } from 'lucide-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'
import { useFormat } from '#i18n/use-format.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { ListIcon } from '#parts/watchlist/list-icon.tsx'
import type { WatchlistView } from '#data/watchlists/queries.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { WaitingDot } from './waiting-dot.tsx'

type ListRailProps = {
  lists: readonly WatchlistView[]
  currentId: string | null
  onSelect: (list: WatchlistView) => void
  onCreate: (kind: ListKind) => void
  /** Stands at the foot: the flight slip. */
  children?: ReactNode
}

const RailItem = ({
  list,
  isCurrent,
  onSelect,
}: {
  list: WatchlistView
  isCurrent: boolean
  onSelect: (list: WatchlistView) => void
}) => {
  const { t } = useText('watchlists')
  const format = useFormat()
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={() => onSelect(list)}
        className={clsx(
          'flex h-9 w-full items-center gap-2 rounded-2 px-2 text-table transition-colors',
          isCurrent
            ? 'bg-raised font-medium text-ink-1'
            : 'text-ink-2 hover:bg-surface hover:text-ink-1',
        )}
      >
        <ListIcon iconId={list.iconId} className="text-ink-3" />
        <span dir="auto" className="min-w-0 flex-1 truncate text-start">
          {list.name}
        </span>
        {list.isDefault ? (
          <span className="text-label font-regular text-ink-3">{t('defaultBadge')}</span>
        ) : null}
        {list.pendingCount > 0 ? <WaitingDot /> : null}
        <span className="num min-w-4 text-end text-caption font-regular text-ink-3">
          {format.count(list.items.length)}
        </span>
      </button>
    </li>
  )
}

const RailSection = ({
  kind,
  lists,
  currentId,
  onSelect,
  onCreate,
}: ListRailProps & { kind: ListKind }) => {
  const { t } = useText('watchlists')
  const headingId = `rail-${kind}`
  return (
    <section aria-labelledby={headingId} className="mt-3 first:mt-0">
      <div className="flex items-center justify-between ps-2">
        <h2 id={headingId} className="text-caption font-regular text-ink-3">
          {kind === 'coin' ? t('coinLists') : t('saleLists')}
        </h2>
        <IconButton
          size="small"
          label={kind === 'coin' ? t('createCoinList') : t('createSaleList')}
          onClick={() => onCreate(kind)}
        >
          <Plus />
        </IconButton>
      </div>
      <ul>
        {lists
          .filter((list) => list.kind === kind)
          .map((list) => (
            <RailItem
              key={list.listId}
              list={list}
              isCurrent={list.listId === currentId}
              onSelect={onSelect}
            />
          ))}
      </ul>
    </section>
  )
}

export const ListRail = ({ children, ...rest }: ListRailProps) => {
  const { t } = useText('watchlists')
  return (
    <nav
      aria-label={t('title')}
      className={
        'no-scrollbar sticky top-14 flex h-[calc(100dvh-(--spacing(14)))] flex-col ' +
        'overflow-auto px-4 pt-4 pb-6 pe-3 max-tablet:hidden'
      }
    >
      <RailSection kind="coin" {...rest} />
      <RailSection kind="ido" {...rest} />
      {children === undefined ? null : <div className="mt-auto pt-6">{children}</div>}
    </nav>
  )
}
