import { expect, it } from 'vitest'
import { planChangeOf, type PlanPlace } from './plan-change.ts'

const place = (text: string): PlanPlace => {
  const [tier, interval] = text.split(' ') as [PlanPlace['tier'], PlanPlace['interval']]
  return { tier, interval }
}

it.each([
  ['pro month', 'premium month', 'upgrade'],
  ['pro month', 'pro year', 'upgrade'],
  ['pro year', 'premium month', 'upgrade'],
  ['premium month', 'pro year', 'downgrade'],
  ['pro year', 'pro month', 'downgrade'],
  ['pro month', 'free month', 'downgrade'],
  ['pro year', 'pro year', 'current'],
] as const)('R-MEM-019 R-MEM-021 D-DOWNGRADE %s to %s is %s', (from, to, change) => {
  expect(planChangeOf(place(from), place(to))).toBe(change)
})

it.each([
  ['free year', 'current'],
  ['pro month', 'subscribe'],
] as const)('without a paid plan %s is %s', (to, change) => {
  expect(planChangeOf(null, place(to))).toBe(change)
})
