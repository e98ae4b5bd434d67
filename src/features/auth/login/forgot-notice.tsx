// Says that reset is coming soon (D-FORGOT).
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

export const ForgotNotice = ({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) => {
  const { t } = useText('auth')
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('forgotTitle')}
      description={t('forgotText')}
      closeLabel={t('close')}
      actions={<Button onClick={() => onOpenChange(false)}>{t('close')}</Button>}
    />
  )
}
