// The dialogs of a list on the watchlist screen: edit, delete, add. One at a time.
import type { AccountDb } from '#data/account-db.ts'
import type { WatchlistView } from '#data/watchlists/queries.ts'
import { useText } from '#i18n/use-text.ts'
import { addItems, deleteList, editList } from '#parts/watchlist/list-actions.ts'
import { ListFormDialog } from '#parts/watchlist/list-form-dialog.tsx'
import { AddItemsDialog } from '../add-items/add-items-dialog.tsx'
import { DeleteListDialog } from './delete-list-dialog.tsx'

export type OpenDialog = { name: 'edit' | 'delete' | 'add'; list: WatchlistView }

type ListDialogsProps = {
  db: AccountDb
  dialog: OpenDialog
  onClose: () => void
}

export const ListDialogs = ({ db, dialog: { name: action, list }, onClose }: ListDialogsProps) => {
  const { t } = useText('watchlists')
  if (action === 'edit') {
    const { name, iconId, description } = list
    return (
      <ListFormDialog
        title={t('editList')}
        submitLabel={t('save')}
        initial={{ name, iconId, description }}
        onClose={onClose}
        onSubmit={(values) => editList(db, list, values)}
      />
    )
  }
  if (action === 'delete')
    return (
      <DeleteListDialog name={list.name} onClose={onClose} onConfirm={() => deleteList(db, list)} />
    )
  return (
    <AddItemsDialog
      kind={list.kind}
      listName={list.name}
      listedIds={new Set(list.items.map(({ itemId }) => itemId))}
      onClose={onClose}
      onAdd={(items) =>
        addItems(db, { kind: list.kind, listId: list.listId, listName: list.name }, items)
      }
    />
  )
}
