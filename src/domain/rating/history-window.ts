// How far back a membership sees the history of a score (D-TIERS).
import { coversTier } from '../membership/membership.ts'
import type { MembershipTier } from '../account/user.ts'

const freeDays = 30
const paidDays = 365

/** The smallest membership that sees all there is. */
export const wholeHistoryTier: MembershipTier = 'pro'

/** Days back from now; a visitor counts as free, and so does a device whose owner has left. */
export const scoreHistoryDays = (tier: MembershipTier): number =>
  coversTier(tier, wholeHistoryTier) ? paidDays : freeDays
