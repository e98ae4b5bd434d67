import { expect, test } from 'vitest'
import { mergeCloses } from './store-closes.ts'

const kept = { firstDay: 10, prices: [1, null, 3] }

test.each([
  ['days after it', { firstDay: 13, prices: [4] }, { firstDay: 10, prices: [1, null, 3, 4] }],
  ['a hole that is filled', { firstDay: 11, prices: [2] }, { firstDay: 10, prices: [1, 2, 3] }],
  ['a hole that came stays what was known', { firstDay: 12, prices: [null] }, kept],
  [
    'an earlier start',
    { firstDay: 8, prices: [9] },
    { firstDay: 8, prices: [9, null, 1, null, 3] },
  ],
  [
    'a gap between',
    { firstDay: 15, prices: [6] },
    { firstDay: 10, prices: [1, null, 3, null, null, 6] },
  ],
  ['nothing', { firstDay: 0, prices: [] }, kept],
] as const)('R-PRT-005 what was kept, and %s', (_, came, merged) =>
  expect(mergeCloses(kept, came)).toEqual(merged),
)

test('R-PRT-005 what came first is all there is', () =>
  expect(mergeCloses({ firstDay: 0, prices: [] }, kept)).toEqual(kept))
