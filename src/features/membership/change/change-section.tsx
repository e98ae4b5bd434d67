// The other plans and what moving to one means. A link may open one of them (`?change=`).
import { useState } from 'react'
import { planTiers, type PlanOption } from '#domain/membership/plan.ts'
import { changeTo } from '#domain/membership/plan-option.ts'
import type { Subscription } from '#domain/membership/subscription.ts'
import { useText } from '#i18n/use-text.ts'
import { PageSection, SectionNote } from '#ui/page-section.tsx'
import { useMembershipPart } from '#client/membership/use-membership-part.ts'
import { PartLoading, PartMissing, PartOutdated } from '../part-trouble.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { OptionRow } from './option-row.tsx'

type ChangeSectionProps = {
  subscription: Subscription
  subscriptionId: string
  canChange: boolean
  /** The price to open at once; null for none. */
  wanted: string | null
}

/** The free plan is had by cancelling, which has a button of its own. */
const isOffered = ({ change, amountMinor, priceId }: PlanOption): boolean =>
  (change === 'upgrade' || change === 'downgrade') && amountMinor > 0 && priceId !== null

export const ChangeSection = ({
  subscription,
  subscriptionId,
  canChange,
  wanted,
}: ChangeSectionProps) => {
  const { t } = useText('membership')
  const { t: states } = useText('states')
  const state = useMembershipPart('options')
  const [chosen, setChosen] = useState(wanted)
  const options =
    state.kind === 'ready'
      ? state.content
          .map((each) => ({ ...each, change: changeTo(each, subscription) }))
          .filter(isOffered)
      : []
  // Whoever has the tier may still change how it is billed.
  const isAnnounced = (each: PlanOption): boolean =>
    each.isAnnounced && planTiers.indexOf(each.tier) !== subscription.level
  const option = canChange
    ? options.find((each) => each.priceId === chosen && !isAnnounced(each))
    : undefined
  // Paying what waits, or taking back what was decided, is then the page's main thing.
  const isSecond =
    subscription.paymentUrl !== null ||
    subscription.endsAtPeriodEnd ||
    subscription.scheduled !== null
  if (state.kind === 'ready' && options.length === 0) return null
  return (
    <PageSection title={t('change')}>
      <SectionNote>{t('changeNote')}</SectionNote>
      {state.kind === 'loading' ? <PartLoading label={states('loading')} /> : null}
      {state.kind === 'missing' ? <PartMissing {...state} fixed="optionsFailed" /> : null}
      {state.kind === 'ready' ? <PartOutdated {...state} fixed="optionsFailed" /> : null}
      {options.length === 0 ? null : (
        <ul className="w-full border-t border-hair">
          {options.map((each) => (
            <OptionRow
              key={each.id}
              option={each}
              isNext={
                subscription.scheduled !== null && subscription.scheduled.priceId === each.priceId
              }
              isAnnounced={isAnnounced(each)}
              isMain={!isSecond && each.change === 'upgrade' && each.isRecommended}
              canChange={canChange}
              onChoose={() => setChosen(each.priceId)}
            />
          ))}
        </ul>
      )}
      {option?.priceId ? (
        <ChangeDialog
          option={option}
          change={{
            direction: option.change === 'upgrade' ? 'upgrade' : 'downgrade',
            subscriptionId,
            newPriceId: option.priceId,
          }}
          from={subscription.priceId}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </PageSection>
  )
}
