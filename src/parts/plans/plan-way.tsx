// The way to a plan for whoever is looking: an account for visitors, the checkout, or the
// membership one already has.
import { Link, linkOptions } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { Plan } from '#domain/membership/plan.ts'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { useSession } from '#client/session/session-context.ts'
import { usePlanNames } from './plan-name.ts'

const toMembership = linkOptions({ to: '/profile/membership' })

/**
 * `heldPriceId`: what the reader pays for now, where that is known; without it the tier alone
 * tells.
 */
type PlanWayProps = { plan: Plan; heldPriceId: string | null | undefined; canPay: boolean }

const CurrentPlan = () => {
  const { t } = useText('plans')
  return (
    <Link
      {...toMembership}
      className="inline-flex min-h-11 items-center gap-2 text-body font-medium text-ink-2 hover:text-ink-1"
    >
      <Check aria-hidden="true" />
      {t('yourPlan')}
    </Link>
  )
}

export const PlanWay = ({ plan, heldPriceId, canPay }: PlanWayProps) => {
  const { t } = useText('plans')
  const names = usePlanNames()
  const session = useSession()
  const held = session.status === 'user' ? session.user.tier : null
  // Whoever pays already is not pushed to another plan.
  const isOffered = plan.isRecommended && (held === null || held === 'free')
  const look = buttonClass({ variant: isOffered ? 'primary' : 'plain', size: 'touch' })
  const isFree = plan.amountMinor === 0
  if (held === plan.tier && (isFree || !heldPriceId || heldPriceId === plan.priceId))
    return <CurrentPlan />
  if (plan.isAnnounced && held !== plan.tier)
    return <p className="flex min-h-11 items-center text-body text-ink-3">{t('notOnSale')}</p>
  const label = t('choose', { plan: names.ofPlan(plan) })
  if (held !== null && held !== 'free') {
    return (
      <Link
        {...toMembership}
        search={isFree || plan.priceId === null ? {} : { change: plan.priceId }}
        className={look}
      >
        {label}
      </Link>
    )
  }
  if (isFree) {
    return (
      <Link to="/register" className={look}>
        {t('startFree')}
      </Link>
    )
  }
  if (plan.priceId === null || !canPay) return null
  return (
    <Link to="/stripe-checkout" search={{ priceId: plan.priceId }} className={look}>
      {label}
    </Link>
  )
}
