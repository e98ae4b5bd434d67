import { expect, it } from 'vitest'
import { rowsInView } from './rows-in-view.ts'

const layout = { count: 1000, rowHeightPx: 50, topPx: 300 }
const at = (topPx: number, heightPx = 800) => {
  const { startIndex, endIndex } = rowsInView({ topPx, heightPx }, layout)
  return [startIndex, endIndex]
}

it('are those that the window shows a part of', () => {
  expect(at(0)).toEqual([0, 9])
  expect(at(300)).toEqual([0, 15])
  expect(at(301)).toEqual([0, 16])
  expect(at(349)).toEqual([0, 16])
  expect(at(350)).toEqual([1, 16])
})

it('are the first or the last of a list that is elsewhere', () => {
  expect(at(0, 200)).toEqual([0, 0])
  expect(at(300 + 999 * 50)).toEqual([999, 999])
  expect(at(1_000_000)).toEqual([999, 999])
})
