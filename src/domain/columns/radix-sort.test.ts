import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowNumbers, sortRows } from './radix-sort.ts'

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_007)
const figure = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(
    Number.NaN,
    0,
    -0,
    1,
    5e-324,
    -5e-324,
    Number.MAX_VALUE,
    -Number.MAX_VALUE,
    9.0e-7,
    23651254279273004,
  ),
  fc.integer({ min: 0, max: 100 }),
)

const oracle = (values: readonly number[], direction: 'asc' | 'desc'): number[] =>
  values
    .map((_, row) => row)
    .toSorted((a, b) => {
      const [left, right] = [values[a] as number, values[b] as number]
      if (Number.isNaN(left) || Number.isNaN(right))
        return Number(Number.isNaN(left)) - Number(Number.isNaN(right))
      return direction === 'asc' ? left - right : right - left
    })

for (const direction of ['asc', 'desc'] as const) {
  test(`orders like a stable comparison sort, unknown figures last, ${direction} (seed ${seed})`, () => {
    fc.assert(
      fc.property(fc.array(figure, { maxLength: 400 }), (values) => {
        const sorted = sortRows(Float64Array.from(values), rowNumbers(values.length), direction)
        expect([...sorted]).toEqual(oracle(values, direction))
      }),
      { seed, numRuns: 300 },
    )
  })
}

test('equal values keep the order they came in', () => {
  const values = Float64Array.from([5, 5, 1, 5])
  expect([...sortRows(values, Uint32Array.from([3, 1, 2, 0]), 'desc')]).toEqual([3, 1, 0, 2])
})

test('sorts a part of the rows and leaves the given order untouched', () => {
  const start = Uint32Array.from([2, 0])
  expect([...sortRows(Float64Array.from([9, 1, 3]), start, 'asc')]).toEqual([2, 0])
  expect([...sortRows(Float64Array.from([3, 1, 9]), start, 'asc')]).toEqual([0, 2])
  expect([...start]).toEqual([2, 0])
})
