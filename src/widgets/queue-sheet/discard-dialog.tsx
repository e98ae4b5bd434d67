// Asks before everything that waits is given up.
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

export const DiscardDialog = ({ count, onClose, onConfirm }: { count: number; onClose: () => void; onConfirm: () => void }) => {
  const { t } = useText('sync')
  const { t: actions } = useText('actions')
  const confirm = () => {
    onConfirm()
    onClose()
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={onClose}
      title={t('discardTitle', { count })}
      description={t('discardConsequence')}
      closeLabel={actions('close')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" onClick={confirm}>
            {t('discard')}
          </Button>
        </>
      }
    />
  )
}
