import { expect, it } from 'vitest'
import { createLeapRange, type DrawnRows } from './leap-range.ts'

const at = (startIndex: number, endIndex: number, overscan = 10) => ({
  startIndex,
  endIndex,
  overscan,
  count: 1000,
})
const edges = ({ from, to }: DrawnRows): [number, number] => [from, to - 1]

it('draws rows to scroll into where the screen moves on', () => {
  const rowsOf = createLeapRange(2)
  expect(edges(rowsOf(at(100, 120)))).toEqual([90, 130])
  expect(edges(rowsOf(at(112, 132)))).toEqual([102, 142])
  expect(edges(rowsOf(at(100, 120)))).toEqual([90, 130])
})

it('draws fewer beside the screen the faster it moves, never less than the least', () => {
  const rowsOf = createLeapRange(2)
  rowsOf(at(100, 120))
  expect(edges(rowsOf(at(116, 136)))).toEqual([108, 144])
  expect(edges(rowsOf(at(100, 120)))).toEqual([94, 126])
  for (const start of [116, 132]) rowsOf(at(start, start + 20))
  expect(edges(rowsOf(at(148, 168)))).toEqual([146, 170])
})

it('draws few where a scroll leaps, either way', () => {
  const rowsOf = createLeapRange(2)
  rowsOf(at(100, 120))
  expect(edges(rowsOf(at(400, 420)))).toEqual([398, 422])
  expect(edges(rowsOf(at(50, 70)))).toEqual([48, 72])
})

it('draws enough again over the frames in which it slows down', () => {
  const rowsOf = createLeapRange(2)
  rowsOf(at(100, 120))
  rowsOf(at(400, 420))
  expect(edges(rowsOf(at(405, 425)))).toEqual([400, 430])
  expect(edges(rowsOf(at(405, 425)))).toEqual([395, 435])
  expect(edges(rowsOf(at(406, 426)))).toEqual([396, 436])
})

it('draws no more than the list asks for, and all of it once it asks for more', () => {
  const rowsOf = createLeapRange(2)
  expect(edges(rowsOf(at(100, 120, 1)))).toEqual([99, 121])
  expect(edges(rowsOf(at(400, 420, 1)))).toEqual([399, 421])
  expect(edges(rowsOf(at(400, 420, 10)))).toEqual([390, 430])
})
