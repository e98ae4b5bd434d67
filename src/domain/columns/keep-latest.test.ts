import { expect, test } from 'vitest'
import { keepLatest } from './keep-latest.ts'

test('what was asked for lately is kept; what was not asked for longest goes first', () => {
  const kept = new Map<string, number>()
  for (const [at, key] of ['a', 'b', 'c'].entries()) expect(keepLatest(kept, key, at, 3)).toBe(at)
  keepLatest(kept, 'a', 0, 3)
  keepLatest(kept, 'd', 3, 3)
  expect([...kept]).toEqual([
    ['c', 2],
    ['a', 0],
    ['d', 3],
  ])
})

test('where more was kept than is wanted now, all of the surplus goes', () => {
  const kept = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ])
  keepLatest(kept, 'd', 4, 2)
  expect([...kept.keys()]).toEqual(['c', 'd'])
})
