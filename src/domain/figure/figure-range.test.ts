import { expect, test } from 'vitest'
import { isWithin } from './figure-range.ts'

test('both ends belong to a range, and either may be open', () => {
  expect([1, 2, 3, 4].map((value) => isWithin(value, { min: 2, max: 3 }))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect([1, 2].map((value) => isWithin(value, { min: 2 }))).toEqual([false, true])
  expect([1, 2].map((value) => isWithin(value, { max: 1 }))).toEqual([true, false])
})

test('what is unknown is outside every bound unless it is let in, and inside where there is none', () => {
  expect([
    isWithin(null, { min: 0 }),
    isWithin(null, { max: 9, orUnknown: true }),
    isWithin(null, {}),
  ]).toEqual([false, true, true])
})
