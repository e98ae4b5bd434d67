// Creates a list of one kind, and puts the coin or sale in that asked for one.
import type { AccountDb } from '#data/account-db.ts'
import { defaultIconId, type ListKind } from '#domain/watchlist.ts'
import { useText } from '#i18n/use-text.ts'
import { createList, type Item } from './list-actions.ts'
import { ListFormDialog } from './list-form-dialog.tsx'

type CreateListDialogProps = {
  db: AccountDb
  kind: ListKind
  item?: Item
  /** The name to start from, so that a first star takes one press more and no typing. */
  suggestedName?: string
  /** What else there is to know before it is made. */
  note?: string | undefined
  onClose: () => void
  /** Told of the new list, which is then the selected one. */
  onCreated?: (listId: string) => void
}

export const CreateListDialog = ({
  db,
  kind,
  item,
  suggestedName = '',
  note,
  onClose,
  onCreated,
}: CreateListDialogProps) => {
  const { t } = useText('watchlists')
  return (
    <ListFormDialog
      title={kind === 'coin' ? t('createCoinList') : t('createSaleList')}
      submitLabel={t('create')}
      initial={{ name: suggestedName, iconId: defaultIconId, description: '' }}
      note={db.isAnonymous ? t('keptOnDevice') : note}
      onClose={onClose}
      onSubmit={async (values) => {
        const created = await createList(db, {
          kind,
          values,
          item,
          isSelected: onCreated !== undefined,
        })
        if (created.problem === null) onCreated?.(created.listId)
        return created.problem
      }}
    />
  )
}
