// Chooses the lists that hold one coin or sale; each tick is saved at once.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { CreateListDialog } from './create-list-dialog.tsx'
import { putItem, type Item } from './list-actions.ts'
import { useItemLists, useWatchlists } from '#client/watchlists/use-lists.ts'

export const ListPickerDialog = ({
  db,
  kind,
  item,
  onClose,
}: {
  db: AccountDb
  kind: ListKind
  item: Item
  onClose: () => void
}) => {
  const { t } = useText('watchlists')
  const { t: actions } = useText('actions')
  const lists = useWatchlists(kind)
  const holding = useItemLists(kind, item.id)?.listIds ?? []
  const hasLists = lists !== undefined && lists.length > 0
  const [isCreating, setIsCreating] = useState(false)
  if (isCreating) return <CreateListDialog db={db} kind={kind} item={item} onClose={onClose} />
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('chooseLists', { name: item.name })}
      closeLabel={actions('close')}
      actions={
        hasLists ? (
          <Button icon={<Plus />} onClick={() => setIsCreating(true)}>
            {kind === 'coin' ? t('createCoinList') : t('createSaleList')}
          </Button>
        ) : undefined
      }
    >
      {hasLists ? null : <p role="status">{t('loading')}</p>}
      {lists?.map(({ listId, name }) => {
        const isIn = holding.includes(listId)
        return (
          <Checkbox
            key={listId}
            label={<bdi>{name}</bdi>}
            isChecked={isIn}
            onChange={() =>
              void putItem(db, { kind, listId, listName: name, item, desired: isIn ? 'out' : 'in' })
            }
          />
        )
      })}
    </Dialog>
  )
}
