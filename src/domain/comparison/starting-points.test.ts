import { expect, test } from 'vitest'
import { partnersOf, startingPairs } from './starting-points.ts'

test('D-COMPARE a list offers its neighbours as pairs, three at most', () => {
  expect(startingPairs(['a', 'b', 'c', 'd', 'e'])).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(startingPairs(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])).toHaveLength(3)
  expect(startingPairs(['a', 'a'])).toEqual([])
})

test('D-COMPARE one chosen coin is offered others: of the own list first, none twice, never itself', () => {
  expect(
    partnersOf('a', [
      ['b', 'a'],
      ['c', 'b'],
      ['d', 'e', 'f'],
    ]),
  ).toEqual(['b', 'c', 'd', 'e'])
  expect(partnersOf('a', [[], ['a']])).toEqual([])
})
