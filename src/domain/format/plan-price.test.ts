import { expect, it } from 'vitest'
import { formatPlanPrice } from './plan-price.ts'

it('R-CNT-008: money in the reader\'s language and the plan\'s currency, with Latin digits', () => {
  expect(formatPlanPrice(1200, 'usd', 'en')).toBe('$12')
  expect(formatPlanPrice(1250, 'USD', 'en')).toBe('$12.50')
  expect(formatPlanPrice(1250, 'eur', 'it')).toBe('12,50\u00a0€')
  expect(formatPlanPrice(120_000, 'jpy', 'ja')).toBe('￥120,000')
  expect(formatPlanPrice(1200, 'usd', 'ar')).toBe('$12')
  expect(formatPlanPrice(1250, 'usd', 'ru')).toBe('$12,50')
  expect(formatPlanPrice(0, 'usd', 'en')).toBe('$0')
})
