// The watchlist button of a detail page: says where the coin or sale is, adds it with one press,
// picks lists in a menu.
import { ChevronDown, Star } from 'lucide-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { ItemLists, WatchlistView } from '#data/watchlists/queries.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { useText, type Translate } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { LazyMenu } from '../states/lazy-menu.tsx'
import { LazyLayer } from '../states/lazy-layer.tsx'
import { useAccountDb } from '#client/session/use-account-db.ts'
import { putItem } from './list-actions.ts'
import { useItemLists, useWatchlists } from '#client/watchlists/use-lists.ts'

const loadMenu = () => import('./add-to-list-menu.tsx')
const AddToListMenu = lazyPart(loadMenu, (module) => module.AddToListMenu)
const ChooseListDialog = lazyPart(
  () => import('./choose-list-dialog.tsx'),
  (module) => module.ChooseListDialog,
)

type AddToListButtonProps = { kind: ListKind; id: string; name: string }

/** "In Core holdings", "In 3 lists" or "Add to watchlist". */
const wordsOf = (
  t: Translate<'watchlists'>,
  itemLists: ItemLists | undefined,
  lists: readonly WatchlistView[],
): string => {
  const holding = lists.filter(({ listId }) => itemLists?.listIds.includes(listId))
  const [only] = holding
  if (only === undefined) return t('addToList')
  return holding.length === 1
    ? t('inList', { list: only.name })
    : t('inLists', { count: holding.length })
}

export const AddToListButton = ({ kind, id, name }: AddToListButtonProps) => {
  const { t } = useText('watchlists')
  const db = useAccountDb()
  const itemLists = useItemLists(kind, id)
  const known = useWatchlists(kind)
  const lists = known ?? []
  const [open, setOpen] = useState<'choose' | 'create' | null>(null)
  // A press may come before the lists are read; what it opens is decided by them.
  const [wasPressedEarly, setWasPressedEarly] = useState(false)
  if (wasPressedEarly && known?.length === 0) {
    setWasPressedEarly(false)
    setOpen('choose')
  }
  const isIn = (itemLists?.listIds.length ?? 0) > 0
  const item = { id, name }
  const put = ({ listId, name: listName }: WatchlistView, desired: 'in' | 'out') => {
    if (db) void putItem(db, { kind, listId, listName, item, desired })
  }
  const icon = (
    <Star
      className={clsx(
        isIn && (itemLists?.isPending ? '[stroke-dasharray:2.5_2.2]' : 'fill-current'),
      )}
    />
  )
  const words = <span className="max-w-48 truncate">{wordsOf(t, itemLists, lists)}</span>
  const trigger = (
    <Button icon={icon}>
      {words}
      <ChevronDown />
    </Button>
  )
  const leave = () => setOpen(null)
  return (
    <>
      {lists.length === 0 ? (
        <Button icon={icon} onClick={() => (known ? setOpen('choose') : setWasPressedEarly(true))}>
          {words}
        </Button>
      ) : (
        <LazyMenu trigger={trigger} load={loadMenu} wasPressed={wasPressedEarly}>
          {(startsOpen) => (
            <AddToListMenu
              trigger={trigger}
              startsOpen={startsOpen}
              kind={kind}
              lists={lists}
              itemLists={itemLists}
              onPut={put}
              onCreate={() => setOpen('create')}
            />
          )}
        </LazyMenu>
      )}
      {db && open !== null ? (
        <LazyLayer onClose={leave}>
          <ChooseListDialog
            db={db}
            kind={kind}
            item={item}
            isNew={open === 'create'}
            onClose={leave}
          />
        </LazyLayer>
      ) : null}
    </>
  )
}
