import { expect, it } from 'vitest'
import { filledPx, segmentFills } from './ruler-geometry.ts'

it('fills the segments up to the exact score', () => {
  expect(segmentFills(0, 83).map((fill) => fill.toPct)).toEqual([100, 100, 100, 100, 15])
  expect(segmentFills(0, 20).map((fill) => Math.round(fill.toPct))).toEqual([57, 0, 0, 0, 0])
  expect(segmentFills(0, 0).every((fill) => fill.toPct === 0)).toBe(true)
})

it('draws the part between two thumbs', () => {
  expect(segmentFills(50, 100)).toEqual([
    { start: 0, fromPct: 100, toPct: 100 },
    { start: 35, fromPct: 100, toPct: 100 },
    { start: 50, fromPct: 0, toPct: 100 },
    { start: 65, fromPct: 0, toPct: 100 },
    { start: 80, fromPct: 0, toPct: 100 },
  ])
})

it('fills a short ruler as far as its segments, gaps between full ones included', () => {
  expect([0, 35, 80, 100].map((score) => filledPx(score, 'row'))).toEqual([0, 21, 54, 68])
  expect(filledPx(90, 'row')).toBe(62)
  expect([50, 100].map((score) => filledPx(score, 'card'))).toEqual([21, 44])
})
