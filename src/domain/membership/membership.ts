// What a membership opens (R-MEM-047, D-TIERS). The server holds every gated extra and asks the
// same question before it answers (R-PRM-010).
import type { MembershipTier } from '../account/user.ts'

export const tierLevels: Readonly<Record<MembershipTier, number>> = { free: 0, pro: 1, premium: 2 }

/** True where the level held is at least the one required (R-PRM-008). */
export const coversTier = (held: MembershipTier, required: MembershipTier): boolean =>
  tierLevels[held] >= tierLevels[required]
