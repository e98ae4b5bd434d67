import { describe, expect, it } from 'vitest'
import { columnsOfSnapshot } from '#data/catalog/columns/columns.ts'
import { createCatalogIndex } from '#data/catalog/index/catalog-index.ts'
import { standardMovers, type MoverParams } from '#domain/movers/movers.ts'
import { marketRow, snapshotOf, type MarketRow } from '#tests/fixtures/wire-market.ts'
import { moverQueries, moverSearchSchema, searchOf, paramsOf } from './mover-search.ts'

const asOfSec = 1_790_000_000
const coin = (id: string, over: Partial<MarketRow> = {}): MarketRow =>
  marketRow({
    id,
    price: 1,
    volume_24h: 5e6,
    as_of: asOfSec,
    change_24h: 5,
    change_7d: 5,
    change_30d: 5,
    ...over,
  })

const read = (rows: readonly MarketRow[], params: Partial<MoverParams> = {}) => {
  const index = createCatalogIndex(columnsOfSnapshot(snapshotOf(rows)), 1)
  const queries = moverQueries({ ...standardMovers, ...params }, asOfSec)
  const total = (step: keyof typeof queries): number => index.select(queries[step]).length
  return {
    ids: index.rowsAt(index.select(queries.moved), 0, Infinity).map(({ id }) => id),
    totals: [total('known'), total('fresh'), total('traded'), total('moved')],
  }
}

describe('R-MOV-001 top movers of the catalogue', () => {
  const rows = [
    coin('junk', { change_24h: 900, volume_24h: 12 }),
    coin('up', { change_24h: 7, change_7d: -3 }),
    coin('steep', { change_24h: 30, change_30d: null }),
    coin('down', { change_24h: -12 }),
    coin('crash', { change_24h: -80 }),
    coin('still', { change_24h: -0 }),
    coin('stale', { change_24h: 400, as_of: asOfSec - 90_000 }),
    coin('young', { change_24h: 50, change_7d: null, change_30d: null }),
  ]

  it('the strongest come first, either way; what trades too little or stopped days ago leads nothing', () => {
    expect(read(rows).ids).toEqual(['young', 'steep', 'up'])
    expect(read(rows, { direction: 'losers' }).ids).toEqual(['crash', 'down'])
    expect(read(rows, { floor: 'any' }).ids[0]).toBe('junk')
  })

  it('a coin without a change over the period is not in it', () => {
    expect(read(rows, { period: '7d', direction: 'losers' }).ids).toEqual(['up'])
    expect(read(rows, { period: '30d' }).ids).not.toContain('young')
  })

  it('the steps count what was left out, and why', () => {
    expect(read(rows).totals).toEqual([8, 7, 6, 3])
    expect(read(rows, { period: '30d' }).totals).toEqual([6, 5, 4, 4])
  })

  it('equal moves stand by the low end of their score, then by rank', () => {
    const equal = [
      coin('c', { score_low: 40, rank: 1 }),
      coin('b', { score_low: 70, rank: 9 }),
      coin('a', { score_low: 70, rank: 3 }),
      coin('unrated'),
    ]
    expect(read(equal).ids).toEqual(['a', 'b', 'c', 'unrated'])
  })
})

describe('R-MOV-001 top movers in the URL', () => {
  it('leaves wrong values out and keeps the rest of the link', () => {
    expect(
      paramsOf(moverSearchSchema.parse({ period: '1y', direction: 'losers', volume: 5 })),
    ).toEqual({ ...standardMovers, direction: 'losers' })
  })

  it('what is standard needs no words', () => {
    expect(searchOf(standardMovers)).toEqual({})
    const params: MoverParams = { period: '30d', direction: 'losers', floor: 'any' }
    expect(paramsOf(searchOf(params))).toEqual(params)
  })
})
