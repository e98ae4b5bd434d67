import { describe, expect, it } from 'vitest'
import { columnsOfSnapshot } from '#data/catalog/columns/columns.ts'
import { createCatalogIndex } from '#data/catalog/index/catalog-index.ts'
import { standardGems, type GemParams } from '#domain/gems/gems.ts'
import { marketRow, snapshotOf, type MarketRow } from '#tests/fixtures/wire-market.ts'
import { gemQueries, gemSearchSchema, searchOf, paramsOf } from './gem-search.ts'

const asOfSec = 1_790_000_000
const coin = (id: string, over: Partial<MarketRow> = {}): MarketRow =>
  marketRow({
    id,
    price: 1,
    market_cap: 4e7,
    volume_24h: 5e5,
    as_of: asOfSec,
    total_ai_score: 70,
    score_low: 60,
    coverage: 90,
    ...over,
  })

const read = (rows: readonly MarketRow[], params: Partial<GemParams> = {}) => {
  const index = createCatalogIndex(columnsOfSnapshot(snapshotOf(rows)), 1)
  const queries = gemQueries({ ...standardGems, ...params }, asOfSec)
  const steps = ['sized', 'small', 'fresh', 'traded', 'rated', 'gem'] as const
  return {
    ids: index.rowsAt(index.select(queries.gem), 0, Infinity).map(({ id }) => id),
    totals: steps.map((step) => index.select(queries[step]).length),
  }
}

describe('R-AIX-002 gems of the catalogue', () => {
  const rows = [
    coin('hopeful', { total_ai_score: 90, score_low: 55 }),
    coin('sure', { total_ai_score: 66, score_low: 66, coverage: 100 }),
    coin('large', { market_cap: 2e8, score_low: 80 }),
    coin('unsized', { market_cap: null, score_low: 95 }),
    coin('stale', { as_of: asOfSec - 90_000, score_low: 94 }),
    coin('thin', { volume_24h: 12, score_low: 93 }),
    coin('provisional', { coverage: 40, score_low: 92 }),
    coin('weak', { score_low: 30 }),
  ]

  it('the highest lowest score comes first, whatever the score might become; junk leads nothing', () => {
    expect(read(rows).ids).toEqual(['sure', 'hopeful'])
    expect(read(rows, { cap: '300m' }).ids).toEqual(['large', 'sure', 'hopeful'])
    expect(read(rows, { floor: '1m' }).ids).toEqual([])
  })

  it('the steps count what was left out, and why', () =>
    expect(read(rows).totals).toEqual([7, 6, 5, 4, 3, 2]))

  it('equal lowest scores stand by rank', () => {
    expect(read([coin('b', { rank: 400 }), coin('a', { rank: 200 })]).ids).toEqual(['a', 'b'])
  })
})

describe('R-AIX-002 the state in the URL', () => {
  it('is as short as it can be, and read back whole', () => {
    expect(searchOf(standardGems)).toEqual({})
    const params: GemParams = { cap: '50m', floor: '10m' }
    expect(searchOf(params)).toEqual({ cap: '50m', volume: '10m' })
    expect(paramsOf(gemSearchSchema.parse(searchOf(params)))).toEqual(params)
  })

  it('a value that does not exist is left out and the rest kept', () => {
    expect(paramsOf(gemSearchSchema.parse({ cap: '7m', volume: '1m' }))).toEqual({
      ...standardGems,
      floor: '1m',
    })
    expect(paramsOf(gemSearchSchema.parse({ cap: '50m', volume: 'any' }))).toEqual({
      ...standardGems,
      cap: '50m',
    })
  })
})
