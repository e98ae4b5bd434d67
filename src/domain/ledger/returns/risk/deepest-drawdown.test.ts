import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deepestDrawdownOf } from './deepest-drawdown.ts'

const indexOf = (closes: readonly number[]) => ({ days: closes.map((_, at) => 10 + at), closes })

describe('R-PRT-005 the deepest drawdown', () => {
  // "Max Drawdown", glossary of YCharts: 100, 150, 90, 120, 80, 200 (thousand) fall by 46.67 %.
  test('is 46.67 % in the published example, from the second value to the fifth', () => {
    const drawdown = deepestDrawdownOf(indexOf([100, 150, 90, 120, 80, 200]))
    expect(drawdown?.depthPct).toBeCloseTo(-46.67, 2)
    expect(drawdown).toMatchObject({ fromDay: 11, toDay: 14, recoveredDay: 15 })
  })

  test('is not recovered from while the peak is not reached again', () => {
    expect(deepestDrawdownOf(indexOf([100, 50, 99]))?.recoveredDay).toBeNull()
  })

  test('is recovered from where products round short of the peak', () => {
    expect(deepestDrawdownOf(indexOf([100, 90, 100 * (1 - 1e-15)]))?.recoveredDay).toBe(12)
  })

  test('is none where the index never fell', () => {
    expect(deepestDrawdownOf(indexOf([100, 100, 120]))).toBeNull()
    expect(deepestDrawdownOf(indexOf([]))).toBeNull()
  })

  test('is whole where all was lost', () => {
    expect(deepestDrawdownOf(indexOf([100, 0, 0]))).toMatchObject({ depthPct: -100, toDay: 11 })
  })

  test('is the deepest of all falls from one day to a later one', () => {
    const closes = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 30 })
    fc.assert(
      fc.property(closes, (all) => {
        const falls = all.flatMap((low, at) => all.slice(0, at + 1).map((high) => low / high - 1))
        const deepest = deepestDrawdownOf(indexOf(all))?.depthPct ?? 0
        expect(deepest).toBeCloseTo(100 * Math.min(0, ...falls), 9)
      }),
    )
  })
})
