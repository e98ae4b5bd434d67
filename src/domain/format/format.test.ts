import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeDirection, formatChange, formatShare } from './change.ts'
import { formatCompact, formatMoney } from './compact.ts'
import { dataAge, freshness } from './data-age.ts'
import {
  formatDate,
  formatLaunchDate,
  formatMoment,
  formatTime,
  launchDateSec,
  toSeconds,
} from './date.ts'
import { listingAge } from './listing-age.ts'
import { formatPrice } from './price.ts'

const daySec = 86_400
const nowSec = Date.UTC(2026, 0, 5, 12) / 1000

describe('R-FMT-008 K, M, B, T', () => {
  test.each([
    [1_230, '1.23K'],
    [4_560_000, '4.56M'],
    [7_890_000_000, '7.89B'],
    [1.2e12, '1.2T'],
    [0, '0'],
    [-0, '0'],
    [999, '999'],
    [12.345, '12.35'],
    [-4_500_000, '−4.5M'],
    [999_994, '999.99K'],
    [999_996, '1M'],
    [1_000, '1K'],
    [9.5e14, '950T'],
    [2.3651254279273004e16, '23,651.25T'],
    [7_000, '7K'],
  ])('D-NUMBERS %d reads %s', (value, text) => expect(formatCompact(value)).toBe(text))

  test('unknown figures read -', () =>
    expect([null, undefined, Number.NaN, Infinity].map((value) => formatCompact(value))).toEqual([
      '-',
      '-',
      '-',
      '-',
    ]))
  test('the dollar comes first, behind the minus, in every language', () => {
    expect([
      formatMoney(1.23e9),
      formatMoney(-4.5e6),
      formatMoney(null),
      formatMoney(1.23e9, 'tr'),
      formatMoney(1234.5, 'ar'),
      formatMoney(-4.5e6, 'ar'),
    ]).toEqual(['$1.23B', '−$4.5M', '-', '$1,23B', '$1.23K', '\u200E−$4.5M'])
  })
  test('a mantissa never reaches 1000 below T', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 9e14, noNaN: true }), (value) => {
        expect(Number.parseFloat(formatCompact(value, 'en'))).toBeLessThan(1000)
      }),
    )
  })
})

describe('D-NUMBERS prices', () => {
  test.each([
    [64_120.5, '$64,120.50'],
    [187.42, '$187.42'],
    [1, '$1.00'],
    [0.99999, '$1.00'],
    [0.5052, '$0.5052'],
    [0.02792666, '$0.02793'],
    [0.0001, '$0.0001'],
    [0.00001234, '$0.0₄1234'],
    [3.77075e-7, '$0.0₆3771'],
    [5.6366e-11, '$0.0₁₀5637'],
    [9e-7, '$0.0₆9'],
    [0, '$0'],
    [1_234_567, '$1.23M'],
    [0.000099999, '$0.0001'],
  ])('%d reads %s', (value, text) => expect(formatPrice(value)).toBe(text))

  test('the language gives the separators', () =>
    expect([formatPrice(64_120.5, 'tr'), formatPrice(9e-7, 'ru')]).toEqual([
      '$64.120,50',
      '$0,0₆9',
    ]))
  test('null shows -', () => expect(formatPrice(null)).toBe('-'))
  test('no price above zero reads as zero', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-15, max: 1e6, noNaN: true }), (value) => {
        expect(formatPrice(value)).toMatch(/[1-9]/)
      }),
    )
  })
})

describe('changes', () => {
  test.each([
    [12.345, 'up', '▲', '+12.35%'],
    [-3.2, 'down', '▼', '−3.20%'],
    [0, 'flat', '', '0.00%'],
    [0.001, 'flat', '', '0.00%'],
    [-0.004, 'flat', '', '0.00%'],
    [-99.99995, 'down', '▼', '−99.99%'],
    [-100, 'down', '▼', '−100.00%'],
    [75_815_527, 'up', '▲', '+75.82M%'],
  ])('%d %%', (percent, direction, arrow, text) => {
    expect(formatChange(percent)).toEqual({ direction, arrow, text })
    expect(changeDirection(percent)).toBe(direction)
  })

  test('signs and percent by language', () => {
    expect(formatChange(12.34, 'tr').text).toBe('+%12,34')
    expect(formatChange(-12.34, 'ru').text).toBe('−12,34\u00a0%')
    expect(formatShare(60.04)).toBe('60%')
  })
  test('unknown is flat and reads -', () =>
    expect(formatChange(null)).toEqual({ direction: 'flat', arrow: '', text: '-' }))
})

describe('dates', () => {
  test('R-FMT-002 day, short English month, year, without padding, UTC', () =>
    expect(formatDate(Date.UTC(2026, 0, 5, 23, 59) / 1000)).toBe('5 Jan 2026'))
  test('R-FMT-001 seconds; what can only be milliseconds is read as such', () => {
    expect(toSeconds(nowSec)).toBe(nowSec)
    expect(formatDate(nowSec * 1000)).toBe('5 Jan 2026')
  })
  test('unknown and impossible dates read -', () =>
    expect([formatDate(null), formatDate(1e300)]).toEqual(['-', '-']))
  test('times of day are told on the clock of the device, 24 hours', () => {
    const zone = process.env['TZ']
    try {
      process.env['TZ'] = 'Asia/Tokyo'
      const atSec = Date.UTC(2026, 0, 5, 19, 7) / 1000
      expect([formatTime(atSec), formatMoment(atSec), formatDate(atSec)]).toEqual([
        '04:07',
        '6 Jan 2026 04:07',
        '5 Jan 2026',
      ])
      expect([formatTime(null), formatMoment(null)]).toEqual(['-', '-'])
    } finally {
      if (zone === undefined) delete process.env['TZ']
      else process.env['TZ'] = zone
    }
  })
  test('R-FMT-009 D-TBA no launch date, zero and placeholders of the past show TBA', () => {
    expect(
      [null, undefined, 0, -5, 86_400, Number.NaN].map((sec) => formatLaunchDate(sec)),
    ).toEqual(Array.from({ length: 6 }, () => 'TBA'))
    expect(formatLaunchDate(nowSec)).toBe('5 Jan 2026')
    expect(launchDateSec(nowSec * 1000)).toBe(nowSec)
  })
})

describe('listing age', () => {
  test.each([
    ['R-FMT-004 beyond a day ahead', daySec + 1, { key: 'comingInDays', count: 2 }],
    ['R-FMT-004 counts up', 9.2 * daySec, { key: 'comingInDays', count: 10 }],
    ['R-FMT-003 a day ahead or less', daySec, { key: 'comingSoon' }],
    ['R-FMT-003 a second ahead', 1, { key: 'comingSoon' }],
    ['R-FMT-005 now', 0, { key: 'listedToday' }],
    ['R-FMT-005 within a day', 1 - daySec, { key: 'listedToday' }],
    ['R-FMT-006 one day', -daySec, { key: 'daysAgo', count: 1 }],
    ['R-FMT-006 not yet two', 1 - 2 * daySec, { key: 'daysAgo', count: 1 }],
    ['R-FMT-007 more', -30.5 * daySec, { key: 'daysAgo', count: 30 }],
  ])('%s', (_, aheadSec, said) => expect(listingAge(nowSec + aheadSec, nowSec)).toEqual(said))
})

describe('age of data', () => {
  test('quiet under 5 min, grey to 1 h, amber beyond, banner past 24 h', () => {
    expect(
      [0, 299, 300, 3_599, 3_600, 86_399, 86_400].map((ageSec) =>
        freshness(nowSec - ageSec, nowSec),
      ),
    ).toEqual(['fresh', 'fresh', 'aging', 'aging', 'old', 'old', 'stale'])
  })
  test('minutes, hours, days', () => {
    expect(
      [-20, 59, 60, 7_199, 86_400 * 3].map((ageSec) => dataAge(nowSec - ageSec, nowSec)),
    ).toEqual([
      { key: 'justNow' },
      { key: 'justNow' },
      { key: 'minutesAgo', count: 1 },
      { key: 'hoursAgo', count: 1 },
      { key: 'daysAgo', count: 3 },
    ])
  })
})
