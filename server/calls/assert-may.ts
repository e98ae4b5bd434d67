// Whether somebody signed in may make a call at all. Administrators and tiers are what the database
// says, never the token.
import type { CallAuth } from '#contract/call.ts'
import { coversTier } from '#domain/membership/membership.ts'
import { Refusal } from '../refusal.ts'
import type { UserRow } from '../store/tables.ts'
import type { CallPolicy } from './call-policy.ts'

const planNames = { free: 'Free', pro: 'Pro', premium: 'Premium' } as const

/**
 * Throws AUTH_FORBIDDEN, or MEMBERSHIP_REQUIRED naming the tier (R-PRM-004, R-PRM-008, R-PRM-010).
 */
export const assertMay = (
  { is_admin, tier }: Pick<UserRow, 'is_admin' | 'tier'>,
  call: { auth: CallAuth; tier: CallPolicy['tier'] },
): void => {
  if (call.auth === 'admin' && is_admin !== 1) throw new Refusal('AUTH_FORBIDDEN')
  if (coversTier(tier, call.tier)) return
  throw new Refusal('MEMBERSHIP_REQUIRED', {
    values: { plan: planNames[call.tier] },
    extra: { required_tier: call.tier },
  })
}
