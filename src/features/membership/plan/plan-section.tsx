// Which plan the account has, what happens next, and what can be done about it.
import type { Subscription } from '#domain/membership/subscription.ts'
import type { MembershipTier } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'
import { onlineFailureOf } from '#sync/online/online-failure.ts'
import { PageSection, SectionNote } from '#ui/page-section.tsx'
import type { FailureKey } from '#client/membership/payment-failure.ts'
import type { PartState } from '#client/membership/use-membership-part.ts'
import { PartLoading, PartMissing, PartOutdated } from '../part-trouble.tsx'
import { PlanActions } from './plan-actions.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { PlanTitle, useHeldName } from './plan-title.tsx'

/**
 * Refused without a word, never answered, or an older copy that could not be renewed: each has a
 * sentence of its own (R-MEM-027, R-AUT-068).
 */
const fixedFor = (failure: unknown, otherwise: 'fetchFailed' | 'refreshFailed'): FailureKey =>
  onlineFailureOf(failure).reason === 'refused' ? 'subscriptionFailed' : otherwise

type HeldProps = { subscription: Subscription | null; userTier: MembershipTier; canChange: boolean }

const Held = ({ subscription, userTier, canChange }: HeldProps) => {
  const { t } = useText('membership')
  const name = useHeldName(subscription, userTier)
  if (subscription === null)
    return userTier === 'free' ? <SectionNote>{t('noteFree')}</SectionNote> : null
  return (
    <>
      <PlanFacts subscription={subscription} name={name} />
      {subscription.subscriptionId === null ? null : (
        <PlanActions
          subscription={subscription}
          subscriptionId={subscription.subscriptionId}
          name={name}
          canChange={canChange}
        />
      )}
    </>
  )
}

type PlanSectionProps = {
  state: PartState<'subscription'>
  userTier: MembershipTier
  canChange: boolean
}

export const PlanSection = ({ state, userTier, canChange }: PlanSectionProps) => {
  const { t } = useText('membership')
  const { t: states } = useText('states')
  return (
    <PageSection title={t('plan')}>
      {state.kind === 'loading' ? <PartLoading label={states('loading')} /> : null}
      {state.kind === 'missing' ? (
        <>
          <PlanTitle subscription={null} userTier={userTier} />
          <PartMissing {...state} fixed={fixedFor(state.failure, 'fetchFailed')} />
        </>
      ) : null}
      {state.kind === 'ready' ? (
        <>
          <PartOutdated {...state} fixed={fixedFor(state.failure, 'refreshFailed')} />
          <PlanTitle subscription={state.content} userTier={userTier} />
          <Held subscription={state.content} userTier={userTier} canChange={canChange} />
        </>
      ) : null}
    </PageSection>
  )
}
