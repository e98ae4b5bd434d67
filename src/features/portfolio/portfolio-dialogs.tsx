// The dialogs of the portfolio, loaded with the first of them.
import type { AccountDb } from '#data/account-db.ts'
import type { ViewLedgerEntry } from '#data/ledger-entries/types.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { draftOf, type DraftCoin } from '#parts/portfolio/entry-draft.ts'
import { EntryDialog } from '#parts/portfolio/entry-dialog.tsx'
import { NewEntryDialog } from '#parts/portfolio/new-entry-dialog.tsx'
import { DeleteEntryDialog } from './delete-entry-dialog.tsx'
import type { Portfolio } from './use-portfolio.ts'

export type EntryDialogName = { name: 'add' } | { name: 'edit' | 'delete'; entry: ViewLedgerEntry }
export type OpenDialog = EntryDialogName | { name: 'import' }

type PortfolioDialogsProps = {
  db: AccountDb
  portfolio: Portfolio
  dialog: EntryDialogName
  onClose: () => void
}

export const PortfolioDialogs = ({ db, portfolio, dialog, onClose }: PortfolioDialogsProps) => {
  const { language } = useText('portfolio')
  const { currency } = useFormat()
  const coinOf = (id: string): DraftCoin =>
    portfolio.coins.get(id) ?? { id, name: id, symbol: id, image: null }
  if (dialog.name === 'add')
    return <NewEntryDialog db={db} coin={null} currency={currency} onClose={onClose} />
  const { entry } = dialog
  return dialog.name === 'edit' ? (
    <EntryDialog
      db={db}
      initial={draftOf(entry, coinOf, language)}
      entryId={entry.ledgerEntryId}
      onClose={onClose}
    />
  ) : (
    <DeleteEntryDialog db={db} entryId={entry.ledgerEntryId} onClose={onClose} />
  )
}
