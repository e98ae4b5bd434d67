// A captured table of two thousand real token sales, converted as somebody would who has one, and imported.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { beforeAll, describe, expect, test } from 'vitest'
import type { MarketSourceWire } from '#contract/market-wire.ts'
import { saleDetailWireSchema, type SaleDetailWire } from '#contract/sale-wire.ts'
import { saleTypes } from '#domain/sale/sale.ts'
import { createMarket } from '#server/gateways/market/create-market.ts'
import { importSales, type ImportOutcome } from '#server/gateways/market/imported/import-sales.ts'
import { readImport } from '#server/gateways/market/imported/read-import.ts'
import { withImportedSales } from '#server/gateways/market/imported/with-imported-sales.ts'
import { sampleMarketSource } from '#server/gateways/market/sample/sample-source.ts'
import { migrate } from '#server/store/migrate.ts'
import { openMemoryStore } from '#server/store/sqlite/open-sqlite-store.ts'
import { sharedDataDir, sharedDataNote } from '../fixtures/shared-data.ts'

const nowMs = Date.UTC(2026, 10, 21)
const clock = { nowMs: () => nowMs }
const capturedSec = Date.UTC(2022, 4, 18) / 1000

type Value = { price?: number; raise?: number }
type Round = { startDate?: string; endDate?: string; type: string; tokensForSale?: number; values?: { USD?: Value }; idoPlatform?: { name: string }; ieoPlatformExchange?: { name: string } }
type Row = { slug: string; name: string; symbol: string; category: string; rounds: string }

/** What Python prints of lists and dictionaries, as JSON: its texts stand in single quotes, or in double ones where they hold a single one. */
const jsonOfPython = (text: string): string =>
  text.replaceAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|\b(None|True|False)\b/g, (_, single: string | undefined, double: string | undefined, word: string | undefined) =>
    word === undefined ? JSON.stringify((single ?? double ?? '').replaceAll(/\\(.)/g, '$1')) : ({ None: 'null', True: 'true', False: 'false' })[word] ?? 'null')

const positive = (value: number | null | undefined): number | null => (typeof value === 'number' && value > 0 ? value : null)
const dayOf = (value: string | null | undefined): string | null => (value && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null)
const typeOf = (rounds: readonly Round[]): string => rounds.map(({ type }) => type).find((type) => (saleTypes as readonly string[]).includes(type)) ?? 'ICO'
const launchpadOf = ({ idoPlatform, ieoPlatformExchange }: Round): string | null => idoPlatform?.name ?? ieoPlatformExchange?.name ?? null

const saleOf = ({ slug, name, symbol, category, rounds: python }: Row) => {
  const rounds = JSON.parse(jsonOfPython(python)) as Round[]
  return {
    id: slug, name, symbol, sale_type: typeOf(rounds), category: category || null,
    launch_date: dayOf(rounds.map(({ startDate }) => dayOf(startDate)).filter((day) => day !== null).toSorted().at(-1)),
    token_price: positive(rounds.at(0)?.values?.USD?.price),
    total_raised: positive(rounds.reduce((sum, { values }) => sum + (values?.USD?.raise ?? 0), 0)),
    launchpads: [...new Set(rounds.flatMap((round) => launchpadOf(round) ?? []))],
    rounds: rounds.map((round) => ({
      name: round.type, price: positive(round.values?.USD?.price), tokens: positive(round.tokensForSale), raised: positive(round.values?.USD?.raise),
      starts_at: dayOf(round.startDate), ends_at: dayOf(round.endDate), launchpad: launchpadOf(round),
    })),
  }
}

describe.skipIf(sharedDataDir === null)(`captured token sales${sharedDataNote}`, () => {
  let sales: readonly SaleDetailWire[] = []
  let rows: Row[] = []
  let outcome: ImportOutcome | undefined
  let salesSource: MarketSourceWire | undefined

  beforeAll(async () => {
    const csv = readFileSync(join(sharedDataDir ?? '', 'ico/cryptorank-launchpads-2022/ico_data_may18.csv'), 'utf8')
    rows = Papa.parse<Row>(csv, { header: true, skipEmptyLines: true }).data
    const file = readImport(JSON.stringify({ format: 'coinsight-sales/1', as_of: '2022-05-18', source: 'CryptoRank', sales: rows.map(saleOf) }), nowMs / 1000)
    const store = openMemoryStore()
    await migrate(store, 0)
    outcome = await importSales(store, file, { nowSec: nowMs / 1000, isDryRun: false, isReplacing: false })
    const market = createMarket({ source: withImportedSales(sampleMarketSource(clock), { store, onNote: () => {} }), clock })
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
    for (const { name, symbol, launch_date: launch, token_price: price, total_raised: raised, rounds } of sales) {
      expect([name.trim() === '', symbol.trim() === '', price === 0, raised === 0]).toEqual([false, false, false, false])
      for (const time of [launch, ...rounds.flatMap(({ starts_at: from, ends_at: to }) => [from, to])]) expect(time === null || time > 1_230_940_800).toBe(true)
    }
    expect(sales.filter(({ launch_date }) => launch_date === null).length).toBeGreaterThan(100)
    expect(sales.filter(({ launch_date }) => launch_date !== null).length).toBeGreaterThan(1_000)
  })

  test('D-AISCORE terms alone never make a rated sale, and every fact says where it comes from', () => {
    for (const { coverage, facts } of sales) {
      expect(coverage).toBeLessThan(60)
      for (const { source, as_of } of Object.values(facts)) expect([source, as_of]).toEqual(['CryptoRank', capturedSec])
    }
  })
})
