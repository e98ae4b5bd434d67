import { expect, it } from 'vitest'
import { formatAmount, formatPlanPrice } from './plan-price.ts'

it("R-CNT-008: money in the reader's language and the plan's currency, with Latin digits", () => {
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
  expect(formatAmount(-520, 'usd', 'de')).toBe('−$5,20')
  expect(formatAmount(-1250, 'eur', 'it')).toBe('−12,50\u00a0€')
  expect(formatAmount(1200, 'jpy', 'en')).toBe('¥1,200')
  expect(formatAmount(12_345, 'kwd', 'en')).toMatch(/12\.345$/)
})

it('currencies without cents that the provider counts in hundredths all the same', () => {
  expect(formatPlanPrice(120_000, 'isk', 'en')).toMatch(/1,200$/)
})

it.each([
  ['en', '$1,234.50', '¥1,234'],
  ['es-AR', '$1.234,50', 'JPY\u00a01.234'],
  ['tr', '$1.234,50', '¥1.234'],
  ['ja', '$1,234.50', '￥1,234'],
  ['ar', '$1,234.50', '\u200f1,234\u00a0JP¥'],
])(
  'D-NUMBERS R-MEM-012: an invoice in %s, in dollars and in a currency without cents',
  (locale, dollars, yen) => {
    expect([formatAmount(123_450, 'usd', locale), formatAmount(1234, 'jpy', locale)]).toEqual([
      dollars,
      yen,
    ])
  },
)

it.each([
  ['en', 'cad', 'CA$12.00'],
  ['es-AR', 'ars', 'ARS\u00a012,00'],
  ['en', 'cny', 'CN¥12.00'],
  ['zh', 'cny', '¥12.00'],
  ['en', 'sek', 'SEK\u00a012.00'],
  ['en', 'try', '₺12.00'],
])('no sign alone stands for two currencies: in %s, %s is %s', (locale, currency, text) => {
  expect(formatAmount(1200, currency, locale)).toBe(text)
})
