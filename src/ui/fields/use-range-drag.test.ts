import { expect, it } from 'vitest'
import { nearerThumb, withThumb } from './use-range-drag.ts'

it('a press moves the nearer thumb', () => {
  expect([5, 45, 60, 95].map((to) => nearerThumb([20, 80], to))).toEqual([0, 0, 1, 1])
})

it('of two thumbs at one place the one that can go there', () => {
  expect(nearerThumb([50, 50], 30)).toBe(0)
  expect(nearerThumb([50, 50], 70)).toBe(1)
  expect([nearerThumb([0, 0], 0), nearerThumb([100, 100], 100)]).toEqual([1, 0])
})

it('no thumb passes the other', () => {
  expect(withThumb([20, 80], 0, 90)).toEqual([80, 80])
  expect(withThumb([20, 80], 1, 10)).toEqual([20, 20])
  expect(withThumb([20, 80], 0, 30)).toEqual([30, 80])
})
