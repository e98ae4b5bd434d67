// /profile/membership: plan, payment method and invoices of whoever is signed in; the plans for
// everybody else (R-MEM-040, D-MEMBERSHIPPUBLIC). Offline it shows the last copy with its age, and
// why nothing can be changed.
import { isHeld } from '#domain/membership/subscription.ts'
import { useText } from '#i18n/use-text.ts'
import type { UserSession } from '#sync/session/session.ts'
import { useMembershipPart } from '#client/membership/use-membership-part.ts'
import { PlanChoice } from '#parts/plans/plan-choice.tsx'
import { ConnectionNote, useCanChange } from '#parts/states/connection-note.tsx'
import { useSession } from '#client/session/session-context.ts'
import { ChangeSection } from './change/change-section.tsx'
import { InvoicesSection } from './invoices/invoices-section.tsx'
import { LogInFirst } from './log-in-first.tsx'
import { MembershipFrame } from './membership-frame.tsx'
import { MethodSection } from './method/method-section.tsx'
import { PlanSection } from './plan/plan-section.tsx'

/** From the address; null where it names none. */
type MembershipScreenProps = {
  /** The price of a plan to look at. */
  wanted: string | null
  /** The provider's session in which another card was given. */
  savedSession: string | null
}

const Choice = () => {
  const { t } = useText('membership')
  return (
    <section className="border-b border-hair py-6">
      <h2 className="pb-4 text-body font-semibold text-ink-1">{t('choosePlan')}</h2>
      <PlanChoice />
    </section>
  )
}

const Own = ({
  session,
  wanted,
  savedSession,
}: MembershipScreenProps & { session: UserSession }) => {
  const state = useMembershipPart('subscription')
  const canChange = useCanChange(session)
  const subscription = state.kind === 'ready' ? state.content : null
  const held = isHeld(subscription) ? subscription : null
  const subscriptionId = held?.subscriptionId ?? null
  const isFree = state.kind === 'ready' && held === null
  return (
    <>
      <ConnectionNote session={session} asOfSec={state.kind === 'ready' ? state.asOfSec : null} />
      <PlanSection state={state} userTier={session.user.tier} canChange={canChange} />
      {held !== null && subscriptionId !== null ? (
        <ChangeSection
          key={wanted}
          subscription={held}
          subscriptionId={subscriptionId}
          canChange={canChange}
          wanted={wanted}
        />
      ) : null}
      {isFree ? <Choice /> : null}
      <MethodSection
        subscriptionId={subscriptionId}
        canChange={canChange}
        savedSession={savedSession}
      />
      <InvoicesSection />
    </>
  )
}

export const MembershipScreen = ({ wanted, savedSession }: MembershipScreenProps) => {
  const { t } = useText('membership')
  const session = useSession()
  if (session.status === 'visitor') {
    return (
      <MembershipFrame title={t('visitorTitle')} text={t('visitorText')}>
        <LogInFirst />
        <div className="pt-12">
          <PlanChoice />
        </div>
      </MembershipFrame>
    )
  }
  return (
    <MembershipFrame title={t('title')}>
      {session.status === 'user' ? (
        <Own session={session} wanted={wanted} savedSession={savedSession} />
      ) : null}
    </MembershipFrame>
  )
}
