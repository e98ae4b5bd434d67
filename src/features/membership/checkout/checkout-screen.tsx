// /stripe-checkout?priceId=: a summary, then the provider's page. Whoever has a plan changes it
// instead of paying twice.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isHeld } from '#domain/membership/subscription.ts'
import { useText } from '#i18n/use-text.ts'
import type { UserSession } from '#sync/session/session.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { useIsOnline } from '#client/use-is-online.ts'
import { useMembershipPart } from '#client/membership/use-membership-part.ts'
import { PlansMissing } from '#parts/plans/plans-trouble.tsx'
import { usePlans } from '#client/plans/use-plans.ts'
import { ConnectionNote } from '#parts/states/connection-note.tsx'
import { useSession } from '#client/session/session-context.ts'
import { LogInFirst } from '../log-in-first.tsx'
import { MembershipFrame } from '../membership-frame.tsx'
import { PartLoading } from '../part-trouble.tsx'
import { useHeldName } from '../plan/plan-title.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { NotOnSale } from './not-on-sale.tsx'

type CheckoutProps = { /** From the address; null where it names none. */ priceId: string | null }

const Frame = ({ children }: { children?: ReactNode }) => {
  const { t } = useText('pages')
  return (
    <MembershipFrame title={t('checkout')} isNarrow>
      {children}
    </MembershipFrame>
  )
}

const UnknownPlan = () => {
  const { t } = useText('membership')
  const { t: plans } = useText('plans')
  return (
    <MembershipFrame title={t('unknownPlan')} text={t('unknownPlanText')} isNarrow>
      <div className="pt-6">
        <Link to="/pricing" className={buttonClass({ variant: 'primary', size: 'touch' })}>
          {plans('gateSeePlans')}
        </Link>
      </div>
    </MembershipFrame>
  )
}

const Held = ({ name }: { name: string }) => {
  const { t } = useText('membership')
  return (
    <MembershipFrame title={t('hasPlan', { plan: name })} text={t('hasPlanText')} isNarrow>
      <div className="pt-6">
        <Link
          to="/profile/membership"
          className={buttonClass({ variant: 'primary', size: 'touch' })}
        >
          {t('toMembership')}
        </Link>
      </div>
    </MembershipFrame>
  )
}

const OwnCheckout = ({ priceId, session }: CheckoutProps & { session: UserSession }) => {
  const { t } = useText('membership')
  const { t: states } = useText('states')
  const { t: actions } = useText('actions')
  const isOnline = useIsOnline()
  const plans = usePlans()
  const subscription = useMembershipPart('subscription')
  const held =
    subscription.kind === 'ready' && isHeld(subscription.content) ? subscription.content : null
  const name = useHeldName(held, session.user.tier)
  if (plans.kind === 'loading' || subscription.kind === 'loading') {
    return (
      <Frame>
        <div className="pt-5">
          <PartLoading label={states('loading')} />
        </div>
      </Frame>
    )
  }
  if (held !== null) return <Held name={name} />
  if (plans.kind === 'failed') {
    return (
      <Frame>
        {isOnline ? (
          <PlansMissing failure={plans.failure} retry={plans.retry} />
        ) : (
          <EmptyState
            title={t('payOffline')}
            text={t('payOfflineText')}
            action={<Button onClick={plans.retry}>{actions('retry')}</Button>}
          />
        )}
      </Frame>
    )
  }
  const plan = plans.plans.find(
    (candidate) => priceId !== null && candidate.priceId === priceId && candidate.amountMinor > 0,
  )
  if (!plan || priceId === null) return <UnknownPlan />
  if (plan.isAnnounced) {
    const instead = plans.plans.find(
      (each) => !each.isAnnounced && each.amountMinor > 0 && each.interval === plan.interval,
    )
    return <NotOnSale plan={plan} instead={instead} />
  }
  return (
    <Frame>
      <ConnectionNote session={session} asOfSec={plans.savedAtSec} />
      <CheckoutSummary plan={plan} priceId={priceId} session={session} />
    </Frame>
  )
}

export const CheckoutScreen = ({ priceId }: CheckoutProps) => {
  const { t } = useText('membership')
  const session = useSession()
  if (session.status === 'loading') return <Frame />
  if (session.status === 'user') return <OwnCheckout priceId={priceId} session={session} />
  return (
    <MembershipFrame title={t('checkoutVisitor')} text={t('checkoutVisitorText')} isNarrow>
      <LogInFirst />
    </MembershipFrame>
  )
}
