import { expect, test } from 'vitest'
import { roundAmountOf, roundedUp } from './round-amount.ts'

test.each([
  [1, 1000],
  [0.92, 1000],
  [1.4, 1000],
  [42, 50_000],
  [150, 200_000],
  [25_400, 20_000_000],
])('a first amount of a thousand dollars is round at %s a dollar', (perUsd, amount) =>
  expect(roundAmountOf(1000, perUsd)).toBe(amount),
)

test.each([
  [3.3012, 3.302],
  [0.294_75, 0.2948],
  [1996.44, 1997],
  [2, 2],
  [99_999, 100_000],
])('%s rounds up to %s at four digits', (amount, up) => expect(roundedUp(amount, 4)).toBe(up))
