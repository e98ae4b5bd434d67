import { expect, it } from 'vitest'
import { createRowSlots } from './row-slots.ts'

it('lets rows go with their items where a list scrolls, grows or changes here and there', () => {
  const slotsOf = createRowSlots()
  expect(slotsOf(['a', 'b', 'c'])).toEqual([1, 2, 3])
  expect(slotsOf(['b', 'c', 'd'])).toEqual([2, 3, 4])
  expect(slotsOf(['c', 'b', 'd', 'e'])).toEqual([3, 2, 4, 5])
})

it('fills the rows anew where others take the place of nearly all', () => {
  const slotsOf = createRowSlots()
  expect(slotsOf(['a', 'b', 'c', 'd', 'e'])).toEqual([1, 2, 3, 4, 5])
  expect(slotsOf(['v', 'w', 'a', 'x', 'y', 'z'])).toEqual([1, 2, 3, 4, 5, 6])
  expect(slotsOf(['k'])).toEqual([1])
})

it('fills the rows anew where another choice mixes what stood there with others', () => {
  const slotsOf = createRowSlots()
  expect(slotsOf(['a', 'b', 'c', 'd'])).toEqual([1, 2, 3, 4])
  expect(slotsOf(['x', 'a', 'y', 'c'])).toEqual([1, 2, 3, 4])
  expect(slotsOf(['x', 'a', 'z', 'y', 'c'])).toEqual([1, 2, 5, 3, 4])
})

it('never shows two items in one row', () => {
  const slotsOf = createRowSlots()
  for (const ids of ['abcdef', 'fedxyz', 'a', 'zyxwvutsr', 'rabz'])
    expect(new Set(slotsOf(ids.split(''))).size).toBe(ids.length)
})
