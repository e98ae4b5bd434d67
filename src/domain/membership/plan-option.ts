// What choosing a plan means for whoever has a subscription, where the host leaves it to be seen.
import { planTiers, type PlanOption } from './plan.ts'
import type { Subscription } from './subscription.ts'

/**
 * The host's word; else by level, and within a level by interval, then by price (R-MEM-017).
 */
export const changeTo = (
  { change, tier, priceId, interval, amountMinor }: PlanOption,
  { level, priceId: present, price }: Subscription,
): NonNullable<PlanOption['change']> => {
  if (change !== null) return change
  if (priceId !== null && priceId === present) return 'current'
  const difference = planTiers.indexOf(tier) - level
  if (difference !== 0) return difference > 0 ? 'upgrade' : 'downgrade'
  if (interval !== (price?.interval ?? 'month'))
    return interval === 'year' ? 'upgrade' : 'downgrade'
  return amountMinor < (price?.amountMinor ?? 0) ? 'downgrade' : 'upgrade'
}
