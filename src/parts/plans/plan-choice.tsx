// The plans to choose from, by month or by year, with what a year saves; and whatever stands in
// place of them.
import { useState, type ReactNode } from 'react'
import {
  plansOfInterval,
  yearlySavingPct,
  type BillingInterval,
  type Plan,
} from '#domain/membership/plan.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Segment } from '#ui/actions/segment.tsx'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { PaymentNote, useCanPay } from './payment-note.tsx'
import { PlanColumns } from './plan-columns.tsx'
import { NoPlans, PlansMissing, SavedCopyLine } from './plans-trouble.tsx'
import { usePlans } from '#client/plans/use-plans.ts'

type PlanChoiceProps = {
  /** What the reader pays for now, where that is known. */
  heldPriceId?: string | null | undefined
  /** What follows below, about the plans of the chosen interval. */
  below?: (shown: readonly Plan[]) => ReactNode
}

const Offered = ({ plans, heldPriceId, below }: PlanChoiceProps & { plans: readonly Plan[] }) => {
  const { t } = useText('plans')
  const format = useFormat()
  const [interval, setInterval] = useState<BillingInterval>(
    () =>
      plans.find(({ priceId }) => priceId !== null && priceId === heldPriceId)?.interval ?? 'month',
  )
  const shown = plansOfInterval(plans, interval)
  const hasBoth = new Set(plans.map((plan) => plan.interval)).size > 1
  const canPay = useCanPay()
  const noteOf = (plan: Plan): string | null => {
    const saving = plan.interval === 'year' ? yearlySavingPct(plans, plan.tier) : null
    return saving === null ? null : t('saving', { percent: format.share(saving) })
  }
  return (
    <>
      {hasBoth ? (
        <div className="pb-6">
          <Segment
            label={t('billing')}
            value={interval}
            onChange={setInterval}
            options={[
              { value: 'month', label: t('monthly') },
              { value: 'year', label: t('yearly') },
            ]}
          />
        </div>
      ) : null}
      <PlanColumns plans={shown} noteOf={noteOf} heldPriceId={heldPriceId} canPay={canPay} />
      <div className="pt-6 empty:hidden">
        <PaymentNote />
      </div>
      {below?.(shown)}
    </>
  )
}

export const PlanChoice = ({ heldPriceId, below }: PlanChoiceProps) => {
  const { t: states } = useText('states')
  const state = usePlans()
  if (state.kind === 'loading') {
    return (
      <SkeletonFrame label={states('loading')}>
        <div className="grid gap-8 border-t border-line pt-7 tablet:grid-cols-3">
          {[0, 1, 2].map((plan) => (
            <Skeleton key={plan} className="h-60 w-full" />
          ))}
        </div>
      </SkeletonFrame>
    )
  }
  if (state.kind === 'failed') return <PlansMissing failure={state.failure} retry={state.retry} />
  return (
    <>
      {state.failure === null ? null : (
        <div className="pb-6">
          <SavedCopyLine savedAtSec={state.savedAtSec} failure={state.failure} />
        </div>
      )}
      {state.plans.length === 0 ? (
        <NoPlans />
      ) : (
        <Offered key={heldPriceId} plans={state.plans} heldPriceId={heldPriceId} below={below} />
      )}
    </>
  )
}
