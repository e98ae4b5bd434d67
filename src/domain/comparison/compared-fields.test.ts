import { expect, test } from 'vitest'
import { bestPlaces } from './compared-fields.ts'

test('R-CMP-002 the highest or the lowest is best, as the field has it', () => {
  expect(bestPlaces([61, 82, 70], 'highest')).toEqual(new Set([1]))
  expect(bestPlaces([3, 1, 44], 'lowest')).toEqual(new Set([1]))
  expect(bestPlaces([-80, -12.5, -40], 'highest')).toEqual(new Set([1]))
})

test('R-CMP-002 equal best values share the mark, unknown ones are passed over', () => {
  expect(bestPlaces([70, null, 82, 82], 'highest')).toEqual(new Set([2, 3]))
})

test('R-CMP-002 there is no best where more is not better, where only one value is known, or where all are equal', () => {
  expect(bestPlaces([1, 2], 'none')).toEqual(new Set())
  expect(bestPlaces([null, 2], 'highest')).toEqual(new Set())
  expect(bestPlaces([5, 5, null], 'lowest')).toEqual(new Set())
  expect(bestPlaces([], 'highest')).toEqual(new Set())
})
