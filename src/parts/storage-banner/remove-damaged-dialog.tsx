// Asks before what was set aside is removed for good.
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { faultText } from '../watchlist/fault-text.ts'

export const RemoveDamagedDialog = ({
  onClose,
  onRemove,
}: {
  onClose: () => void
  onRemove: () => Promise<void>
}) => {
  const { t } = useText('storage')
  const { t: actions } = useText('actions')
  const [problem, setProblem] = useState<string | null>(null)
  const remove = async (): Promise<void> => {
    try {
      await onRemove()
      onClose()
    } catch (error) {
      setProblem(faultText(error))
    }
  }
  return (
    <ConfirmDialog
      title={t('removeDamagedTitle')}
      description={t('removeDamagedText')}
      closeLabel={actions('close')}
      cancelLabel={actions('cancel')}
      confirmLabel={t('removeDamaged')}
      onClose={onClose}
      onConfirm={() => void remove()}
      problem={problem}
    />
  )
}
