// The lists of one kind with a tick where the coin or sale is in, and a way to a new one.
import { Plus, StarOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ItemLists, WatchlistView } from '#data/watchlists/queries.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { useText } from '#i18n/use-text.ts'
import { Menu, MenuCheck, MenuItem, MenuRule, type MenuStart } from '#ui/overlays/menu.tsx'

type AddToListMenuProps = {
  trigger: ReactNode
  startsOpen: MenuStart
  kind: ListKind
  lists: readonly WatchlistView[]
  itemLists: ItemLists | undefined
  onPut: (list: WatchlistView, desired: 'in' | 'out') => void
  onCreate: () => void
}

export const AddToListMenu = ({
  trigger,
  startsOpen,
  kind,
  lists,
  itemLists,
  onPut,
  onCreate,
}: AddToListMenuProps) => {
  const { t } = useText('watchlists')
  return (
    <Menu align="end" trigger={trigger} startsOpen={startsOpen}>
      {lists.map((list) => (
        <MenuCheck
          key={list.listId}
          keepOpen
          isChecked={itemLists?.listIds.includes(list.listId) ?? false}
          onChange={(isChecked) => onPut(list, isChecked ? 'in' : 'out')}
        >
          <bdi className="max-w-64 truncate">{list.name}</bdi>
        </MenuCheck>
      ))}
      <MenuRule />
      {itemLists?.isInTarget ? (
        <MenuItem
          icon={<StarOff />}
          onSelect={() =>
            lists.filter((list) => list.isSelected).forEach((list) => onPut(list, 'out'))
          }
        >
          {t('removeFromList', { list: itemLists.targetName ?? '' })}
        </MenuItem>
      ) : null}
      <MenuItem icon={<Plus />} onSelect={onCreate}>
        {kind === 'coin' ? t('createCoinList') : t('createSaleList')}
      </MenuItem>
    </Menu>
  )
}
