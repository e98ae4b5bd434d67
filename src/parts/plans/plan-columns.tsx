// One column a plan between hairlines: name, price, what it is for, the way to it.
import { formatPlanPrice } from '#domain/membership/plan-price.ts'
import type { Plan } from '#domain/membership/plan.ts'
import type { MembershipTier } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'
import { usePlanNames } from './plan-name.ts'
import { PlanWay } from './plan-way.tsx'

const summaries = {
  free: 'freeText',
  pro: 'proText',
  premium: 'premiumText',
} as const satisfies Record<MembershipTier, string>

type PlanColumnProps = {
  plan: Plan
  note: string | null
  heldPriceId: string | null | undefined
  canPay: boolean
}

const PlanColumn = ({ plan, note, heldPriceId, canPay }: PlanColumnProps) => {
  const { t, language } = useText('plans')
  const names = usePlanNames()
  return (
    <li
      className={
        'grid content-start gap-3 border-hair py-7 max-tablet:border-b ' +
        'max-tablet:last:border-b-0 tablet:border-s tablet:px-8 tablet:pb-0 ' +
        'tablet:first:border-s-0 tablet:first:ps-0'
      }
    >
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 text-form font-semibold">
        <span>{names.ofPlan(plan)}</span>
        {plan.isRecommended ? (
          <span className="text-caption font-regular text-ink-3">{t('recommended')}</span>
        ) : null}
      </h3>
      <p className="flex flex-wrap items-baseline gap-x-2 text-body text-ink-3">
        <b className="num text-hero/16 font-semibold tracking-closest text-ink-1 max-tablet:text-[2.75rem]/12">
          {formatPlanPrice(plan.amountMinor, plan.currency, language)}
        </b>
        {plan.amountMinor === 0 ? null : t(plan.interval === 'year' ? 'perYear' : 'perMonth')}
      </p>
      <p className="min-h-4 text-caption text-ink-3 empty:hidden">{note}</p>
      <p className="max-w-[26em] text-form/[1.5] text-pretty text-ink-2 tablet:min-h-18">
        {t(summaries[plan.tier])}
      </p>
      <div className="grid justify-items-start pt-3 max-tablet:justify-items-stretch">
        <PlanWay plan={plan} heldPriceId={heldPriceId} canPay={canPay} />
      </div>
    </li>
  )
}

type PlanColumnsProps = {
  plans: readonly Plan[]
  /** A line below the price, as what a year saves. */
  noteOf?: (plan: Plan) => string | null
  heldPriceId?: string | null | undefined
  /** False where nobody can pay. */
  canPay?: boolean
}

export const PlanColumns = ({ plans, noteOf, heldPriceId, canPay = true }: PlanColumnsProps) => (
  <ul className="grid border-t border-line tablet:auto-cols-fr tablet:grid-flow-col">
    {plans.map((plan) => (
      <PlanColumn
        key={plan.id}
        plan={plan}
        note={noteOf?.(plan) ?? null}
        heldPriceId={heldPriceId}
        canPay={canPay}
      />
    ))}
  </ul>
)
