// What moving from one plan to another is: the tier decides, and within a tier the yearly plan is
// the larger one (D-DOWNGRADE).
import { tierLevels } from './membership.ts'
import type { BillingInterval } from './plan.ts'
import type { MembershipTier } from '../account/user.ts'

export type PlanChange = 'current' | 'upgrade' | 'downgrade' | 'subscribe'
export type PlanPlace = { tier: MembershipTier; interval: BillingInterval }

const rankOf = ({ tier, interval }: PlanPlace): number =>
  tierLevels[tier] * 2 + (interval === 'year' ? 1 : 0)

/**
 * `from` is the paid plan that runs, null without one. Free is one plan whatever its interval;
 * moving to it ends the membership.
 */
export const planChangeOf = (from: PlanPlace | null, to: PlanPlace): PlanChange => {
  if (from === null) return to.tier === 'free' ? 'current' : 'subscribe'
  if (to.tier === 'free') return 'downgrade'
  const difference = rankOf(to) - rankOf(from)
  return difference === 0 ? 'current' : difference > 0 ? 'upgrade' : 'downgrade'
}
