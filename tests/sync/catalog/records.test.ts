// The fake must be in place before Dexie looks for IndexedDB.
import 'fake-indexeddb/auto'
import {
  pullChart,
  pullCoinRecord,
  pullMarket,
  pullSales,
} from '#data/catalog/pulls/pull-market.ts'
import {
  coinById,
  coinFilterWords,
  coinRecord,
  coinSparklines,
  coinsByIds,
  saleById,
  salesRows,
  savedChart,
} from '#data/catalog/queries.ts'
import { catalogStatus } from '#data/catalog/queries/status.ts'
import { createMarketServer } from '#tests/fakes/market-server.ts'
import { describe, expect, test } from 'vitest'
import { coins, freshCatalog, nowMs, portsOf, sale } from './catalog-kit.ts'

describe('records, sparklines, charts, sales', () => {
  test('a record is absent until its block is pulled', async () => {
    const { db } = freshCatalog()
    const ports = portsOf(db, createMarketServer(coins(30)))
    await pullMarket(ports)
    expect(await coinRecord('c11', db)).toBeNull()
    await pullCoinRecord(ports, 'c11')
    expect(await coinRecord('c12', db)).toMatchObject({
      id: 'c12',
      facts: { age: { value: 3 } },
      ratedAtSec: 5,
      savedAtMs: nowMs,
    })
    const sparklines = await coinSparklines(['c11', 'c12', 'c2', 'unknown'], db)
    expect([...sparklines.keys()]).toEqual(['c11', 'c12'])
    expect(sparklines.get('c11')).toEqual(Float32Array.from([12, 1.5, 2.5]))
  })

  test('a history is kept in time order, one point per moment', async () => {
    const { db } = freshCatalog()
    await pullChart(portsOf(db, createMarketServer([])), { id: 'c1', range: '30d' })
    expect(await savedChart('c1', '30d', db)).toMatchObject({
      timesSec: Float64Array.from([10, 20]),
      pricesUsd: Float64Array.from([1, 2]),
      volumesUsd: Float64Array.from([Number.NaN, 5]),
    })
    expect(await savedChart('c1', '7d', db)).toBeNull()
  })

  test('R-UPL-006 sales are plain rows; one that is gone goes, its initial cap is price times supply', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer([])
    server.sales.push(sale('a'), sale('b'))
    await pullSales(portsOf(db, server))
    expect(await saleById('a', db)).toMatchObject({
      id: 'a',
      initialCapUsd: 20,
      saleType: 'IDO',
      detail: null,
    })
    server.sales.splice(0, 1)
    await pullSales(portsOf(db, server))
    expect((await salesRows(db)).map(({ id }) => id)).toEqual(['b'])
    expect((await catalogStatus(db)).sales).toMatchObject({ isSample: true, savedAtMs: nowMs })
  })

  test('filters offer the categories in use, in alphabetical order', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(
      coins(3, (at) => ({ category: ['Meme', 'DeFi', null][at] ?? null })),
    )
    await pullMarket(portsOf(db, server))
    expect(await coinFilterWords(db)).toEqual({ categories: ['DeFi', 'Meme'], chains: [] })
    server.publish(coins(3, () => ({ category: 'AI' })))
    await pullMarket(portsOf(db, server))
    expect(await coinFilterWords(db)).toEqual({ categories: ['AI'], chains: [] })
  })

  test('rows by id leave out what is not there', async () => {
    const { db } = freshCatalog()
    await pullMarket(portsOf(db, createMarketServer(coins(5))))
    expect([...(await coinsByIds(['c3', 'gone', '__proto__'], db)).keys()]).toEqual(['c3'])
    expect(await coinById('gone', db)).toBeNull()
  })
})
