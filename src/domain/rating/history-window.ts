// How far back a membership sees the history of a score (D-TIERS).
import { coversTier } from '../membership.ts'
import type { MembershipTier } from '../user.ts'

const freeDays = 30
const memberDays = 365

/** Days back from now; a visitor counts as free. */
export const scoreHistoryDays = (tier: MembershipTier): number => (coversTier(tier, 'pro') ? memberDays : freeDays)
