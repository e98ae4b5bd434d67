import { expect, it } from 'vitest'
import { formatAmount, formatPlanPrice } from './plan-price.ts'

it('R-CNT-008: money in the reader\'s language and the plan\'s currency, with Latin digits', () => {
  expect(formatPlanPrice(1200, 'usd', 'en')).toBe('$12')
  expect(formatPlanPrice(1250, 'USD', 'en')).toBe('$12.50')
  expect(formatPlanPrice(1250, 'eur', 'it')).toBe('12,50\u00a0€')
  expect(formatPlanPrice(120_000, 'jpy', 'ja')).toBe('￥120,000')
  expect(formatPlanPrice(1200, 'usd', 'ar')).toBe('$12')
  expect(formatPlanPrice(1250, 'usd', 'ru')).toBe('$12,50')
  expect(formatPlanPrice(0, 'usd', 'en')).toBe('$0')
})

it('R-MEM-012: amounts of an invoice show every place of their currency, and a credit its sign', () => {
  expect(formatAmount(1200, 'usd', 'en')).toBe('$12.00')
  expect(formatAmount(-520, 'usd', 'de')).toBe('-$5,20')
  expect(formatAmount(-1250, 'eur', 'it')).toBe('-12,50\u00a0€')
  expect(formatAmount(1200, 'jpy', 'en')).toBe('¥1,200')
  expect(formatAmount(12_345, 'kwd', 'en')).toMatch(/12\.345$/)
})

it('currencies without cents that the provider counts in hundredths all the same', () => {
  expect(formatPlanPrice(120_000, 'isk', 'en')).toMatch(/1,200$/)
})
