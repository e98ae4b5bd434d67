import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayFlowOf, noFlow, thenFlow, type Flow } from './day-flow.ts'

const flowsOf = (...usd: number[]): Flow[] => usd.map((each, atSec) => ({ atSec, usd: each }))

describe('R-PRT-005 the flow of a day', () => {
  test.each([
    ['nothing', [], { netUsd: 0, paidInUsd: 0 }],
    ['a purchase', [100], { netUsd: 100, paidInUsd: 100 }],
    ['a sale', [-100], { netUsd: -100, paidInUsd: 0 }],
    ['a purchase and its sale', [100, -80], { netUsd: 20, paidInUsd: 100 }],
    ['a sale and what it paid for', [-100, 80], { netUsd: -20, paidInUsd: 0 }],
    [
      'a hundred, in and out three times',
      [100, -100, 100, -100, 100, -101],
      { netUsd: -1, paidInUsd: 100 },
    ],
  ])('of %s', (_, usd, flow) => {
    expect(dayFlowOf(flowsOf(...usd))).toEqual(flow)
  })

  test('takes what came in first within a second', () => {
    const flows = [
      { atSec: 5, usd: -80 },
      { atSec: 5, usd: 100 },
    ]
    expect(dayFlowOf(flows)).toEqual({ netUsd: 20, paidInUsd: 100 })
  })

  test('is unknown with an unknown part', () => {
    expect(thenFlow(noFlow, null)).toBeNull()
    expect(thenFlow(null, noFlow)).toBeNull()
  })

  test('of two days is that of one day with all of their flows', () => {
    const all = fc.array(fc.integer({ min: -1000, max: 1000 }), { maxLength: 12 })
    fc.assert(
      fc.property(all, all, (one, other) => {
        const joined = thenFlow(dayFlowOf(flowsOf(...one)), dayFlowOf(flowsOf(...other)))
        expect(joined).toEqual(dayFlowOf(flowsOf(...one, ...other)))
      }),
    )
  })
})
