// The button that sends a form. Without a connection it says why it cannot, instead of failing
// afterwards.
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { useIsOnline } from '#client/use-is-online.ts'

type SubmitButtonProps = { isSubmitting: boolean; label: string; busyLabel: string }

export const SubmitButton = ({ isSubmitting, label, busyLabel }: SubmitButtonProps) => {
  const { t } = useText('auth')
  const isOnline = useIsOnline()
  return (
    <div className="grid gap-2">
      <Button
        type="submit"
        variant="primary"
        size="touch"
        isBusy={isSubmitting}
        disabled={!isOnline}
      >
        {isSubmitting ? busyLabel : label}
      </Button>
      {isOnline ? null : (
        <p role="status" className="text-table text-ink-3">
          {t('offlineHint')}
        </p>
      )}
    </div>
  )
}
