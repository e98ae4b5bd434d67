// /payment-success: the way back from the provider's page (R-MEM-039, D-PAYSUCCESS). The address
// proves nothing: the server verifies the payment, and what is shown afterwards is read from the
// subscription.
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { readPaymentReturn, type PaymentReturn } from '#domain/membership/payment-return.ts'
import { useText } from '#i18n/use-text.ts'
import { pageQuery } from '#platform/page/page-address.ts'
import type { UserSession } from '#sync/session/session.ts'
import { Button } from '#ui/actions/button.tsx'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Spinner } from '#ui/states/spinner.tsx'
import { usePaymentFailure } from '#client/membership/payment-failure.ts'
import { useMembershipPart } from '#client/membership/use-membership-part.ts'
import { ConnectionNote, useCanChange } from '#parts/states/connection-note.tsx'
import { useSession } from '#client/session/session-context.ts'
import { LogInFirst } from '../log-in-first.tsx'
import { MembershipFrame } from '../membership-frame.tsx'
import { useHeldName } from '../plan/plan-title.tsx'
import { useVerifiedPayment } from './use-verified-payment.ts'

const Ways = ({ isFirst, children }: { isFirst?: boolean; children?: ReactNode }) => {
  const { t } = useText('membership')
  return (
    <div className="flex flex-wrap gap-2 pt-5">
      {children}
      <Link
        to="/profile/membership"
        className={buttonClass({ variant: isFirst ? 'primary' : 'plain', size: 'touch' })}
      >
        {t('toMembership')}
      </Link>
    </div>
  )
}

const CheckAgain = ({ isAsking, again }: { isAsking: boolean; again: () => void }) => {
  const { t } = useText('membership')
  return (
    <Button variant="primary" size="touch" isBusy={isAsking} onClick={again}>
      {t('checkAgain')}
    </Button>
  )
}

const Returned = ({ returned, session }: { returned: PaymentReturn; session: UserSession }) => {
  const { t } = useText('membership')
  const failure = usePaymentFailure()
  const canChange = useCanChange(session)
  const { result, isAsking, again } = useVerifiedPayment(returned, '/payment-success')
  const subscription = useMembershipPart('subscription')
  const plan = useHeldName(
    subscription.kind === 'ready' ? subscription.content : null,
    session.user.tier,
  )
  if (result === undefined) {
    return (
      <MembershipFrame title={t('verifying')} isNarrow>
        {canChange ? <Spinner label={t('verifying')} /> : <ConnectionNote session={session} />}
      </MembershipFrame>
    )
  }
  if (result.kind === 'paid') {
    return (
      <MembershipFrame title={t('confirmedTitle')} text={t('confirmedText', { plan })} isNarrow>
        <Ways isFirst />
      </MembershipFrame>
    )
  }
  const isProcessing = result.kind === 'processing'
  return (
    <MembershipFrame
      title={isProcessing ? t('pendingTitle') : t('verifyFailed')}
      text={
        <span role={isProcessing ? 'status' : 'alert'}>
          {isProcessing ||
          failure.textOf(result.failure, 'verifyFailed') === t('verifyFailed') ? null : (
            <span className="block text-ink-1">
              {failure.textOf(result.failure, 'verifyFailed')}
            </span>
          )}
          {isProcessing ? t('pendingText') : t('notVerifiedText')}
        </span>
      }
      isNarrow
    >
      <Ways>
        <CheckAgain isAsking={isAsking} again={again} />
      </Ways>
    </MembershipFrame>
  )
}

export const PaymentSuccessScreen = () => {
  const { t } = useText('membership')
  const session = useSession()
  const [returned] = useState(() => readPaymentReturn(pageQuery()))
  if (returned === null) {
    return (
      <MembershipFrame title={t('nothingTitle')} text={t('nothingText')} isNarrow>
        <Ways isFirst />
      </MembershipFrame>
    )
  }
  if (session.status === 'user') return <Returned returned={returned} session={session} />
  if (session.status === 'loading') return <MembershipFrame title={t('verifying')} isNarrow />
  return (
    <MembershipFrame title={t('visitorTitle')} text={t('logInToVerify')} isNarrow>
      <LogInFirst hasAccount />
    </MembershipFrame>
  )
}
