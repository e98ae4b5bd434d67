// The link that only tells that reset is coming soon: no navigation, no call (D-FORGOT).
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

export const ForgotPassword = () => {
  const { t } = useText('auth')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)} className="min-h-6 text-table text-link hover:underline max-tablet:min-h-11">
        {t('forgotPassword')}
      </button>
      <Dialog
        role="alertdialog"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t('forgotTitle')}
        description={t('forgotText')}
        closeLabel={t('close')}
        actions={<Button onClick={() => setIsOpen(false)}>{t('close')}</Button>}
      />
    </>
  )
}
