// /stripe-subscription: the plans to choose from, with a summary of the one somebody has
// (D-STRIPEPAGES).
import { Link } from '@tanstack/react-router'
import { isHeld, type Subscription } from '#domain/membership/subscription.ts'
import type { MembershipTier } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'
import type { UserSession } from '#sync/session/session.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { useMembershipPart } from '#client/membership/use-membership-part.ts'
import { PlanChoice } from '#parts/plans/plan-choice.tsx'
import { ConnectionNote } from '#parts/states/connection-note.tsx'
import { useSession } from '#client/session/session-context.ts'
import { LogInFirst } from './log-in-first.tsx'
import { MembershipFrame } from './membership-frame.tsx'
import { PartLoading, PartMissing, PartOutdated } from './part-trouble.tsx'
import { PlanFacts } from './plan/plan-facts.tsx'
import { PlanTitle, useHeldName } from './plan/plan-title.tsx'

const Summary = ({
  subscription,
  userTier,
}: {
  subscription: Subscription | null
  userTier: MembershipTier
}) => {
  const { t } = useText('membership')
  const name = useHeldName(subscription, userTier)
  return (
    <>
      <PlanTitle subscription={subscription} userTier={userTier} />
      {subscription === null ? null : <PlanFacts subscription={subscription} name={name} />}
      <Link to="/profile/membership" className={buttonClass()}>
        {t('toMembership')}
      </Link>
    </>
  )
}

const Own = ({ session }: { session: UserSession }) => {
  const { t: states } = useText('states')
  const state = useMembershipPart('subscription')
  const held = state.kind === 'ready' && isHeld(state.content) ? state.content : null
  return (
    <>
      <ConnectionNote session={session} asOfSec={state.kind === 'ready' ? state.asOfSec : null} />
      <div className="grid justify-items-start gap-4 pt-5 pb-12">
        {state.kind === 'loading' ? <PartLoading label={states('loading')} /> : null}
        {state.kind === 'missing' ? <PartMissing {...state} fixed="fetchFailed" /> : null}
        {state.kind === 'ready' ? (
          <>
            <PartOutdated {...state} fixed="refreshFailed" />
            <Summary subscription={state.content} userTier={session.user.tier} />
          </>
        ) : null}
      </div>
      <PlanChoice heldPriceId={state.kind === 'ready' ? (held?.priceId ?? null) : undefined} />
    </>
  )
}

export const SubscriptionScreen = () => {
  const { t } = useText('membership')
  const { t: pages } = useText('pages')
  const session = useSession()
  if (session.status === 'visitor') {
    return (
      <MembershipFrame title={t('checkoutVisitor')} text={t('checkoutVisitorText')}>
        <LogInFirst />
        <div className="pt-12">
          <PlanChoice />
        </div>
      </MembershipFrame>
    )
  }
  return (
    <MembershipFrame title={pages('subscription')}>
      {session.status === 'user' ? <Own session={session} /> : null}
    </MembershipFrame>
  )
}
