import { expect, test } from 'vitest'
import { formatUnits } from './units.ts'

test.each([
  ['0.5', 'en', '0.5'],
  ['1234.50', 'en', '1,234.5'],
  ['1234.5', 'tr', '1.234,5'],
  ['123456789012345678.12345678', 'en', '123,456,789,012,345,678.12345678'],
  ['0.123456789', 'en', '0.12345679'],
  ['0.000000000012345', 'en', '0.00000000001235'],
  ['-2', 'en', '\u22122'],
  ['0', 'ar', '0'],
] as const)('%s in %s is %s', (amount, locale, text) =>
  expect(formatUnits(amount, locale)).toBe(text),
)
