import { expect, it } from 'vitest'
import { cellRulerPx, filledPx, segmentFills, widthPx } from './ruler-geometry.ts'

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

it('design 10: an open range takes as much of a short ruler as it has points, gaps and all', () => {
  expect(widthPx(50, 'row')).toBe(34)
  expect(widthPx(100, 'card')).toBe(44)
})

it('design 10: the ruler in a cell is filled by whole pixels, from none to all of its 28', () => {
  expect([0, 1, 2, 50, 99, 100, 140].map(cellRulerPx)).toEqual([0, 0, 1, 14, 28, 28, 28])
})
