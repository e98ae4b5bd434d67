import { describe, expect, test } from 'vitest'
import type { DailySeries } from '../series/daily-series.ts'
import { indexedChartOf } from './indexed-chart.ts'

const daily = (firstDay: number, closes: readonly number[]): DailySeries => ({
  days: closes.map((_, at) => firstDay + at),
  closes,
})
const steady = (firstDay: number, count: number, close = 10): DailySeries =>
  daily(
    firstDay,
    Array.from({ length: count }, () => close),
  )

describe('indexedChartOf', () => {
  test('R-CMP-002 every line is 100 on the first day that all have', () => {
    const chart = indexedChartOf(
      [
        { id: 'cents', series: daily(100, [0.5, 0.6, 0.75, 0.45]) },
        { id: 'thousands', series: daily(101, [4000, 6000, 2000]) },
      ],
      30,
    )
    expect(chart).toEqual({
      lines: [
        { id: 'cents', days: [101, 102, 103], values: [100, 125, 75] },
        { id: 'thousands', days: [101, 102, 103], values: [100, 150, 50] },
      ],
      baseDay: 101,
      lastDay: 103,
      withoutPrices: [],
      shortenedBy: 'thousands',
    })
  })

  test('R-CMP-002 a day that one of them misses is not the common start, and its hole stays a hole', () => {
    const chart = indexedChartOf(
      [
        { id: 'whole', series: daily(100, [1, 2, 3, 4]) },
        { id: 'holed', series: { days: [101, 103], closes: [5, 10] } },
      ],
      30,
    )
    expect(chart.baseDay).toBe(101)
    expect(chart.lines.map(({ days }) => days)).toEqual([
      [101, 102, 103],
      [101, 103],
    ])
    expect(chart.lines[1]?.values).toEqual([100, 200])
  })

  test('R-CMP-002 the range counts back from the newest close, and older days are not drawn', () => {
    const chart = indexedChartOf(
      [
        { id: 'a', series: steady(0, 400) },
        { id: 'b', series: steady(0, 400, 3) },
      ],
      90,
    )
    expect([chart.baseDay, chart.lastDay]).toEqual([309, 399])
    expect(chart.lines[0]?.days).toHaveLength(91)
    expect(chart.shortenedBy).toBeNull()
  })

  test('R-CMP-002 the coin whose history begins last shortens the chart for all, and is named', () => {
    const chart = indexedChartOf(
      [
        { id: 'old', series: steady(0, 400) },
        { id: 'young', series: steady(380, 20) },
        { id: 'older', series: steady(350, 50) },
      ],
      90,
    )
    expect([chart.baseDay, chart.shortenedBy]).toEqual([380, 'young'])
  })

  test('R-CMP-002 a coin without prices in the range is named and the others are drawn', () => {
    const chart = indexedChartOf(
      [
        { id: 'dead', series: steady(0, 100) },
        { id: 'a', series: steady(0, 400) },
        { id: 'never', series: { days: [], closes: [] } },
      ],
      30,
    )
    expect(chart.withoutPrices).toEqual(['dead', 'never'])
    expect(chart.lines.map(({ id }) => id)).toEqual(['a'])
  })

  test('R-CMP-002 without a common day, and without any history, nothing is drawn', () => {
    expect(
      indexedChartOf(
        [
          { id: 'even', series: { days: [2, 4], closes: [1, 1] } },
          { id: 'odd', series: { days: [3, 5], closes: [1, 1] } },
        ],
        30,
      ).lines,
    ).toEqual([])
    expect(indexedChartOf([], 30)).toEqual({
      lines: [],
      baseDay: null,
      lastDay: null,
      withoutPrices: [],
      shortenedBy: null,
    })
  })
})
