import { assert, constantFrom, property } from 'fast-check'
import { expect, it } from 'vitest'
import { planTiers } from './plan.ts'
import { coversTier, tierLevels } from './membership.ts'

const tier = constantFrom(...planTiers)

it('R-PRM-008 R-MEM-047 D-TIERS levels are free 0, pro 1, premium 2', () => {
  expect(tierLevels).toEqual({ free: 0, pro: 1, premium: 2 })
})

it('R-PRM-008 what a level opens, every higher level opens, and no lower one', () => {
  assert(
    property(tier, tier, (held, required) => {
      expect(coversTier(held, required)).toBe(
        planTiers.indexOf(held) >= planTiers.indexOf(required),
      )
    }),
  )
})
