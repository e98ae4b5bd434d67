import { expect, it } from 'vitest'
import { brandName, formatExpiry, isExpired } from './payment-method.ts'

const at = (text: string): number => Date.parse(text) / 1000

it('R-MEM-013: a card is good through the whole month printed on it', () => {
  const card = { brand: 'Visa', last4: '4242', expires: { month: 12, year: 2026 } }
  expect(isExpired(card, at('2026-12-31T23:59:59Z'))).toBe(false)
  expect(isExpired(card, at('2027-01-01T00:00:00Z'))).toBe(true)
  expect(isExpired({ ...card, expires: null }, at('2099-01-01T00:00:00Z'))).toBe(false)
})

it('R-MEM-013 D-PLANSHAPE: brands are written as people know them, unknown ones as they came', () => {
  expect(['visa', 'AMEX', 'sepa_debit', 'kakao_pay'].map(brandName)).toEqual([
    'Visa',
    'American Express',
    'SEPA',
    'kakao_pay',
  ])
  expect(formatExpiry({ month: 4, year: 2030 })).toBe('04/2030')
})
