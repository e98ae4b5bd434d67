// Every captured sale of real launchpads goes through the record that the page shows.
import { describe, expect, test } from 'vitest'
import { formatDate } from '#domain/format/date.ts'
import { formatMultiple } from '#domain/format/multiple.ts'
import { formatPrice } from '#domain/format/price.ts'
import { listLaunchpads, sortLaunchpads } from '#domain/launchpad/launchpad-list.ts'
import type { LaunchpadWire } from '#contract/market/launchpad-wire.ts'
import { launchpadRowOfWire } from '#data/catalog/types/launchpad-row.ts'
import { computedLaunchpads, mappedLaunchpads } from '#tests/fixtures/captured-launchpads.ts'
import { sharedDataDir, sharedDataNote } from '#tests/fixtures/shared-data.ts'

const folder = sharedDataDir ?? ''
const unshowable = /NaN|null|undefined|Infinity|1970|<\/?[a-z]/i

const textsOf = (wire: LaunchpadWire): string[] => {
  const { record, sales } = launchpadRowOfWire(wire)
  const figures = [
    record.averageMultiple,
    record.medianMultiple,
    record.averagePeakMultiple,
    record.best?.multiple,
    record.worst?.multiple,
  ]
  return ['en', 'tr', 'ar'].flatMap((language) => [
    ...figures.map((figure) => formatMultiple(figure, language)),
    ...(sales ?? []).flatMap((sale) => [
      formatMultiple(sale.multiple, language),
      formatMultiple(sale.peakMultiple, language),
      formatPrice(sale.salePriceUsd, language),
      formatDate(sale.soldAtSec),
    ]),
  ])
}

describe.skipIf(sharedDataDir === null)(`captured launchpads${sharedDataNote}`, () => {
  test('R-AIX-003 the 1,231 sales of 34 launchpads become records; what has no price is counted, not dropped', () => {
    const launchpads = mappedLaunchpads(folder)
    const records = launchpads.map((wire) => launchpadRowOfWire(wire).record)
    expect(launchpads).toHaveLength(34)
    expect(records.reduce((sum, { projects }) => sum + projects, 0)).toBe(1231)
    expect(records.reduce((sum, { pricedCount }) => sum + (pricedCount ?? 0), 0)).toBeLessThan(1231)
    for (const {
      score,
      scoreLow,
      scoreHigh,
      coveragePct,
      medianMultiple,
      averageMultiple,
    } of records) {
      expect([scoreLow, score, scoreHigh]).toEqual(
        [scoreLow, score, scoreHigh].toSorted((a, b) => (a ?? 0) - (b ?? 0)),
      )
      expect(coveragePct).toBeGreaterThan(0)
      expect(medianMultiple ?? 0).toBeLessThanOrEqual((averageMultiple ?? 0) * 5 + 5)
    }
  })

  test.each([
    ['launchpad_ico_mapping.csv', () => mappedLaunchpads(folder)],
    ['ROI_df.csv', () => computedLaunchpads(folder, 'ROI_df.csv')],
    ['ROI_df_may_18.csv', () => computedLaunchpads(folder, 'ROI_df_may_18.csv')],
  ] as const)('%s shows no raw value, no NaN, no 1970, no markup', (_file, read) => {
    const texts = read().flatMap(textsOf)
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.filter((text) => unshowable.test(text))).toEqual([])
  })

  test('in any order every launchpad of the capture stands in the list once', () => {
    const list = listLaunchpads(mappedLaunchpads(folder).map(launchpadRowOfWire), [], 0)
    for (const key of ['low', 'median', 'average', 'above', 'projects', 'next', 'name'] as const)
      expect(
        new Set(sortLaunchpads(list, { key, direction: 'desc', locale: 'en' }).map(({ id }) => id))
          .size,
      ).toBe(34)
  })
})
