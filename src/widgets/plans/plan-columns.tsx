// One column a plan between hairlines: name, price, what it is for, the way to it.
import { Link } from '@tanstack/react-router'
import { formatPlanPrice } from '#domain/format/plan-price.ts'
import type { Plan } from '#domain/plan.ts'
import type { MembershipTier } from '#domain/user.ts'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'

const summaries = { free: 'freeText', pro: 'proText', premium: 'premiumText' } as const satisfies Record<MembershipTier, string>

const PlanAction = ({ plan, name }: { plan: Plan; name: string }) => {
  const { t } = useText('plans')
  const look = { variant: plan.isRecommended ? 'primary' : 'plain', size: 'touch' } as const
  if (plan.amountMinor === 0) {
    return (
      <Link to="/register" className={buttonClass(look)}>
        {t('startFree')}
      </Link>
    )
  }
  return (
    <Link to="/stripe-checkout" search={{ plan: plan.id }} className={buttonClass(look)}>
      {t('choose', { plan: name })}
    </Link>
  )
}

const PlanColumn = ({ plan, note }: { plan: Plan; note: string | null }) => {
  const { t, language } = useText('plans')
  const name = plan.tier === 'free' ? t('tierFree') : plan.name
  return (
    <li className="grid content-start gap-3 border-hair py-7 max-tablet:border-b max-tablet:last:border-b-0 tablet:border-s tablet:px-8 tablet:pb-0 tablet:first:border-s-0 tablet:first:ps-0">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 text-form font-semibold">
        <span>{name}</span>
        {plan.isRecommended ? <span className="text-caption font-regular text-ink-3">{t('recommended')}</span> : null}
      </h3>
      <p className="flex flex-wrap items-baseline gap-x-2 text-body text-ink-3">
        <b className="num text-hero/16 font-semibold tracking-closest text-ink-1 max-tablet:text-[2.75rem]/12">{formatPlanPrice(plan.amountMinor, plan.currency, language)}</b>
        {plan.amountMinor === 0 ? null : t(plan.interval === 'year' ? 'perYear' : 'perMonth')}
      </p>
      <p className="min-h-4 text-caption text-ink-3 empty:hidden">{note}</p>
      <p className="max-w-[26em] text-form/[1.5] text-pretty text-ink-2 tablet:min-h-18">{t(summaries[plan.tier])}</p>
      <div className="grid justify-items-start pt-3 max-tablet:justify-items-stretch">
        <PlanAction plan={plan} name={name} />
      </div>
    </li>
  )
}

/** `noteOf`: a line below the price, as what a year saves. */
export const PlanColumns = ({ plans, noteOf }: { plans: readonly Plan[]; noteOf?: (plan: Plan) => string | null }) => (
  <ul className="grid border-t border-line tablet:auto-cols-fr tablet:grid-flow-col">
    {plans.map((plan) => (
      <PlanColumn key={plan.id} plan={plan} note={noteOf?.(plan) ?? null} />
    ))}
  </ul>
)
