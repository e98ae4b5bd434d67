import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Decimal } from '../decimal.ts'
import { shareOf } from './share.ts'

const of = (value: string, part: string, whole: string): string =>
  shareOf(new Decimal(value), new Decimal(part), new Decimal(whole)).toFixed()

test.each([
  ['10', '1', '4', '2.5'],
  ['10', '1', '3', `3.${'3'.repeat(30)}`],
  ['20', '1', '3', `6.${'6'.repeat(30)}`],
  ['-20', '1', '3', `-6.${'6'.repeat(30)}`],
  ['0', '1', '3', '0'],
  ['1e40', '2', '4', `5${'0'.repeat(39)}`],
  ['7', '1e-18', '2e-18', '3.5'],
  ['3e-30', '1', '2', `0.${'0'.repeat(29)}1`],
  ['1e-31', '1', '2', '0'],
  ['1.59e-40', '1', '1e-12', `0.${'0'.repeat(27)}159`],
])('of %s the share of %s in %s is %s', (value, part, whole, share) =>
  expect(of(value, part, whole)).toBe(share),
)

test('a share is the exact quotient, rounded down at 30 decimals', () => {
  const decimal = fc
    .tuple(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.integer({ min: -10, max: 30 }))
    .map(([digits, decimals]) => new Decimal(`${digits}e${-decimals}`))
  fc.assert(
    fc.property(decimal, decimal, decimal, (value, part, whole) => {
      const share = shareOf(value, part, whole)
      const product = value.times(part)
      expect(share.times(whole).lte(product)).toBe(true)
      expect(share.plus('1e-30').times(whole).gt(product)).toBe(true)
    }),
  )
})
