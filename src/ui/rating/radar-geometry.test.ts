import { expect, test } from 'vitest'
import { pointAt, polygon } from './radar-geometry.ts'

test('design 10: the first axis points up, the centre is a score of nought', () => {
  expect(pointAt(0, 5, 100)).toEqual({ x: expect.closeTo(118) as number, y: 32 })
  expect(pointAt(3, 5, 0)).toEqual({ x: 118, y: 104 })
})

test('R-CMP-002 an unknown score is no corner of the shape, rather than one at nought', () => {
  expect(polygon([100, null, 0])).toBe('118.0,32.0 118.0,104.0')
})
