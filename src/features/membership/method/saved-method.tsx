// Back from giving another card: the server takes it into use and pays what is open, and the page
// shows what came of it. The provider's notice does the same, but may come later than the person
// (D-PAYURL).
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Spinner } from '#ui/states/spinner.tsx'
import { usePaymentFailure } from '#client/membership/payment-failure.ts'
import { useVerifiedPayment } from '../returned/use-verified-payment.ts'

/**
 * `sessionId`: the provider's, from the address. Nothing is shown once it is done: the card on show
 * is the new one.
 */
export const SavedMethod = ({ sessionId }: { sessionId: string }) => {
  const { t } = useText('membership')
  const failure = usePaymentFailure()
  const { result, isAsking, again } = useVerifiedPayment({ sessionId }, '/profile/membership')
  if (result === undefined) return isAsking ? <Spinner label={t('verifying')} /> : null
  if (result.kind !== 'failed') return null
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-table">
      <span className="text-danger">{failure.textOf(result.failure, 'updateFailed')}</span>
      <Button size="small" isBusy={isAsking} onClick={again}>
        {t('checkAgain')}
      </Button>
    </div>
  )
}
