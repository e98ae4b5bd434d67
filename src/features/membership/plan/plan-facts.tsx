// Price, the next date and what it brings, with a sentence where it is not simply the next payment.
import {
  awaitsBank,
  nextStep,
  type NextStep,
  type Subscription,
} from '#domain/membership/subscription.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { SectionNote } from '#ui/page-section.tsx'
import { AmountsButton } from '#parts/personal-amount/amounts-button.tsx'
import { PersonalAmount } from '#parts/personal-amount/personal-amount.tsx'
import { Fact, Facts } from '../facts.tsx'
import { PriceOf } from '../money.tsx'

const labels = {
  renews: 'renewsOn',
  ends: 'endsOn',
  ended: 'endedOn',
  trialEnds: 'trialEndsOn',
} as const
const notes = {
  ends: 'noteEnds',
  changes: 'noteChanges',
  overdue: 'noteOverdue',
  unpaid: 'noteIncomplete',
} as const

const NextFact = ({ step }: { step: NextStep }) => {
  const { t } = useText('membership')
  const format = useFormat()
  if (!('atSec' in step)) return null
  if (step.kind === 'changes') {
    return (
      <Fact label={t('nextPlan')}>
        {step.atSec === null
          ? step.planName
          : t('fromDate', { plan: step.planName, date: format.date(step.atSec) })}
      </Fact>
    )
  }
  return (
    <Fact label={t(labels[step.kind])}>
      <bdi dir="ltr">{format.date(step.atSec)}</bdi>
    </Fact>
  )
}

export const PlanFacts = ({ subscription, name }: { subscription: Subscription; name: string }) => {
  const { t } = useText('membership')
  const step = nextStep(subscription)
  const note =
    step.kind === 'ends' ||
    step.kind === 'changes' ||
    step.kind === 'overdue' ||
    step.kind === 'unpaid'
      ? notes[step.kind]
      : null
  return (
    <>
      <Facts>
        {subscription.price === null ? null : (
          <Fact label={t('price')}>
            <span className="inline-flex items-center gap-1">
              <PersonalAmount>
                <PriceOf {...subscription.price} />
              </PersonalAmount>
              <AmountsButton className="-my-2 -me-2" />
            </span>
          </Fact>
        )}
        <NextFact step={step} />
      </Facts>
      {awaitsBank(subscription) ? <SectionNote>{t('bankText')}</SectionNote> : null}
      {note === null ? null : (
        <SectionNote>
          {note === 'noteOverdue' || note === 'noteIncomplete' ? t(note) : t(note, { plan: name })}
        </SectionNote>
      )}
    </>
  )
}
