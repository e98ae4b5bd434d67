import { expect, test } from 'vitest'
import { secOfDay } from '#domain/series/daily-series.ts'
import { dayClosesOf, lastToldDay } from './day-closes.ts'

const midnight = secOfDay(20_000)
const at = (hours: number, price: number | null) => ({ t: midnight + hours * 3_600, price })

test('a day closes with the price of the midnight that ends it, else with the last of its last hours', () => {
  expect(dayClosesOf([at(24, 3), at(23, 2), at(0, 1), at(46.5, 4)], midnight + 3 * 86_400)).toEqual(
    [
      { day: 19_999, close: 1 },
      { day: 20_000, close: 3 },
      { day: 20_001, close: 4 },
    ],
  )
})

test('a day that was last priced at noon, or at nothing, has no close', () => {
  expect(dayClosesOf([at(12, 5), at(47, 0), at(71, null)], midnight + 9 * 86_400)).toEqual([])
})

test('the day under way has no close, however late it is', () => {
  expect(dayClosesOf([at(23, 5)], midnight + 23.9 * 3_600)).toEqual([])
  expect(dayClosesOf([at(23, 5)], midnight + 24 * 3_600)).toEqual([{ day: 20_000, close: 5 }])
})

test('a source is not taken to have told a midnight within the hour after it', () => {
  expect(lastToldDay(midnight + 1_800)).toBe(19_998)
  expect(lastToldDay(midnight + 3_600)).toBe(19_999)
})
