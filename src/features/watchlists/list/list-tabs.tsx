// The lists of one kind as tabs on a phone, with the kind above and a create button at the end.
import { ListPlus } from 'lucide-react'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Segment } from '#ui/actions/segment.tsx'
import type { WatchlistView } from '#data/watchlists/queries.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { WaitingDot } from './waiting-dot.tsx'

type ListTabsProps = {
  kind: ListKind
  lists: readonly WatchlistView[]
  currentId: string | null
  onKind: (kind: ListKind) => void
  onSelect: (list: WatchlistView) => void
  onCreate: (kind: ListKind) => void
}

const TabButton = ({
  list,
  isCurrent,
  onSelect,
}: {
  list: WatchlistView
  isCurrent: boolean
  onSelect: () => void
}) => {
  const format = useFormat()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent])
  return (
    <button
      ref={button}
      type="button"
      aria-current={isCurrent || undefined}
      onClick={onSelect}
      className={clsx(
        'relative inline-flex h-12 flex-none items-center gap-1.5 text-body whitespace-nowrap -outline-offset-2',
        isCurrent
          ? 'font-medium text-ink-1 after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-ink-1'
          : 'text-ink-3',
      )}
    >
      <span dir="auto" className="max-w-56 truncate">
        {list.name}
      </span>
      {list.pendingCount > 0 ? <WaitingDot /> : null}
      <span className="num text-caption font-regular text-ink-3">
        {format.count(list.items.length)}
      </span>
    </button>
  )
}

export const ListTabs = ({ kind, lists, currentId, onKind, onSelect, onCreate }: ListTabsProps) => {
  const { t } = useText('watchlists')
  return (
    <div className="tablet:hidden">
      <div className="flex items-center justify-between gap-2 pt-1">
        <Segment
          label={t('title')}
          value={kind}
          options={[
            { value: 'coin', label: t('coinLists') },
            { value: 'ido', label: t('saleLists') },
          ]}
          onChange={onKind}
        />
        <IconButton
          label={kind === 'coin' ? t('createCoinList') : t('createSaleList')}
          onClick={() => onCreate(kind)}
          className="-me-2"
        >
          <ListPlus />
        </IconButton>
      </div>
      {lists.length === 0 ? null : (
        <nav
          aria-label={t('title')}
          className="no-scrollbar -mx-4 flex gap-6 overflow-x-auto border-b border-line px-4"
        >
          {lists.map((list) => (
            <TabButton
              key={list.listId}
              list={list}
              isCurrent={list.listId === currentId}
              onSelect={() => onSelect(list)}
            />
          ))}
        </nav>
      )}
    </div>
  )
}
