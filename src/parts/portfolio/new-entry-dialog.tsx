// The form of an entry that begins with a coin, or without one.
import type { AccountDb } from '#data/account-db.ts'
import { newDraft, type DraftCoin } from './entry-draft.ts'
import { EntryDialog } from './entry-dialog.tsx'

type NewEntryDialogProps = {
  db: AccountDb
  coin: DraftCoin | null
  /** What this device counts in. */
  currency: string
  onClose: () => void
}

export const NewEntryDialog = ({ db, coin, currency, onClose }: NewEntryDialogProps) => (
  <EntryDialog
    db={db}
    initial={newDraft(coin, { currency, nowSec: Math.floor(db.nowMs() / 1000) })}
    entryId={null}
    onClose={onClose}
  />
)
