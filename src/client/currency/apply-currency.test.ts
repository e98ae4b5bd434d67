import { afterEach, describe, expect, test } from 'vitest'
import { showAmounts, shownAmounts, watchAmounts } from '#i18n/amounts.ts'
import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import { applyRates } from './apply-currency.ts'
import { chooseCurrency } from './currency-choice.ts'

const rates = (perUsd: ExchangeRates['perUsd']): ExchangeRates => ({
  perUsd,
  asOfSec: 1,
  isSample: false,
})

afterEach(() => {
  chooseCurrency('USD')
  showAmounts(null)
})

describe('D-PRICE the chosen currency and the rates of the device', () => {
  test('amounts are written in the chosen currency at its rate', () => {
    chooseCurrency('TRY')
    applyRates(rates({ TRY: 42 }))
    expect(shownAmounts()).toMatchObject({ currency: 'TRY', perUsd: 42 })
    expect(shownAmounts()?.price(2, 'en')).toBe('₺84.00')
    expect(shownAmounts()?.money(1_000_000, 'tr')).toBe('₺42M')
  })

  test.each([
    ['there are no rates', 'TRY', null],
    ['its rate is missing', 'TRY', rates({ EUR: 0.9 })],
    ['nobody chose another', 'USD', rates({ TRY: 42 })],
    ['what was stored is no currency of ours', 'XXX', rates({ TRY: 42 })],
  ] as const)('amounts are dollars where %s', (_case, currency, known) => {
    chooseCurrency('TRY')
    applyRates(rates({ TRY: 42 }))
    chooseCurrency(currency)
    applyRates(known)
    expect(shownAmounts()).toBeNull()
  })

  test('nothing is drawn anew while the rate is the same', () => {
    chooseCurrency('TRY')
    applyRates(rates({ TRY: 42 }))
    let changes = 0
    const stop = watchAmounts(() => (changes += 1))
    applyRates(rates({ TRY: 42, EUR: 0.9 }))
    expect(changes).toBe(0)
    applyRates(rates({ TRY: 43 }))
    expect(changes).toBe(1)
    stop()
  })
})
