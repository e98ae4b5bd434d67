import { expect, it } from 'vitest'
import { noSlots, slotsAfter } from './row-slots.ts'

/** The slots of each of these windows, drawn one after another. A letter is an item. */
const slotsOfEach = (...windows: string[]): number[][] => {
  let slots = noSlots
  return windows.map((window) => {
    slots = slotsAfter(slots, window.split(''))
    return [...slots.slots]
  })
}

it('lets rows go with their items where a list scrolls, grows or changes here and there', () => {
  expect(slotsOfEach('abc', 'bcd', 'cbde')).toEqual([
    [1, 2, 3],
    [2, 3, 4],
    [3, 2, 4, 5],
  ])
})

it('fills the rows anew where others take the place of nearly all', () => {
  expect(slotsOfEach('abcde', 'vwaxyz', 'k')).toEqual([[1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6], [1]])
})

it('fills the rows anew where another choice mixes what stood there with others', () => {
  expect(slotsOfEach('abcd', 'xayc', 'xazyc')).toEqual([
    [1, 2, 3, 4],
    [1, 2, 3, 4],
    [1, 2, 5, 3, 4],
  ])
})

it('never shows two items in one row', () => {
  for (const slots of slotsOfEach('abcdef', 'fedxyz', 'a', 'zyxwvutsr', 'rabz'))
    expect(new Set(slots).size).toBe(slots.length)
})

it('leaves what it was told of the rows before as it was', () => {
  const before = slotsAfter(noSlots, ['a', 'b'])
  slotsAfter(before, ['x'])
  expect(slotsAfter(before, ['b', 'c']).slots).toEqual([2, 3])
})
