// A captured table of two thousand real token sales, converted as somebody would who has one, and imported.
import { beforeAll, describe, expect, test } from 'vitest'
import type { MarketSourceWire } from '#contract/market/market-wire.ts'
import { saleDetailWireSchema, type SaleDetailWire } from '#contract/market/sale-wire.ts'
import { createMarket } from '#server/gateways/market/create-market.ts'
import { importSales, type ImportOutcome } from '#server/gateways/market/imported/import-sales.ts'
import { readImport } from '#server/gateways/market/imported/read-import.ts'
import { withImportedSales } from '#server/gateways/market/imported/with-imported-sales.ts'
import { sampleMarketSource } from '#server/gateways/market/sample/sample-source.ts'
import { migrate } from '#server/store/migrate.ts'
import { openMemoryStore } from '#server/store/sqlite/open-sqlite-store.ts'
import {
  capturedSales,
  capturedSalesFile,
  type CapturedSale,
} from '#tests/fixtures/captured-sales.ts'
import { sharedDataDir, sharedDataNote } from '#tests/fixtures/shared-data.ts'

const nowMs = Date.UTC(2026, 10, 21)
const clock = { nowMs: () => nowMs }
const capturedSec = Date.UTC(2022, 4, 18) / 1000

describe.skipIf(sharedDataDir === null)(`captured token sales${sharedDataNote}`, () => {
  let sales: readonly SaleDetailWire[] = []
  let rows: CapturedSale[] = []
  let outcome: ImportOutcome | undefined
  let salesSource: MarketSourceWire | undefined

  beforeAll(async () => {
    rows = capturedSales(sharedDataDir ?? '')
    const file = readImport(capturedSalesFile(sharedDataDir ?? ''), nowMs / 1000)
    const store = openMemoryStore()
    await migrate(store, 0)
    outcome = await importSales(store, file, {
      nowSec: nowMs / 1000,
      isDryRun: false,
      isReplacing: false,
    })
    const market = createMarket({
      source: withImportedSales(sampleMarketSource(clock), { store, onNote: () => {} }),
      clock,
    })
    await market.refresh()
    sales = market.view()?.sales ?? []
    salesSource = market.view()?.salesSource
    await store.close()
  })

  test('R-UPL-001 all of them are served, each once and as old as the capture', () => {
    expect(rows.length).toBeGreaterThan(2_000)
    expect(outcome).toEqual({ added: rows.length, changed: 0, unchanged: 0, removed: 0 })
    expect(salesSource).toMatchObject({ is_sample: false, as_of: capturedSec })
    expect(sales).toHaveLength(rows.length)
    expect(new Set(sales.map(({ as_of }) => as_of))).toEqual(new Set([capturedSec]))
    for (const sale of sales) expect(saleDetailWireSchema.parse(sale)).toEqual(sale)
  })

  test('R-UPL-005 D-TBA what the table does not know is unknown: no zero prices, no 1970, no empty names', () => {
    for (const {
      name,
      symbol,
      launch_date: launch,
      token_price: price,
      total_raised: raised,
      rounds,
    } of sales) {
      expect([name.trim() === '', symbol.trim() === '', price === 0, raised === 0]).toEqual([
        false,
        false,
        false,
        false,
      ])
      for (const time of [
        launch,
        ...rounds.flatMap(({ starts_at: from, ends_at: to }) => [from, to]),
      ])
        expect(time === null || time > 1_230_940_800).toBe(true)
    }
    expect(sales.filter(({ launch_date }) => launch_date === null).length).toBeGreaterThan(100)
    expect(sales.filter(({ launch_date }) => launch_date !== null).length).toBeGreaterThan(1_000)
  })

  test('D-AISCORE terms alone never make a rated sale, and every fact says where it comes from', () => {
    for (const { coverage, facts } of sales) {
      expect(coverage).toBeLessThan(60)
      for (const { source, as_of } of Object.values(facts))
        expect([source, as_of]).toEqual(['CryptoRank', capturedSec])
    }
  })
})
