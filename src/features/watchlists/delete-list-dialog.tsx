// Asks before a list goes. Refusals of the rule (the only list) are said here, where they can be read.
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

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
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={onClose}
      title={t('deleteTitle', { name })}
      description={t('deleteConsequence')}
      closeLabel={actions('close')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {actions('cancel')}
          </Button>
          <Button variant="danger" onClick={() => void confirm()}>
            {t('deleteList')}
          </Button>
        </>
      }
    >
      {problem === null ? undefined : (
        <p role="alert" className="text-table text-danger">
          {problem}
        </p>
      )}
    </Dialog>
  )
}
