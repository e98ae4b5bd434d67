import { expect, it } from 'vitest'
import { listingWindows, listingWindowsDays, newListingBounds } from './listing-window.ts'

const nowSec = 1_790_000_000
const daySec = 86_400

it('R-MOV-003 the presets are 24 hours, 7, 14, 30 and 90 days, the shortest first', () => {
  expect(listingWindows.map((window) => listingWindowsDays[window])).toEqual([1, 7, 14, 30, 90])
})

it.each([
  ['24hours', 1],
  ['90days', 90],
] as const)(
  'R-MOV-003 R-MOV-004 %s reaches exactly as far back as it says, and as far ahead for listings that are announced',
  (window, days) => {
    const { min, max } = newListingBounds(window, nowSec)
    const isShown = (listedAtSec: number): boolean => listedAtSec >= min && listedAtSec <= max
    const spanSec = days * daySec
    expect([nowSec - spanSec, nowSec, nowSec + 1, nowSec + spanSec].map(isShown)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect([nowSec - spanSec - 1, nowSec + spanSec + 1].map(isShown)).toEqual([false, false])
  },
)
