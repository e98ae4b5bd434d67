import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convert, readAmount, readDecimal, writeAmount, writeDecimal } from './amount.ts'

const locales = ['en', 'tr', 'ja', 'es', 'ar', 'pt', 'es-AR', 'ru', 'vi', 'ko', 'it', 'zh']

describe('amounts that a person writes', () => {
  test.each([
    ['1,234.5', 'en', 1234.5],
    ['1.234,5', 'tr', 1234.5],
    ['1 234,5', 'ru', 1234.5],
    ['0,5', 'en', 0.5],
    ['0.5', 'tr', 0.5],
    ['1,5', 'ar', 1.5],
    ['1.234.567', 'es', 1_234_567],
    ['1,234,567', 'en', 1_234_567],
    ['١٢٫٥'.replace('٫', ','), 'ar', 12.5],
    ['.5', 'en', 0.5],
    ['7', 'ko', 7],
    ['1,000', 'en', 1000],
    ['1.000', 'it', 1000],
  ])('R-CDT-002 %s in %s is %s', (text, locale, amount) => {
    expect(readAmount(text, locale)).toBe(amount)
  })

  test.each(['', ' ', 'abc', '-1', '1e5', '1..2', '0x10', 'NaN', 'Infinity'])(
    'R-CDT-002 "%s" is no amount',
    (text) => {
      expect(readAmount(text, 'en')).toBeNull()
    },
  )

  test.each([
    ['0.100000000000000001', 'en', '0.100000000000000001'],
    ['00,50', 'tr', '0.50'],
    ['.5', 'en', '0.5'],
    ['5.', 'en', '5'],
    ['12345678901234567890.5', 'en', '12345678901234567890.5'],
  ])('R-PRT-006 %s in %s keeps every digit: %s', (text, locale, plain) => {
    expect(readDecimal(text, locale)).toBe(plain)
    expect(readDecimal(writeDecimal(plain, locale), locale)).toBe(plain)
  })

  test('R-CDT-002 what is written is read back, in every language', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e12, noNaN: true }),
        fc.constantFrom(...locales),
        (amount, locale) => {
          const read = readAmount(writeAmount(amount, locale), locale) ?? Number.NaN
          expect(Math.abs(read - amount)).toBeLessThanOrEqual(amount * 1e-9 + 1e-19)
        },
      ),
    )
  })

  test('R-CDT-002 converting there and back gives the amount again', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
        fc.double({ min: 1e-9, max: 1e6, noNaN: true }),
        fc.double({ min: 1e-9, max: 1e6, noNaN: true }),
        (amount, a, b) => {
          expect(Math.abs(convert(convert(amount, a, b), b, a) - amount)).toBeLessThanOrEqual(
            amount * 1e-12,
          )
        },
      ),
    )
  })
})
