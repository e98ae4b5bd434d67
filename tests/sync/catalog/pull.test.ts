// The fake must be in place before Dexie looks for IndexedDB.
import 'fake-indexeddb/auto'
import { pullCoinRecord, pullMarket } from '#data/catalog/pulls/pull-market.ts'
import { coinById, coinRecord, coinRows } from '#data/catalog/queries.ts'
import { standardQuery } from '#data/catalog/types/coin-row.ts'
import { catalogStatus } from '#data/catalog/queries/status.ts'
import { foldDeltas } from '#data/catalog/store/store-market.ts'
import { createMarketServer } from '#tests/fakes/market-server.ts'
import { liveQuery } from 'dexie'
import { describe, expect, test, vi } from 'vitest'
import { coins, freshCatalog, nowMs, portsOf, reopened } from './catalog-kit.ts'

describe('pulling the market', () => {
  test('an empty device has no page, a pulled one has its first screen', async () => {
    const { db } = freshCatalog()
    expect(await coinRows({}, db)).toBeNull()
    const server = createMarketServer(coins(250))
    expect(await pullMarket(portsOf(db, server))).toEqual({ version: 1, asOfSec: 1_790_000_001 })
    const page = await coinRows({ from: 0, to: 3 }, db)
    expect(page).toMatchObject({
      total: 250,
      allCount: 250,
      version: 1,
      isSample: true,
      sourceId: 'sample',
    })
    expect(page?.rows.map(({ id }) => id)).toEqual(['c0', 'c1', 'c2'])
  })

  test('after a reload the first screen is answered without the columns', async () => {
    const { db } = freshCatalog()
    await pullMarket(portsOf(db, createMarketServer(coins(250))))
    const columns = vi.spyOn(reopened(db).columns, 'get')
    expect((await coinRows({ ...standardQuery, from: 0, to: 100 }, db))?.rows).toHaveLength(100)
    expect(columns).not.toHaveBeenCalled()
    expect((await coinRows({ ...standardQuery, from: 100, to: 120 }, db))?.rows[0]?.id).toBe('c100')
    expect(columns).toHaveBeenCalledOnce()
  })

  test('asks for what changed since, and a live query repaints', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(30))
    await pullMarket(portsOf(db, server))
    const seen: (number | null | undefined)[] = []
    const subscription = liveQuery(() => coinRows({ from: 0, to: 1 }, db)).subscribe((page) =>
      seen.push(page?.rows[0]?.priceUsd),
    )
    await vi.waitFor(() => expect(seen).toEqual([1]))
    server.publish(coins(30, (at) => (at === 0 ? { price: 77 } : {})))
    await pullMarket(portsOf(db, server))
    await vi.waitFor(() => expect(seen.at(-1)).toBe(77))
    subscription.unsubscribe()
    expect(server.requests.map(({ payload }) => payload)).toEqual([{}, { since: 1 }])
  })

  test('deltas survive a reload, folded or not', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(30))
    await pullMarket(portsOf(db, server))
    for (let version = 2; version <= 5; version++) {
      server.publish(coins(30 + version, (at) => ({ price: at * version })))
      await pullMarket(portsOf(db, server))
    }
    const before = await coinRows(
      { sort: { by: 'priceUsd', direction: 'desc' }, to: 500 },
      reopened(db),
    )
    expect(before?.total).toBe(35)
    expect(await db.deltas.count()).toBe(4)
    expect(await foldDeltas(db, 1)).toBe(true)
    expect(await db.deltas.count()).toBe(0)
    expect(
      await coinRows({ sort: { by: 'priceUsd', direction: 'desc' }, to: 500 }, reopened(db)),
    ).toEqual(before)
  })

  test('nothing new only refreshes the time', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(3))
    await pullMarket(portsOf(db, server))
    await pullMarket(portsOf(db, server, { nowMs: () => nowMs + 60_000 }))
    expect(await db.deltas.count()).toBe(0)
    expect((await catalogStatus(db)).market?.savedAtMs).toBe(nowMs + 60_000)
  })

  test('two tabs that apply the same delta end with one', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(20))
    await pullMarket(portsOf(db, server))
    server.publish(coins(21))
    await Promise.all([pullMarket(portsOf(db, server)), pullMarket(portsOf(db, server))])
    expect(await db.deltas.count()).toBe(1)
    expect((await coinRows({}, reopened(db)))?.total).toBe(21)
  })
})

describe('a server without get_market', () => {
  test('is read page by page, and details one at a time', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(620))
    const ports = portsOf(db, server, { hasMarketDelta: () => Promise.resolve(false) })
    await pullMarket(ports)
    expect(server.requests.map(({ f }) => f)).toEqual(['get_coins', 'get_coins', 'get_coins'])
    expect((await coinRows({}, db))?.total).toBe(620)
    await pullCoinRecord(ports, 'c5')
    expect(await coinRecord('c5', db)).toMatchObject({
      id: 'c5',
      circulatingSupply: 21e6,
      description: 'About c5',
    })
    expect((await coinRecord('c5', db))?.sparkline7dUsd).toEqual(Float32Array.from([6, 1.5, 2.5]))
  })

  test('a lost page keeps what was there', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(620))
    const ports = portsOf(db, server, { hasMarketDelta: () => Promise.resolve(false) })
    await pullMarket(ports)
    server.publish(coins(10))
    server.next('get_coins', { error: new Error('offline') })
    await expect(pullMarket(ports)).rejects.toThrow('offline')
    expect((await coinRows({}, db))?.total).toBe(620)
  })

  test('that only seemed so, because its abilities could not be asked for, is still asked for what changed', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(20))
    await pullMarket(portsOf(db, server))
    server.publish(coins(21))
    const withoutDelta = portsOf(db, server, { hasMarketDelta: () => Promise.resolve(false) })
    await pullMarket(withoutDelta)
    expect(server.requests.at(-1)).toEqual({ f: 'get_market', payload: { since: 1 } })
    server.next('get_market', {
      error: Object.assign(new Error('no answer'), { kind: 'network', status: 500 }),
    })
    await expect(pullMarket(withoutDelta)).rejects.toThrow('no answer')
    expect(await coinById('c20', db)).not.toBeNull()
    server.next('get_market', {
      error: Object.assign(new Error('unknown call'), { kind: 'http', status: 404 }),
    })
    await pullMarket(withoutDelta)
    expect(server.requests.at(-1)).toMatchObject({ f: 'get_coins' })
  })

  test('once it learns deltas, the first answer is a whole snapshot', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(20))
    await pullMarket(portsOf(db, server, { hasMarketDelta: () => Promise.resolve(false) }))
    await pullMarket(portsOf(db, server))
    expect(server.requests.at(-1)).toEqual({ f: 'get_market', payload: {} })
  })
})
