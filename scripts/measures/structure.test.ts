import { describe, expect, it } from 'vitest'
import { countBetween, spread } from './structure.ts'

describe('spread', () => {
  it('takes the middle, the 90th percentile and the largest, in whatever order they come', () => {
    expect(spread([9, 1, 5, 3, 7, 2, 4, 6, 8, 10, 11])).toEqual({ median: 6, p90: 10, max: 11 })
  })

  it('is zero for no files', () => {
    expect(spread([])).toEqual({ median: 0, p90: 0, max: 0 })
  })
})

describe('countBetween', () => {
  const edges = [
    { from: 'src/data/outbox/enqueue.ts', to: 'src/data/watchlists/entity.ts' },
    { from: 'src/data/watchlists/entity.ts', to: 'src/data/outbox/enqueue.ts' },
  ]

  it('counts imports in the named direction alone', () => {
    expect(countBetween(edges, /outbox/, /watchlists/)).toBe(1)
    expect(countBetween(edges, /outbox/, /edits/)).toBe(0)
  })
})
