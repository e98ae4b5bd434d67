// Which lists hold one coin or sale; where there is none, the form for a first one. On a device
// that has not read the account's lists yet they are waited for: nobody is asked to make a first
// list who may have some.
import { useState } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { useText } from '#i18n/use-text.ts'
import { CreateListDialog } from './create-list-dialog.tsx'
import type { Item } from './list-actions.ts'
import { ListPickerDialog } from './list-picker-dialog.tsx'
import { useListsRead } from '#client/watchlists/use-lists-read.ts'
import { useWatchlists } from '#client/watchlists/use-lists.ts'

type ChooseListDialogProps = {
  db: AccountDb
  kind: ListKind
  item: Item
  /** The form for another list, whatever lists there are. */
  isNew?: boolean
  onClose: () => void
}

export const ChooseListDialog = ({
  db,
  kind,
  item,
  isNew = false,
  onClose,
}: ChooseListDialogProps) => {
  const { t } = useText('watchlists')
  const lists = useWatchlists(kind)
  const read = useListsRead(db, kind)
  // A form that was begun stays, whatever comes meanwhile.
  const [isCreating, setIsCreating] = useState(isNew)
  if (!isCreating && lists?.length === 0 && (read === 'read' || read === 'unread'))
    setIsCreating(true)
  if (!isCreating) return <ListPickerDialog db={db} kind={kind} item={item} onClose={onClose} />
  return (
    <CreateListDialog
      db={db}
      kind={kind}
      item={item}
      suggestedName={isNew ? '' : kind === 'coin' ? t('firstCoinListName') : t('firstSaleListName')}
      note={read === 'unread' ? t('listsUnread') : undefined}
      onClose={onClose}
    />
  )
}
