import { expect, test } from 'vitest'
import { roundAmountOf } from './round-amount.ts'

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
