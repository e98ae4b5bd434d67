// The fake must be in place before Dexie looks for IndexedDB.
import 'fake-indexeddb/auto'
import { pullBlock, pullChart, pullMarket, pullSales } from '#data/catalog/pulls/pull-market.ts'
import { fetchAhead } from '#data/catalog/pulls/fetch-ahead.ts'
import { coinRecord, coinRows, saleById } from '#data/catalog/queries.ts'
import { catalogStatus } from '#data/catalog/queries/status.ts'
import { createMarketServer } from '#tests/fakes/market-server.ts'
import { describe, expect, test, vi } from 'vitest'
import { coins, freshCatalog, nowMs, portsOf, reopened, sale } from './catalog-kit.ts'

const idle = () => Promise.resolve()

const full = () => Promise.reject(Object.assign(new Error('full'), { name: 'QuotaExceededError' }))

describe('fetching ahead', () => {
  test('brings every block, those of the first screen first, and the charts of watched coins, once a day', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(45))
    const ports = { ...portsOf(db, server), idle }
    await pullMarket(ports)
    await pullSales(ports)
    server.requests.length = 0
    expect(await fetchAhead(ports, { watchedIds: ['c1'] })).toBe(true)
    const requests = server.requests
      .filter(({ f }) => f !== 'get_coin_dossiers')
      .map(({ f, payload }) => `${f} ${String(payload['block'] ?? payload['id'])}`)
    expect(requests).toEqual([
      'get_coin_price_history c1',
      ...[0, 1, 2, 3, 4].map((block) => `get_market_block ${block}`),
    ])
    expect((await catalogStatus(db)).counts).toMatchObject({ blocks: 5, charts: 46 })
    server.requests.length = 0
    expect(await fetchAhead(ports, { watchedIds: ['c1'] })).toBe(true)
    expect(server.requests).toEqual([])
    expect(await fetchAhead({ ...ports, nowMs: () => nowMs + 2 * 86_400_000 })).toBe(true)
    expect(server.requests.map(({ f }) => f)).toEqual([
      'get_upcoming_idos',
      ...Array.from({ length: 5 }, () => 'get_market_block'),
      ...Array.from({ length: 3 }, () => 'get_coin_dossiers'),
    ])
  })

  test('design 9: brings the sales too, list and records, so that each opens on the plane', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer([])
    server.sales.push(sale('a'), sale('b'))
    const ports = { ...portsOf(db, server), idle }
    expect(await fetchAhead(ports)).toBe(true)
    expect(server.requests.map(({ f, payload }) => [f, payload['id']])).toEqual([
      ['get_upcoming_idos', undefined],
      ['get_ido_detail', 'a'],
      ['get_ido_detail', 'b'],
    ])
    expect((await saleById('b', db))?.detail).toMatchObject({ description: 'A sale' })
    server.requests.length = 0
    expect(await fetchAhead(ports)).toBe(true)
    expect(server.requests).toEqual([])
  })

  test('never more than two requests at once, and stops at the first that fails', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(100))
    await pullMarket(portsOf(db, server))
    let [running, most] = [0, 0]
    const call = (async (...args: Parameters<typeof server.call>) => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => {
        setTimeout(resolve, 1)
      })
      running--
      return server.call(...args)
    }) as typeof server.call
    server.next('get_market_block', { error: new Error('offline') })
    expect(await fetchAhead({ ...portsOf(db, server), call, idle })).toBe(false)
    expect(most).toBe(2)
    expect(server.requests.length).toBeLessThan(5)
  })

  test('stops when the person leaves', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(100))
    await pullMarket(portsOf(db, server))
    const leaving = new AbortController()
    leaving.abort()
    expect(await fetchAhead({ ...portsOf(db, server), idle }, { signal: leaving.signal })).toBe(
      false,
    )
    expect(server.requests).toHaveLength(1)
  })
})

describe('a full device', () => {
  test('drops charts and records, tries once more, and stops fetching ahead', async () => {
    const { db, events } = freshCatalog()
    const server = createMarketServer(coins(30))
    const ports = { ...portsOf(db, server), idle: () => Promise.resolve() }
    await pullMarket(ports)
    await pullBlock(ports, 0)
    await pullChart(ports, { id: 'c1', range: '30d' })
    server.publish(coins(31))
    vi.spyOn(db.deltas, 'put').mockImplementationOnce(full as never)
    expect(await pullMarket(ports)).toMatchObject({ version: 2 })
    expect(events).toEqual([{ type: 'extrasDropped', charts: 1, blocks: 1 }])
    expect((await catalogStatus(db)).counts).toMatchObject({ blocks: 0, charts: 0, coins: 31 })
    expect(await fetchAhead(ports)).toBe(false)
    expect(await fetchAhead({ ...ports, nowMs: () => nowMs + 86_400_001 })).toBe(true)
  })

  test('still full after that: a typed failure, and the catalogue as it was', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(30))
    await pullMarket(portsOf(db, server))
    server.publish(coins(31))
    const put = vi.spyOn(db.deltas, 'put').mockImplementation(full as never)
    await expect(pullMarket(portsOf(db, server))).rejects.toMatchObject({ code: 'CATALOG_QUOTA' })
    expect(put).toHaveBeenCalledTimes(2)
    expect((await coinRows({}, reopened(db)))?.total).toBe(30)
  })

  test('a block that does not fit never costs what is already there', async () => {
    const { db } = freshCatalog()
    const ports = portsOf(db, createMarketServer(coins(30)))
    await pullMarket(ports)
    await pullBlock(ports, 0)
    vi.spyOn(db.blocks, 'put').mockImplementation(full as never)
    await expect(pullBlock(ports, 1)).rejects.toMatchObject({ code: 'CATALOG_QUOTA' })
    expect(await coinRecord('c0', db)).not.toBeNull()
  })
})
