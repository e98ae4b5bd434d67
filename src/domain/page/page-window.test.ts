import { describe, expect, it } from 'vitest'
import { pageCount, pageWindow } from './page-window.ts'

describe('pageWindow', () => {
  it('shows every page while there are few', () => {
    expect(pageWindow(1, 1)).toEqual([1])
    expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4])
  })

  it('leaves a gap only where more than one page is left out', () => {
    expect(pageWindow(1, 7)).toEqual([1, 2, 3, 'gap', 7])
    expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(pageWindow(5, 9)).toEqual([1, 'gap', 4, 5, 6, 'gap', 9])
    expect(pageWindow(7, 7)).toEqual([1, 'gap', 5, 6, 7])
  })

  it('always has a first page', () => {
    expect(pageCount(0, 25)).toBe(1)
    expect(pageCount(26, 25)).toBe(2)
  })
})
