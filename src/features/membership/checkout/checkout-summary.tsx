// What is about to be bought, to the cent, and the way to the provider's page (D-STRIPEPAGES).
import type { Plan } from '#domain/membership/plan.ts'
import { isFallbackUser } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'
import { pageOrigin } from '#platform/page/page-address.ts'
import { openCheckout } from '#client/online/membership.ts'
import { useIsOnline } from '#client/use-is-online.ts'
import { lastCheckout } from '#platform/storage/last-checkout.ts'
import type { UserSession } from '#sync/session/session.ts'
import { Button } from '#ui/actions/button.tsx'
import { SectionNote } from '#ui/page-section.tsx'
import { useLeaveToPay } from '#client/membership/use-leave-to-pay.ts'
import { PaymentNote, useCanPay } from '#parts/plans/payment-note.tsx'
import { useNotLoggedInToast } from '#parts/errors/use-not-logged-in-toast.ts'
import { usePlanNames } from '#parts/plans/plan-name.ts'
import { connectionNoteId, useCanChange } from '#parts/states/connection-note.tsx'
import { Fact, Facts } from '../facts.tsx'
import { Money, PriceOf } from '../money.tsx'
import { Problem } from '../problem.tsx'

export const CheckoutSummary = ({
  plan,
  priceId,
  session,
}: {
  plan: Plan
  priceId: string
  session: UserSession
}) => {
  const { t } = useText('membership')
  const names = usePlanNames()
  const canPay = useCanPay()
  const canChange = useCanChange(session) && canPay
  // Somebody known by their address only may press: they are told what is missing (D-NOTLOGGED).
  const userId = isFallbackUser(session.user) ? null : session.user.id
  const isOnline = useIsOnline()
  const mayPress = canChange || (userId === null && isOnline && canPay)
  const tellNotLoggedIn = useNotLoggedInToast()
  const { isLeaving, problem, leave } = useLeaveToPay({
    open: () => {
      lastCheckout.keep(priceId)
      return openCheckout({ priceId, userId, origin: pageOrigin() })
    },
    failed: 'checkoutFailed',
    onNotLoggedIn: tellNotLoggedIn,
  })
  return (
    <div className="grid justify-items-stretch gap-5 pt-5">
      <Facts>
        <Fact label={t('plan')}>
          <b className="font-semibold">{names.ofPlan(plan)}</b>
        </Fact>
        <Fact label={t('price')}>
          <PriceOf {...plan} />
        </Fact>
        <Fact label={t('dueToday')}>
          <b className="font-semibold">
            <Money {...plan} />
          </b>
        </Fact>
      </Facts>
      <SectionNote>{t(plan.interval === 'year' ? 'renewYear' : 'renewMonth')}</SectionNote>
      <Button
        variant="primary"
        size="touch"
        isBusy={isLeaving}
        disabled={!mayPress}
        aria-describedby={canChange || !canPay ? undefined : connectionNoteId}
        className="tablet:justify-self-start"
        onClick={leave}
      >
        {isLeaving ? t('opening') : t('toPayment')}
      </Button>
      <Problem>{problem}</Problem>
      <SectionNote>{t('onProvider')}</SectionNote>
      <PaymentNote />
    </div>
  )
}
