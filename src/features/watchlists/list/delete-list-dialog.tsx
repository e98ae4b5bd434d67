// Asks before a list goes. Refusals of the rule (the only list) are said here, where they can be
// read.
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

type DeleteListDialogProps = {
  name: string
  onClose: () => void
  /** Deletes; a text says why not. */
  onConfirm: () => Promise<string | null>
}

export const DeleteListDialog = ({ name, onClose, onConfirm }: DeleteListDialogProps) => {
  const { t } = useText('watchlists')
  const { t: actions } = useText('actions')
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = async () => {
    const found = await onConfirm()
    setProblem(found)
    if (found === null) onClose()
  }
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name })}
      description={t('deleteConsequence')}
      closeLabel={actions('close')}
      cancelLabel={actions('cancel')}
      confirmLabel={t('deleteList')}
      onClose={onClose}
      onConfirm={() => void confirm()}
      problem={problem}
    />
  )
}
