// The toasts of watchlist commands: what happened, with Undo as an ordinary inverse command
// (D-HISTORY).
import type { AccountDb } from '#data/account-db.ts'
import { undoEdit, undoHistoryEntry } from '#data/watchlists/commands.ts'
import { textOf } from '#i18n/use-text.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { faultText } from './fault-text.ts'

export const toastFault = (error: unknown): void => {
  toast({
    variant: 'destructive',
    title: textOf('watchlists', 'errorTitle'),
    description: faultText(error),
  })
}

/** Undoes entries of the history, newest first; the first refusal is told and ends it. */
export const undoEntries = async (db: AccountDb, entryIds: readonly number[]): Promise<void> => {
  try {
    for (const entryId of entryIds.toReversed()) await undoHistoryEntry(db, entryId)
  } catch (error) {
    toastFault(error)
  }
}

/** Puts back what an edit, or somebody who overtook one, replaced; a refusal is told. */
export const undoListEdit = (db: AccountDb, editId: number): Promise<void> =>
  undoEdit(db, editId).catch(toastFault)

type Done = { db: AccountDb; entryIds: readonly number[]; title: string; description?: string }

/** Says what happened; without an entry there is nothing to undo and the toast has no button. */
export const toastDone = ({ db, entryIds, title, description }: Done): void => {
  const action =
    entryIds.length === 0
      ? {}
      : {
          action: {
            label: textOf('watchlists', 'undo'),
            onAction: () => void undoEntries(db, entryIds),
          },
        }
  toast({ title, ...(description === undefined ? {} : { description }), ...action })
}
