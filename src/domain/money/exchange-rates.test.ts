import { describe, expect, test } from 'vitest'
import { rateFreshness, rateOf, usableRates, type ExchangeRates } from './exchange-rates.ts'
import { proposedCurrency } from './proposed-currency.ts'

const rates = (perUsd: ExchangeRates['perUsd']): ExchangeRates => ({
  perUsd,
  asOfSec: 0,
  isSample: false,
})

describe('D-PRICE exchange rates', () => {
  test('what is missing, zero, negative, no number or unknown is no rate', () => {
    expect(
      usableRates({
        TRY: 42,
        EUR: 0,
        GBP: -1,
        JPY: Number.NaN,
        KRW: Number.POSITIVE_INFINITY,
        CNY: '7',
        BRL: null,
        XAU: 0.0003,
        try: 1,
      }),
    ).toEqual({ TRY: 42 })
  })

  test('a dollar is a dollar without any rate; of another currency nothing is guessed', () => {
    expect(rateOf(null, 'USD')).toBe(1)
    expect(rateOf(rates({ USD: 7 }), 'USD')).toBe(1)
    expect(rateOf(null, 'TRY')).toBeNull()
    expect(rateOf(rates({ EUR: 0.9 }), 'TRY')).toBeNull()
    expect(rateOf(rates({ EUR: 0.9 }), 'EUR')).toBe(0.9)
  })

  test('an age is loud after a day and stale after a week', () => {
    const day = 86_400
    expect([0, day - 1, day, 7 * day - 1, 7 * day].map((age) => rateFreshness(0, age))).toEqual([
      'fresh',
      'fresh',
      'old',
      'old',
      'stale',
    ])
  })
})

describe('the currency to propose', () => {
  test.each([
    ['tr', [], 'TRY'],
    ['tr', ['tr-TR', 'en-US'], 'TRY'],
    ['ja', ['ja'], 'JPY'],
    ['ko', ['ko-KR'], 'KRW'],
    ['zh', ['zh-CN'], 'CNY'],
    ['zh', ['zh-TW'], null],
    ['es', ['es'], 'EUR'],
    ['es', ['es-MX', 'en-US'], 'MXN'],
    ['es', ['es-CO'], null],
    ['es', ['en-US'], 'EUR'],
    ['es-AR', ['es-ES'], 'ARS'],
    ['pt', ['pt'], 'BRL'],
    ['pt', ['pt-PT'], 'EUR'],
    ['ru', [], 'RUB'],
    ['vi', [], 'VND'],
    ['it', ['it-CH'], 'CHF'],
    ['en', [], null],
    ['en', ['en-US'], 'USD'],
    ['en', ['fr-FR', 'en-GB'], 'GBP'],
    ['ar', ['ar'], null],
    ['ar', ['ar-SA'], 'SAR'],
    ['tr', ['tr-@'], 'TRY'],
  ] as const)('of %s where the browser says %s', (language, browser, proposed) =>
    expect(proposedCurrency(language, browser)).toBe(proposed),
  )
})
