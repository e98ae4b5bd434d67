import { expect, it } from 'vitest'
import { planOfWire } from './plan-of-wire.ts'

it('D-PLANSHAPE: what a plan needs must be there; the rest may be missing', () => {
  expect(
    planOfWire({ id: 'a', name: ' Pro ', tier: 'PRO', amount: 1200, currency: 'USD' }),
  ).toEqual({
    id: 'a',
    name: 'Pro',
    tier: 'pro',
    priceId: null,
    amountMinor: 1200,
    currency: 'usd',
    interval: 'month',
    features: [],
    isRecommended: false,
    isAnnounced: false,
  })
  expect(planOfWire({ id: 'a', name: '', tier: 'gold', amount: 1, currency: 'usd' })).toBeNull()
  expect(planOfWire({ id: 'a', name: '', tier: 'pro', amount: null, currency: 'usd' })).toBeNull()
  expect(planOfWire({ id: 'a', name: '', tier: 'pro', amount: 5, currency: 'dollars' })).toBeNull()
  expect(
    planOfWire({ id: 'a', name: '', tier: 'pro', amount: 5, currency: 'usd', interval: 'year' }),
  ).toMatchObject({ name: 'pro', interval: 'year' })
})

it('D-PHPTYPES: the tier of a plan without one is told by its level, or by its name', () => {
  const plan = { id: 'a', name: 'CoinSight Premium', tier: '', amount: 1, currency: 'usd' }
  expect([planOfWire(plan)?.tier, planOfWire({ ...plan, level: 1 })?.tier]).toEqual([
    'premium',
    'pro',
  ])
  expect(planOfWire({ ...plan, name: 'Gold' })).toBeNull()
})
