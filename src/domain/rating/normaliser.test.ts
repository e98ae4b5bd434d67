import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalise } from './normaliser.ts'
import { ratingInputs } from './inputs.ts'

test('points are whole and within 0-100 for any finite value', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ratingInputs.coin, ...ratingInputs.sale),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      (input, value) => {
        const points = normalise(value, input)
        expect(Number.isInteger(points) && points >= 0 && points <= 100).toBe(true)
      },
    ),
  )
})
