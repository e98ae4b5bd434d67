// Every captured sale of real launchpads goes through the record that the page shows.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { formatDate } from '#domain/format/date.ts'
import { formatMultiple } from '#domain/format/multiple.ts'
import { formatPrice } from '#domain/format/price.ts'
import { listLaunchpads, sortLaunchpads } from '#domain/launchpad/launchpad-list.ts'
import { launchpadWireSchema, type LaunchpadWire, type PastSaleWire } from '#contract/launchpad-wire.ts'
import { launchpadRowOfWire } from '#data/catalog/launchpad-row.ts'
import { sharedDataDir, sharedDataNote } from '#tests/fixtures/shared-data.ts'

type Row = Record<string, string>
const folder = (): string => join(sharedDataDir ?? '', 'ico/cryptorank-launchpads-2022')

/** Rows by the first column of each name: some names of the files stand twice. */
const rowsOf = (file: string): Row[] => {
  const [names = [], ...rows] = Papa.parse<string[]>(readFileSync(join(folder(), file), 'utf8'), { skipEmptyLines: true }).data
  return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''] as const).toReversed()))
}

/** '67.38', '8.15x', '1,234.5x'; 'N/A' and nothing are unknown. */
const figureOf = (text: string | undefined): number | null => {
  const cleaned = (text ?? '').replaceAll(/[$,x\s]/g, '')
  return cleaned === '' || !Number.isFinite(Number(cleaned)) ? null : Number(cleaned)
}

/** Dates of the file often lack their year: such a day is unknown, not a day of 2001. */
const dateOf = (text: string | undefined): number | null => (/\b(19|20)\d\d\b/.test(text ?? '') ? Date.parse(`${text} UTC`) / 1000 || null : null)

const grouped = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

const launchpadOf = ([name, sales]: [string, PastSaleWire[]]): LaunchpadWire =>
  launchpadWireSchema.parse({ id: name, name, image: null, chains: [], projects: sales.length, avg_roi: null, ath_roi: null, score: null, sales })

const mapped = (): LaunchpadWire[] => {
  const sold = rowsOf('launchpad_ico_mapping.csv').map((row, at) => ({
    launchpad: row['platform'] ?? '',
    sale: { id: String(at), name: row['Name'] ?? '', symbol: '', chain: null, sold_at: dateOf(row['IDO Date']), sale_price: null, roi: figureOf(row['IDO ROI USD']), ath_roi: figureOf(row['ATH IDO ROI USD']) },
  }))
  return [...grouped(sold, ({ launchpad }) => launchpad)].map(([name, items]) => launchpadOf([name, items.map(({ sale }) => sale)]))
}

/** The last price of a row, whichever month it is of. */
const lastPrice = (row: Row): number | null => [6, 5, 4, 3, 2, 1].map((month) => figureOf(row[`price_${month}`])).find((price) => price !== null) ?? null

const computed = (file: string): LaunchpadWire[] => {
  const sold = rowsOf(file).map((row, at) => {
    const [salePrice, now] = [figureOf(row['ICO_price']), lastPrice(row)]
    const roi = salePrice !== null && salePrice > 0 && now !== null ? now / salePrice : null
    return { launchpad: row['type'] || 'unknown', sale: { id: String(at), name: row['name'] ?? '', symbol: row['symbol'] ?? '', chain: null, sold_at: dateOf(row['endDate'] || row['startDate']), sale_price: salePrice, roi, ath_roi: null } }
  })
  return [...grouped(sold, ({ launchpad }) => launchpad)].map(([name, items]) => launchpadOf([name, items.map(({ sale }) => sale)]))
}

const unshowable = /NaN|null|undefined|Infinity|1970|<\/?[a-z]/i

const textsOf = (wire: LaunchpadWire): string[] => {
  const { record, sales } = launchpadRowOfWire(wire)
  const figures = [record.averageMultiple, record.medianMultiple, record.averagePeakMultiple, record.best?.multiple, record.worst?.multiple]
  return ['en', 'tr', 'ar'].flatMap((language) => [
    ...figures.map((figure) => formatMultiple(figure, language)),
    ...(sales ?? []).flatMap((sale) => [formatMultiple(sale.multiple, language), formatMultiple(sale.peakMultiple, language), formatPrice(sale.salePriceUsd, language), formatDate(sale.soldAtSec)]),
  ])
}

describe.skipIf(sharedDataDir === null)(`captured launchpads${sharedDataNote}`, () => {
  test('R-AIX-003 the 1,231 sales of 34 launchpads become records; what has no price is counted, not dropped', () => {
    const launchpads = mapped()
    const records = launchpads.map((wire) => launchpadRowOfWire(wire).record)
    expect(launchpads).toHaveLength(34)
    expect(records.reduce((sum, { projects }) => sum + projects, 0)).toBe(1231)
    expect(records.reduce((sum, { pricedCount }) => sum + (pricedCount ?? 0), 0)).toBeLessThan(1231)
    for (const { score, scoreLow, scoreHigh, coveragePct, medianMultiple, averageMultiple } of records) {
      expect([scoreLow, score, scoreHigh]).toEqual([scoreLow, score, scoreHigh].toSorted((a, b) => (a ?? 0) - (b ?? 0)))
      expect(coveragePct).toBeGreaterThan(0)
      expect(medianMultiple ?? 0).toBeLessThanOrEqual((averageMultiple ?? 0) * 5 + 5)
    }
  })

  test.each([['launchpad_ico_mapping.csv', mapped], ['ROI_df.csv', () => computed('ROI_df.csv')], ['ROI_df_may_18.csv', () => computed('ROI_df_may_18.csv')]] as const)('%s shows no raw value, no NaN, no 1970, no markup', (_file, read) => {
    const texts = read().flatMap(textsOf)
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.filter((text) => unshowable.test(text))).toEqual([])
  })

  test('in any order every launchpad of the capture stands in the list once', () => {
    const list = listLaunchpads(mapped().map(launchpadRowOfWire), [], 0)
    for (const key of ['low', 'median', 'average', 'above', 'projects', 'next', 'name'] as const) expect(new Set(sortLaunchpads(list, { key, direction: 'desc', locale: 'en' }).map(({ id }) => id)).size).toBe(34)
  })
})
