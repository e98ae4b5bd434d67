// Instead of a checkout: the plan is announced and cannot be bought. What can be bought is one press away (decision 201).
import { Link } from '@tanstack/react-router'
import type { Plan } from '#domain/membership/plan.ts'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { usePlanNames } from '#parts/plans/plan-name.ts'
import { MembershipFrame } from '../membership-frame.tsx'

type NotOnSaleProps = {
  plan: Plan
  /** The paid plan of the same interval that can be bought; undefined where there is none. */
  instead: Plan | undefined
}

export const NotOnSale = ({ plan, instead }: NotOnSaleProps) => {
  const { t } = useText('membership')
  const { t: plans } = useText('plans')
  const names = usePlanNames()
  return (
    <MembershipFrame
      title={t('notOnSaleTitle', { plan: names.ofPlan(plan) })}
      text={t('notOnSaleText')}
      isNarrow
    >
      <div className="flex flex-wrap gap-3 pt-6">
        {instead?.priceId ? (
          <Link
            to="/stripe-checkout"
            search={{ priceId: instead.priceId }}
            className={buttonClass({ variant: 'primary', size: 'touch' })}
          >
            {plans('choose', { plan: names.ofPlan(instead) })}
          </Link>
        ) : null}
        <Link to="/pricing" className={buttonClass({ size: 'touch' })}>
          {plans('gateSeePlans')}
        </Link>
      </div>
    </MembershipFrame>
  )
}
