// A membership plan as screens know it (Spec §3, D-TIERS), and which one stands in which column.
import type { MembershipTier } from '../account/user.ts'

export type BillingInterval = 'month' | 'year'

/** Lowest level first. */
export const planTiers: readonly MembershipTier[] = ['free', 'pro', 'premium']

export type Plan = {
  id: string
  name: string
  tier: MembershipTier
  priceId: string | null
  /** In minor units of `currency`: 1200 is 12.00 dollars. */
  amountMinor: number
  /** ISO 4217. */
  currency: string
  interval: BillingInterval
  features: readonly string[]
  isRecommended: boolean
  /** Told of and not on sale yet. */
  isAnnounced: boolean
}

/**
 * A plan with what choosing it would mean for one person; `subscribe` goes to the checkout
 * (R-MEM-017). Null where the host leaves that to be seen (plan-option.ts).
 */
export type PlanOption = Plan & {
  change: 'current' | 'upgrade' | 'downgrade' | 'subscribe' | null
}

/**
 * One plan a tier in the order of levels: the one of `interval`, else the tier's other one. Tiers
 * without a plan are left out.
 */
export const plansOfInterval = (plans: readonly Plan[], interval: BillingInterval): Plan[] =>
  planTiers.flatMap((tier) => {
    const ofTier = plans.filter((plan) => plan.tier === tier)
    return ofTier.find((plan) => plan.interval === interval) ?? ofTier[0] ?? []
  })

const yearOf = ({ amountMinor, interval }: Plan): number =>
  interval === 'month' ? amountMinor * 12 : amountMinor

/**
 * How much less the yearly plan costs than twelve months, in whole percent rounded down; null where
 * nothing is saved or it cannot be compared.
 */
export const yearlySavingPct = (plans: readonly Plan[], tier: MembershipTier): number | null => {
  const ofTier = plans.filter((plan) => plan.tier === tier)
  const monthly = ofTier.find(({ interval }) => interval === 'month')
  const yearly = ofTier.find(({ interval }) => interval === 'year')
  if (!monthly || !yearly || monthly.currency !== yearly.currency || monthly.amountMinor === 0)
    return null
  const saving = Math.floor((1 - yearOf(yearly) / yearOf(monthly)) * 100)
  return saving > 0 ? saving : null
}
