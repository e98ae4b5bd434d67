import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projectionHorizons, projectionNeeds, projectionOf, stepAhead } from './projection.ts'

const days = (closes: readonly number[], lastDay = 20_500) => ({
  days: closes.map((_, at) => lastDay - closes.length + 1 + at),
  closes,
})
const history = fc
  .array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), {
    minLength: projectionNeeds,
    maxLength: 380,
  })
  .map((changes) => {
    let close = 50
    return days(changes.map((change) => (close *= Math.exp(change))))
  })

describe('price projection', () => {
  test('R-CDT-006 the same coin, history and day give the same fan; another coin or day another', () => {
    fc.assert(
      fc.property(history, (series) => {
        expect(projectionOf('bitcoin', series)).toEqual(projectionOf('bitcoin', series))
      }),
      { numRuns: 10 },
    )
    const swinging = Array.from({ length: 200 }, (_, at) => 100 + 20 * Math.sin(at) + at)
    expect(projectionOf('bitcoin', days(swinging))?.steps).not.toEqual(
      projectionOf('ethereum', days(swinging))?.steps,
    )
    expect(projectionOf('bitcoin', days(swinging))?.steps).not.toEqual(
      projectionOf('bitcoin', days(swinging, 20_501))?.steps,
    )
  })

  test('R-CDT-006 percentiles are prices in order, at every horizon', () => {
    fc.assert(
      fc.property(history, (series) => {
        const projection = projectionOf('x', series)
        for (const horizon of projectionHorizons) {
          const step = projection && stepAhead(projection, horizon)
          expect(step).not.toBeNull()
          const { p10 = 0, p25 = 0, p50 = 0, p75 = 0, p90 = 0 } = step ?? {}
          expect(
            p10 > 0 && p10 <= p25 && p25 <= p50 && p50 <= p75 && p75 <= p90 && Number.isFinite(p90),
          ).toBe(true)
        }
      }),
      { numRuns: 20 },
    )
  })

  test('R-CDT-006 a steady rise is no promise: the fan stays where the price is', () => {
    const rising = days(Array.from({ length: 200 }, (_, at) => 1.01 ** at))
    const projection = projectionOf('x', rising)
    const last = rising.closes.at(-1) ?? 0
    expect(projection && stepAhead(projection, 365)?.p50).toBeCloseTo(last, 6)
    expect(projection && stepAhead(projection, 365)?.p90).toBeCloseTo(last, 6)
  })

  test('R-CDT-006 too short a history gives no fan', () => {
    expect(
      projectionOf('x', days(Array.from({ length: projectionNeeds - 1 }, (_, at) => 1 + at))),
    ).toBeNull()
  })
})
