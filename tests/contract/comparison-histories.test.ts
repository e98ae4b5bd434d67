// The rules of a comparison on real histories of twenty coins, against figures computed another way.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { correlationOf } from '#domain/comparison/correlation.ts'
import { indexedChartOf } from '#domain/comparison/indexed-chart.ts'
import { comparedRangeDays } from '#domain/comparison/compared-range.ts'
import type { DailySeries } from '#domain/series/daily-series.ts'
import { checkSeries } from '#domain/series/series-quality.ts'
import { sharedDataDir, sharedDataNote } from '#tests/fixtures/shared-data.ts'

const folder = join(sharedDataDir ?? '', 'prices/coinrewind')
const names =
  sharedDataDir === null ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'))
const histories = new Map(
  names.map((name): [string, DailySeries] => {
    const { prices } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
      prices: [number, number][]
    }
    return [
      name.slice(0, -'.json'.length),
      checkSeries({ days: prices.map(([day]) => day), closes: prices.map(([, close]) => close) })
        .series,
    ]
  }),
)
const historyOf = (id: string): DailySeries => histories.get(id) ?? { days: [], closes: [] }
const pairs = [...histories.keys()].flatMap((one, at, ids) =>
  ids.slice(at + 1).map((other): [string, string] => [one, other]),
)

/** Pearson's r by its sums, from prices looked up day by day. */
const bySums = (a: DailySeries, b: DailySeries): { r: number; days: number } => {
  const [closeOfA, closeOfB] = [a, b].map(
    ({ days, closes }) =>
      (day: number) =>
        closes[days.indexOf(day)],
  )
  let [n, sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0, 0]
  for (const day of a.days) {
    const [a1, a0, b1, b0] = [
      closeOfA?.(day),
      closeOfA?.(day - 1),
      closeOfB?.(day),
      closeOfB?.(day - 1),
    ]
    if (!a1 || !a0 || !b1 || !b0) continue
    const [x, y] = [Math.log(a1) - Math.log(a0), Math.log(b1) - Math.log(b0)]
    n += 1
    sx += x
    sy += y
    sxx += x * x
    syy += y * y
    sxy += x * y
  }
  return { r: (n * sxy - sx * sy) / Math.sqrt((n * sxx - sx * sx) * (n * syy - sy * sy)), days: n }
}
const lastYear = (series: DailySeries): DailySeries => ({
  days: series.days.slice(-366),
  closes: series.closes.slice(-366),
})

describe.skipIf(sharedDataDir === null)(`comparing real price histories${sharedDataNote}`, () => {
  test('R-CMP-002 every two coins of the last year: the coefficient and its days as computed by sums', () => {
    expect(pairs).toHaveLength(190)
    for (const [one, other] of pairs) {
      const [a, b] = [lastYear(historyOf(one)), lastYear(historyOf(other))]
      const { r, days } = bySums(a, b)
      expect(correlationOf(a, b), `${one} and ${other}`).toEqual({
        kind: 'known',
        coefficient: expect.closeTo(r, 9) as number,
        days,
      })
    }
  })

  test('R-CMP-002 what everybody knows: Bitcoin and Ethereum go together, more than Bitcoin with itself of a month before', () => {
    const [bitcoin, ether] = [lastYear(historyOf('bitcoin')), lastYear(historyOf('ethereum'))]
    const together = correlationOf(bitcoin, ether)
    const moved = correlationOf(bitcoin, {
      days: bitcoin.days.map((day) => day + 30),
      closes: bitcoin.closes,
    })
    expect(together).toMatchObject({ kind: 'known', coefficient: expect.closeTo(0.8, 0) as number })
    expect(
      together.kind === 'known' &&
        moved.kind === 'known' &&
        together.coefficient > Math.abs(moved.coefficient),
    ).toBe(true)
  })

  test('R-CMP-002 from a common start a line ends where the prices themselves end', () => {
    const chart = indexedChartOf(
      ['bitcoin', 'pepe', 'sui'].map((id) => ({ id, series: historyOf(id) })),
      comparedRangeDays['1y'],
    )
    expect(chart.lines.map(({ id }) => id)).toEqual(['bitcoin', 'pepe', 'sui'])
    for (const { id, days, values } of chart.lines) {
      const { days: all, closes } = historyOf(id)
      const closeOn = (day: number): number => closes[all.indexOf(day)] ?? Number.NaN
      expect(days[0]).toBe(chart.baseDay)
      expect(values[0]).toBe(100)
      expect(values.at(-1)).toBeCloseTo(
        (100 * (closes.at(-1) ?? 0)) / closeOn(chart.baseDay ?? 0),
        9,
      )
    }
  })
})
