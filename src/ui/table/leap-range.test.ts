import { expect, it } from 'vitest'
import { createLeapRange } from './leap-range.ts'

const at = (startIndex: number, endIndex: number) => ({ startIndex, endIndex, overscan: 10, count: 1000 })
const edges = (rows: number[]): [number | undefined, number | undefined] => [rows[0], rows.at(-1)]

it('draws rows to scroll into where the screen moves on', () => {
  const rowsOf = createLeapRange(2)
  expect(edges(rowsOf(at(100, 120)))).toEqual([90, 130])
  expect(edges(rowsOf(at(115, 135)))).toEqual([105, 145])
})

it('draws few where a scroll leaps, either way, and enough again when it slows down', () => {
  const rowsOf = createLeapRange(2)
  rowsOf(at(100, 120))
  expect(edges(rowsOf(at(400, 420)))).toEqual([398, 422])
  expect(edges(rowsOf(at(50, 70)))).toEqual([48, 72])
  expect(edges(rowsOf(at(55, 75)))).toEqual([45, 85])
})
