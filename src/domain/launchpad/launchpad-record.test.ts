import { array, assert, double, option, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  launchpadRecord,
  leastPriced,
  median,
  wilsonInterval,
  type PastSale,
} from './launchpad-record.ts'

const sale = (multiple: number | null, over: Partial<PastSale> = {}): PastSale => ({
  id: `s${String(multiple)}`,
  name: `At ${String(multiple)}`,
  symbol: 'S',
  chain: null,
  soldAtSec: null,
  salePriceUsd: null,
  multiple,
  peakMultiple: null,
  ...over,
})

describe('R-AIX-003 the record of a launchpad', () => {
  test('average, median, best, worst and the share above the sale price count known prices alone', () => {
    expect(
      launchpadRecord([sale(0.5), sale(2), sale(null), sale(1), sale(0.1), sale(6.4)]),
    ).toMatchObject({
      projects: 6,
      pricedCount: 5,
      aboveCount: 3,
      averageMultiple: 2,
      medianMultiple: 1,
      score: 60,
      coveragePct: 83,
      best: { name: 'At 6.4', multiple: 6.4 },
      worst: { name: 'At 0.1', multiple: 0.1 },
    })
  })

  test('a price that makes no sense is unknown, and so is a peak below today', () => {
    const record = launchpadRecord([
      sale(-1),
      sale(NaN),
      sale(Infinity),
      sale(2, { peakMultiple: 1 }),
      sale(2, { peakMultiple: 8 }),
      sale(null, { peakMultiple: 4 }),
    ])
    expect(record).toMatchObject({
      projects: 6,
      pricedCount: 2,
      averagePeakMultiple: 6,
      score: null,
      scoreLow: null,
    })
  })

  test('nothing known is no record, not a bad one', () => {
    expect(launchpadRecord([])).toEqual({
      projects: 0,
      pricedCount: 0,
      aboveCount: 0,
      averageMultiple: null,
      medianMultiple: null,
      averagePeakMultiple: null,
      best: null,
      worst: null,
      score: null,
      scoreLow: null,
      scoreHigh: null,
      coveragePct: 0,
    })
  })

  test('a project that lost its price never helps: the low end falls, the high end rises', () => {
    const survivors = Array.from({ length: 8 }, () => sale(3))
    const [all, hidden] = [
      launchpadRecord([...survivors, sale(0.1), sale(0.1)]),
      launchpadRecord([...survivors, sale(null), sale(null)]),
    ]
    expect([all.score, hidden.score]).toEqual([80, 100])
    expect(hidden.scoreLow).toBe(all.scoreLow)
    expect(hidden.scoreHigh).toBeGreaterThanOrEqual(all.scoreHigh ?? 101)
  })

  test('few projects count for less: the same share, a lower low end', () => {
    const lows = [leastPriced, 20, 200].map(
      (count) => launchpadRecord(Array.from({ length: count }, () => sale(2))).scoreLow,
    )
    expect(lows).toEqual([56, 83, 98])
  })

  test('low end, score and high end stand in order for any record', () => {
    assert(
      property(
        array(option(double({ min: 0, max: 1e4, noNaN: true })), { maxLength: 60 }),
        (multiples) => {
          const { score, scoreLow, scoreHigh, pricedCount, projects, medianMultiple, best, worst } =
            launchpadRecord(multiples.map((multiple) => sale(multiple)))
          const scores = [0, scoreLow ?? 0, score ?? 0, scoreHigh ?? 100, 100]
          const multiplesInOrder = [worst?.multiple ?? 0, medianMultiple ?? 0, best?.multiple ?? 0]
          expect(score === null).toBe((pricedCount ?? 0) < leastPriced)
          expect(scores).toEqual(scores.toSorted((a, b) => a - b))
          expect(multiplesInOrder).toEqual(multiplesInOrder.toSorted((a, b) => a - b))
          expect(pricedCount).toBeLessThanOrEqual(projects)
        },
      ),
    )
  })
})

test("Wilson's interval agrees with the worked example of 8 in 10 (0.490, 0.943)", () => {
  const { low, high } = wilsonInterval(8, 10)
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.490', '0.943'])
})

test('the median of an even count is the middle of the two', () =>
  expect([median([]), median([4]), median([4, 1]), median([9, 1, 2])]).toEqual([null, 4, 2.5, 2]))
