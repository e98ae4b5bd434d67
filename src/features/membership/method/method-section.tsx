// How the next payment is made, and the way to another card: on the provider's page, never here
// (R-MEM-016, R-MEM-045).
import { formatExpiry, isExpired, type PaymentMethod } from '#domain/membership/payment-method.ts'
import { useText } from '#i18n/use-text.ts'
import { pageOrigin } from '#platform/page/page-address.ts'
import { openMethodUpdate } from '#client/online/membership.ts'
import { Button } from '#ui/actions/button.tsx'
import { PageSection, SectionNote } from '#ui/page-section.tsx'
import { useLeaveToPay } from '#client/membership/use-leave-to-pay.ts'
import { useMembershipPart } from '#client/membership/use-membership-part.ts'
import { connectionNoteId } from '#parts/states/connection-note.tsx'
import { useNowSec } from '#client/use-now.ts'
import { PartLoading, PartMissing, PartOutdated } from '../part-trouble.tsx'
import { Problem } from '../problem.tsx'
import { SavedMethod } from './saved-method.tsx'

const Method = ({ method }: { method: PaymentMethod | null }) => {
  const { t } = useText('membership')
  const nowSec = useNowSec()
  if (method === null) return <SectionNote>{t('noMethod')}</SectionNote>
  const brand = method.brand ?? t('method')
  return (
    <div className="grid gap-0.5">
      <p className="text-body text-ink-1">
        {method.last4 === null ? brand : t('card', { brand, last4: method.last4 })}
      </p>
      {method.expires === null ? null : (
        <p className={isExpired(method, nowSec) ? 'text-table text-warn' : 'text-table text-ink-3'}>
          {t(isExpired(method, nowSec) ? 'expired' : 'expires', {
            date: formatExpiry(method.expires),
          })}
        </p>
      )}
    </div>
  )
}

const UpdateMethod = ({
  subscriptionId,
  canChange,
}: {
  subscriptionId: string
  canChange: boolean
}) => {
  const { t } = useText('membership')
  const { isLeaving, problem, leave } = useLeaveToPay({
    open: () => openMethodUpdate({ subscriptionId, origin: pageOrigin() }),
    failed: 'updateFailed',
  })
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        isBusy={isLeaving}
        disabled={!canChange}
        aria-describedby={canChange ? undefined : connectionNoteId}
        onClick={leave}
      >
        {isLeaving ? t('opening') : t('updateMethod')}
      </Button>
      <Problem>{problem}</Problem>
      <SectionNote>{t('onProvider')}</SectionNote>
    </div>
  )
}

type MethodSectionProps = {
  /** Null where there is nothing a card would pay for. */
  subscriptionId: string | null
  canChange: boolean
  /** Of whoever comes back from giving another card; null for everybody else. */
  savedSession: string | null
}

export const MethodSection = ({ subscriptionId, canChange, savedSession }: MethodSectionProps) => {
  const { t } = useText('membership')
  const { t: states } = useText('states')
  const state = useMembershipPart('paymentMethod')
  return (
    <PageSection title={t('method')}>
      {savedSession === null ? null : <SavedMethod sessionId={savedSession} />}
      {state.kind === 'loading' ? <PartLoading label={states('loading')} /> : null}
      {state.kind === 'missing' ? <PartMissing {...state} fixed="methodFailed" /> : null}
      {state.kind === 'ready' ? (
        <>
          <PartOutdated {...state} fixed="methodFailed" />
          <Method method={state.content} />
        </>
      ) : null}
      {subscriptionId === null ? null : (
        <UpdateMethod subscriptionId={subscriptionId} canChange={canChange} />
      )}
    </PageSection>
  )
}
