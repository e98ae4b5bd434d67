// Asks before everything that waits is given up.
import { useText } from '#i18n/use-text.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

export const DiscardDialog = ({
  count,
  onClose,
  onConfirm,
}: {
  count: number
  onClose: () => void
  onConfirm: () => void
}) => {
  const { t } = useText('sync')
  const { t: actions } = useText('actions')
  const confirm = () => {
    onConfirm()
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('discardTitle', { count })}
      description={t('discardConsequence')}
      closeLabel={actions('close')}
      cancelLabel={t('keep')}
      confirmLabel={t('discard')}
      onClose={onClose}
      onConfirm={confirm}
    />
  )
}
