import { describe, expect, it } from 'vitest'
import { changeTo } from './plan-option.ts'
import type { PlanOption } from './plan.ts'
import type { Subscription } from './subscription.ts'

const option: PlanOption = {
  id: 'pro',
  name: 'Pro',
  tier: 'pro',
  priceId: 'pro_monthly',
  amountMinor: 1200,
  currency: 'usd',
  interval: 'month',
  features: [],
  isRecommended: false,
  isAnnounced: false,
  change: null,
}
const subscription: Subscription = {
  subscriptionId: 'sub',
  level: 1,
  status: 'active',
  planName: 'Pro',
  priceId: 'pro_monthly',
  price: { amountMinor: 1200, currency: 'usd', interval: 'month' },
  periodEndSec: null,
  endsAtPeriodEnd: false,
  scheduled: null,
  paymentUrl: null,
}

describe('R-MEM-017 what choosing a plan means', () => {
  it("is the host's to say", () =>
    expect(changeTo({ ...option, change: 'downgrade' }, subscription)).toBe('downgrade'))

  it.each<[string, Partial<PlanOption>, Partial<Subscription>, string]>([
    ['the same price', {}, {}, 'current'],
    ['a higher level', { tier: 'premium', priceId: 'p' }, {}, 'upgrade'],
    ['a lower level', {}, { level: 2, priceId: 'premium_monthly' }, 'downgrade'],
    ['nothing to pay', { tier: 'free', priceId: null, amountMinor: 0 }, {}, 'downgrade'],
    ['the same level by the year', { interval: 'year', priceId: 'y' }, {}, 'upgrade'],
    [
      'the same level by the month',
      {},
      { priceId: 'y', price: { amountMinor: 12_000, currency: 'usd', interval: 'year' } },
      'downgrade',
    ],
    ['the same level for less', { priceId: 'sale', amountMinor: 900 }, {}, 'downgrade'],
    ['the same level where no price is known', { priceId: 'p' }, { price: null }, 'upgrade'],
  ])('D-PHPTYPES else %s is told by level, interval and price', (_, over, had, change) =>
    expect(changeTo({ ...option, ...over }, { ...subscription, ...had })).toBe(change),
  )
})
