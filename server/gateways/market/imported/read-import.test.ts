import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { saleDetailWireSchema } from '#contract/market/sale-wire.ts'
import { ratingInputs } from '#domain/rating/inputs.ts'
import { rateSales } from '../ingest/rated-coin.ts'
import { importJsonSchema } from './import-format.ts'
import { importedSec, sourceSaleOf } from './imported-sale.ts'
import { ImportRefused, readImport } from './read-import.ts'

const nowSec = Date.UTC(2026, 10, 21) / 1000
const guide = readFileSync('docs/sales-import.md', 'utf8')
const example = JSON.parse(guide.split('```json')[1]?.split('```')[0] ?? '') as {
  sales: Record<string, unknown>[]
} & Record<string, unknown>
const withSale = (over: Record<string, unknown>, fileOver: Record<string, unknown> = {}) =>
  JSON.stringify({ ...example, ...fileOver, sales: [{ ...example.sales[0], ...over }] })
const placesOf = (text: string): readonly string[] => {
  try {
    readImport(text, nowSec)
    return []
  } catch (error) {
    if (error instanceof ImportRefused) return error.places
    throw error
  }
}
const served = (over: Record<string, unknown>) => {
  const file = readImport(withSale(over), nowSec)
  const [sale] = rateSales(
    file.sales.map((each) =>
      sourceSaleOf(each, { asOfSec: importedSec(file.as_of), source: file.source }),
    ),
    nowSec,
  )
  return saleDetailWireSchema.parse(sale)
}

describe('the import format of token sales', () => {
  test('R-UPL-005 D-INITCAP the example of the guide is read and served with source and true age', () => {
    expect(served({})).toMatchObject({
      id: 'aurora-mesh',
      launch_date: Date.UTC(2026, 11, 10, 14) / 1000,
      initial_cap: 600_000,
      as_of: Date.UTC(2026, 10, 20) / 1000,
      investors: ['North Fund'],
      investor_tiers: [{ name: 'North Fund', tier: 2 }],
      facts: {
        initialCap: {
          value: 600_000,
          as_of: Date.UTC(2026, 10, 20) / 1000,
          source: 'our research',
        },
        priceToEarlierRounds: { value: 2.5 },
        floatAtTge: { value: 12 },
        investorTier: { value: 3 },
        auditCount: { value: 1 },
        honeypot: { value: 0 },
      },
    })
  })

  test('every rating input a file may tell is named in the guide, or follows from the terms', () => {
    const computed = new Set(['initialCap', 'floatAtTge', 'priceToEarlierRounds', 'investorTier'])
    expect(
      ratingInputs.sale
        .map(({ key }) => key)
        .filter((key) => !computed.has(key) && !guide.includes(`\`${key}\``)),
    ).toEqual([])
  })

  test('the JSON Schema names every field and refuses others', () => {
    expect(importJsonSchema()).toMatchObject({
      $schema: expect.stringContaining('2020-12') as string,
      additionalProperties: false,
      required: ['format', 'as_of', 'source', 'sales'],
      properties: {
        sales: {
          items: { additionalProperties: false, required: ['id', 'name', 'symbol', 'sale_type'] },
        },
      },
    })
  })

  test.each([
    [{ token_price: 0 }, /^sales\[0\]\.token_price \(aurora-mesh\): Too small/],
    [
      { token_price: '0.05' },
      /^sales\[0\]\.token_price \(aurora-mesh\): Invalid input: expected number, received string/,
    ],
    [
      { launch_date: '10 Dec 2026' },
      /^sales\[0\]\.launch_date \(aurora-mesh\): must be a day such as/,
    ],
    [
      { launch_date: 1_796_000_000 },
      /^sales\[0\]\.launch_date \(aurora-mesh\): must be a day such as/,
    ],
    [{ sale_type: 'Raffle' }, /^sales\[0\]\.sale_type \(aurora-mesh\): Invalid option/],
    [{ tokenPrice: 1 }, /^sales\[0\] \(aurora-mesh\): Unrecognized key: "tokenPrice"/],
    [{ rounds: [{ name: 'Seed', price: -1 }] }, /^sales\[0\]\.rounds\[0\]\.price \(aurora-mesh\)/],
    [
      {
        allocations: [
          { label: 'A', percent: 80 },
          { label: 'B', percent: 50 },
        ],
      },
      /^sales\[0\]\.allocations \(aurora-mesh\): add up to 130 percent/,
    ],
    [
      { links: { homepage: 'javascript:alert(1)' } },
      /^sales\[0\]\.links\.homepage \(aurora-mesh\): must be an http or https address/,
    ],
    [
      { image: 'missing_large.png' },
      /^sales\[0\]\.image \(aurora-mesh\): must be an https address/,
    ],
    [{ id: '../x' }, /^sales\[0\]\.id \(\.\.\/x\): must be letters/],
    [{ facts: { luck: 7 } }, /^sales\[0\]\.facts/],
    [{ as_of: '2031-01-01' }, /^sales\[0\]\.as_of: lies ahead/],
  ])('%j is refused by its place', (over, place) => {
    expect(placesOf(withSale(over))).toEqual([expect.stringMatching(place)])
  })

  test('a file is refused whole: not JSON, another format, no sales, an id twice; many places are cut short', () => {
    expect(placesOf('{')).toEqual([expect.stringMatching(/^file: is not JSON/)])
    expect(placesOf('[]')).toEqual([expect.stringMatching(/^file: Invalid input: expected object/)])
    expect(placesOf(withSale({}, { format: 'x' }))).toEqual([expect.stringMatching(/^format: /)])
    expect(placesOf(JSON.stringify({ ...example, sales: [] }))).toEqual([
      expect.stringMatching(/^sales: /),
    ])
    expect(
      placesOf(JSON.stringify({ ...example, sales: [example.sales[0], example.sales[0]] })),
    ).toEqual(['sales[1].id (aurora-mesh): is the id of sales[0] too'])
    expect(
      placesOf(JSON.stringify({ ...example, sales: Array.from({ length: 50 }, () => ({})) })).at(
        -1,
      ),
    ).toMatch(/^and \d+ more places$/)
  })

  test('a byte order mark, missing fields and markup are no trouble: unknown is null, text is text', () => {
    expect(readImport(`\ufeff${withSale({})}`, nowSec).sales).toHaveLength(1)
    const bare = served({
      token_price: undefined,
      launch_date: undefined,
      investors: undefined,
      rounds: undefined,
      allocations: undefined,
      vesting: undefined,
      links: undefined,
      facts: undefined,
      total_supply: null,
      description: '<p>Hi <script>alert(1)</script>there</p>',
      name: 'Au\u200erora',
    })
    expect(bare).toMatchObject({
      name: 'Aurora',
      token_price: null,
      launch_date: null,
      initial_cap: null,
      investors: [],
      rounds: [],
      links: { homepage: null },
      description: 'Hi there',
      total_ai_score: null,
      facts: {},
    })
  })

  test('a sale may be older than its file', () => {
    expect(served({ as_of: '2025-01-01T12:00:00+02:00' }).as_of).toBe(
      Date.UTC(2025, 0, 1, 10) / 1000,
    )
  })
})
