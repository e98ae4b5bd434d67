// Asks before an entry goes for good.
import { useState } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { removeLedgerEntry } from '#data/ledger-entries/commands.ts'
import { useText } from '#i18n/use-text.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { portfolioFaultText } from '#parts/portfolio/portfolio-fault-text.ts'

type DeleteEntryDialogProps = { db: AccountDb; entryId: string; onClose: () => void }

export const DeleteEntryDialog = ({ db, entryId, onClose }: DeleteEntryDialogProps) => {
  const { t } = useText('portfolio')
  const { t: actions } = useText('actions')
  const [problem, setProblem] = useState<string | null>(null)
  const remove = async () => {
    try {
      await removeLedgerEntry(db, entryId)
      toast({ title: t('deleted') })
      onClose()
    } catch (error) {
      setProblem(portfolioFaultText(error))
    }
  }
  return (
    <ConfirmDialog
      title={t('deleteTitle')}
      description={t('deleteText')}
      closeLabel={actions('close')}
      cancelLabel={actions('cancel')}
      confirmLabel={t('delete')}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  )
}
