import { expect, it } from 'vitest'
import { plansOfInterval, yearlySavingPct, type Plan } from './plan.ts'

const plan = (over: Partial<Plan>): Plan => ({
  id: 'x',
  name: 'X',
  tier: 'pro',
  priceId: null,
  amountMinor: 1000,
  currency: 'usd',
  interval: 'month',
  features: [],
  isRecommended: false,
  isAnnounced: false,
  ...over,
})

it('R-CNT-008: one plan a tier, lowest level first, of the wanted interval where there is one', () => {
  const plans = [
    plan({ id: 'premium', tier: 'premium', interval: 'year' }),
    plan({ id: 'pro-year', interval: 'year' }),
    plan({ id: 'pro-month' }),
    plan({ id: 'free', tier: 'free' }),
  ]
  expect(plansOfInterval(plans, 'month').map(({ id }) => id)).toEqual([
    'free',
    'pro-month',
    'premium',
  ])
  expect(plansOfInterval(plans, 'year').map(({ id }) => id)).toEqual([
    'free',
    'pro-year',
    'premium',
  ])
  expect(plansOfInterval([], 'year')).toEqual([])
})

it('what a year saves is rounded down and never claimed where nothing is saved', () => {
  const pair = (monthly: number, yearly: number, currency = 'usd') => [
    plan({ amountMinor: monthly }),
    plan({ amountMinor: yearly, interval: 'year', currency }),
  ]
  expect(yearlySavingPct(pair(1200, 12_000), 'pro')).toBe(16)
  expect(yearlySavingPct(pair(1200, 14_400), 'pro')).toBeNull()
  expect(yearlySavingPct(pair(1200, 12_000, 'eur'), 'pro')).toBeNull()
  expect(yearlySavingPct(pair(0, 0), 'pro')).toBeNull()
  expect(yearlySavingPct([plan({})], 'pro')).toBeNull()
})
