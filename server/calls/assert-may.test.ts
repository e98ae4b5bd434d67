import { describe, expect, it } from 'vitest'
import { assertMay } from './assert-may.ts'

const tiers = ['free', 'pro', 'premium'] as const
const flags = [0, 1] as const
const auths = ['user', 'admin'] as const

const outcome = (
  user: Parameters<typeof assertMay>[0],
  call: Parameters<typeof assertMay>[1],
): string => {
  try {
    assertMay(user, call)
    return 'may'
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe.each(auths.flatMap((auth) => tiers.map((tier) => ({ auth, tier }))))(
  'a call for $auth of tier $tier',
  (call) => {
    it.each(flags.flatMap((is_admin) => tiers.map((tier) => ({ is_admin, tier }))))(
      'R-PRM-004 R-PRM-008 R-PRM-010 asked by a user of tier $tier, administrator $is_admin',
      (user) => {
        const isKeptOut = call.auth === 'admin' && user.is_admin === 0
        const isCovered = tiers.indexOf(user.tier) >= tiers.indexOf(call.tier)
        expect(outcome(user, call)).toBe(
          isKeptOut ? 'AUTH_FORBIDDEN' : isCovered ? 'may' : 'MEMBERSHIP_REQUIRED',
        )
      },
    )
  },
)

it('D-TIERS the refusal names the plan, for the upgrade card', () => {
  const refusal = (() => {
    try {
      return assertMay({ is_admin: 0, tier: 'free' }, { auth: 'user', tier: 'premium' })
    } catch (error) {
      return error
    }
  })()
  expect(refusal).toMatchObject({
    status: 403,
    details: { values: { plan: 'Premium' }, extra: { required_tier: 'premium' } },
  })
})
