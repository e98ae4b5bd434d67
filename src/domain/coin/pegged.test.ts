import { expect, it } from 'vitest'
import { isPegged } from './pegged.ts'

it.each([
  ['Stablecoin', true],
  ['Stablecoins', true],
  ['USD Stablecoin', true],
  ['DeFi', false],
  [null, false],
])('a coin of category %s is pegged to a currency: %s', (category, expected) => {
  expect(isPegged(category)).toBe(expected)
})
