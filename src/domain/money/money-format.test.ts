import { describe, expect, test } from 'vitest'
import { currencies, currencyName, currencySign, type Currency } from './currencies.ts'
import { formatMoneyIn, formatPriceIn, type MoneyRate } from './money-format.ts'

const in1 = (currency: Currency): MoneyRate => ({ currency, perUsd: 1 })
const lira: MoneyRate = { currency: 'TRY', perUsd: 42 }
/** Any space reads as one: which of them a language takes is its own affair. */
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')

describe('D-NUMBERS amounts in a currency', () => {
  test.each([
    ['USD', '$1,234.50', '$1.23B'],
    ['EUR', '€1,234.50', '€1.23B'],
    ['GBP', '£1,234.50', '£1.23B'],
    ['CHF', 'CHF 1,234.50', 'CHF 1.23B'],
    ['TRY', '₺1,234.50', '₺1.23B'],
    ['RUB', '₽1,234.50', '₽1.23B'],
    ['JPY', '¥1,235', '¥1.23B'],
    ['CNY', 'CN¥1,234.50', 'CN¥1.23B'],
    ['KRW', '₩1,235', '₩1.23B'],
    ['VND', '₫1,235', '₫1.23B'],
    ['INR', '₹1,234.50', '₹1.23B'],
    ['AED', 'AED 1,234.50', 'AED 1.23B'],
    ['SAR', 'SAR 1,234.50', 'SAR 1.23B'],
    ['BRL', 'R$1,234.50', 'R$1.23B'],
    ['ARS', 'AR$1,234.50', 'AR$1.23B'],
    ['MXN', 'MX$1,234.50', 'MX$1.23B'],
    ['CAD', 'CA$1,234.50', 'CA$1.23B'],
    ['AUD', 'A$1,234.50', 'A$1.23B'],
  ] as const)('%s in English', (currency, price, money) => {
    expect(plain(formatPriceIn(1234.5, in1(currency), 'en'))).toBe(price)
    expect(plain(formatMoneyIn(1_234_000_000, in1(currency), 'en'))).toBe(money)
  })

  test('every currency has a row above', () => expect(currencies).toHaveLength(18))

  test.each([
    ['tr', '₺1.234,50', '₺1,23B'],
    ['ja', '₺1,234.50', '₺1.23B'],
    ['es', '1234,50 ₺', '1,23B ₺'],
    ['ar', '1,234.50 ₺', '1.23B ₺'],
    ['pt', '₺ 1.234,50', '₺ 1,23B'],
    ['es-AR', '₺ 1.234,50', '₺ 1,23B'],
    ['ru', '1 234,50 ₺', '1,23B ₺'],
    ['vi', '1.234,50 ₺', '1,23B ₺'],
    ['ko', '₺1,234.50', '₺1.23B'],
    ['it', '1234,50 ₺', '1,23B ₺'],
    ['zh', '₺1,234.50', '₺1.23B'],
  ] as const)('the sign stands where %s puts it', (locale, price, money) => {
    expect(plain(formatPriceIn(1234.5, in1('TRY'), locale))).toBe(price)
    expect(plain(formatMoneyIn(1_234_000_000, in1('TRY'), locale))).toBe(money)
  })

  test('the dollar sign is never another currency, and yen and yuan are told apart', () => {
    for (const locale of ['en', 'es', 'es-AR', 'zh', 'ja', 'ar']) {
      const signs = currencies.map((currency) => currencySign(currency, locale))
      expect(new Set(signs).size).toBe(signs.length)
    }
    expect([currencySign('CNY', 'zh'), currencySign('JPY', 'zh')]).toEqual(['¥', 'JP¥'])
  })

  test.each([
    [64_000, '₺2,688,000'],
    [2_400, '₺100,800'],
    [2_380.5, '₺99,981.00'],
    [3_000_000, '₺126M'],
    [1, '₺42.00'],
    [0.02, '₺0.84'],
    [0.000_000_012_34, '₺0.0₆5183'],
    [0, '₺0'],
    [-12.5, '−₺525.00'],
    [-0.000_000_012_34, '−₺0.0₆5183'],
    [null, '-'],
    [undefined, '-'],
    [Number.NaN, '-'],
    [Number.POSITIVE_INFINITY, '-'],
  ])('a price of %s dollars', (usd, text) => expect(formatPriceIn(usd, lira, 'en')).toBe(text))

  test.each([
    [150, '¥150'],
    [99.4, '¥99.4'],
    [1.4236, '¥1.42'],
    [1, '¥1'],
    [0.142_36, '¥0.1424'],
    [94_870_123.4, '¥94,870,123'],
    [1_612_345_678, '¥1.61B'],
  ])('whole units end where digits would be lost: %s yen', (value, text) =>
    expect(formatPriceIn(value, in1('JPY'), 'en')).toBe(text),
  )

  test('an amount keeps K, M, B, T, its minus first, also from right to left', () => {
    expect(formatMoneyIn(-1_500_000, lira, 'en')).toBe('−₺63M')
    expect(formatMoneyIn(2e12, { currency: 'VND', perUsd: 25_000 }, 'en')).toBe('₫50,000T')
    expect(formatMoneyIn(1.575_922e12, { currency: 'VND', perUsd: 25_400 }, 'vi')).toBe(
      '40.028T\u00A0₫',
    )
    expect(formatMoneyIn(null, lira, 'ar')).toBe('-')
    expect(formatMoneyIn(-1_500_000, lira, 'ar')).toMatch(/^\u200E\u221263M\u00A0₺$/)
    expect(formatMoneyIn(1_500_000, { currency: 'SAR', perUsd: 3.75 }, 'ar')).toMatch(/5\.63M.SAR$/)
    expect(formatMoneyIn(2_000_000, in1('BRL'), 'pt')).toBe('R$\u00A02M')
  })

  test('names are those of the language, beginning like a line of a list', () => {
    expect(currencyName('TRY', 'es')).toBe('Lira turca')
    expect(currencyName('JPY', 'ja')).toBe('日本円')
  })
})
