// What can be done about the plan as it is: pay what waits, end it, or take the end back.
import { useState } from 'react'
import { safePaymentPage } from '#domain/membership/payment-page.ts'
import { isHeld, type Subscription } from '#domain/membership/subscription.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { buttonClass } from '#ui/actions/button-class.ts'
import { useSingleRun } from '#client/membership/use-single-run.ts'
import { connectionNoteId } from '#parts/states/connection-note.tsx'
import { Problem } from '../problem.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { useEndPlan } from './use-end-plan.ts'

type PlanActionsProps = {
  subscription: Subscription
  subscriptionId: string
  name: string
  canChange: boolean
}

export const PlanActions = ({
  subscription,
  subscriptionId,
  name,
  canChange,
}: PlanActionsProps) => {
  const { t } = useText('membership')
  const endPlan = useEndPlan(subscriptionId)
  const { isBusy, run } = useSingleRun()
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // Reactivating takes back whatever was decided and has not happened: the end, or a smaller plan.
  const canTakeBack =
    isHeld(subscription) && (subscription.endsAtPeriodEnd || subscription.scheduled !== null)
  const payPage = canChange ? safePaymentPage(subscription.paymentUrl) : null
  const disabled = {
    disabled: !canChange,
    'aria-describedby': canChange ? undefined : connectionNoteId,
  }
  const reactivate = async (): Promise<void> => {
    setProblem(null)
    setProblem(await endPlan('reactivate'))
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {payPage === null ? null : (
          <a href={payPage} className={buttonClass({ variant: 'primary' })}>
            {t('payNow')}
          </a>
        )}
        {canTakeBack ? (
          <Button
            variant={payPage === null ? 'primary' : 'plain'}
            isBusy={isBusy}
            {...disabled}
            onClick={() => run(reactivate)}
          >
            {subscription.endsAtPeriodEnd ? t('reactivate') : t('keep', { plan: name })}
          </Button>
        ) : null}
        {isHeld(subscription) && !subscription.endsAtPeriodEnd ? (
          <Button variant="danger" {...disabled} onClick={() => setIsAsking(true)}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
      <Problem>{problem}</Problem>
      {isAsking ? (
        <CancelDialog
          subscription={subscription}
          name={name}
          onConfirm={() => endPlan('cancel')}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </div>
  )
}
