// The fake must be in place before Dexie looks for IndexedDB.
import 'fake-indexeddb/auto'
import { onCatalogEvent } from '#data/catalog/queries/catalog-events.ts'
import { pullMarket } from '#data/catalog/pulls/pull-market.ts'
import { coinRows, coinSelection } from '#data/catalog/queries.ts'
import { createMarketServer } from '#tests/fakes/market-server.ts'
import { takeConsoleErrors } from '#tests/fakes/unexpected-console.ts'
import { describe, expect, test, vi } from 'vitest'
import { coins, freshCatalog, portsOf, reopened } from './catalog-kit.ts'

describe('what must not break the catalogue', () => {
  test('a malformed delta is refused, told, and cured by a full snapshot', async () => {
    const { db, events } = freshCatalog()
    const server = createMarketServer(coins(20))
    await pullMarket(portsOf(db, server))
    server.publish(coins(22))
    const output = {
      kind: 'delta',
      since: 1,
      version: 2,
      count: 999,
      source: { id: 'sample', is_sample: true, as_of: 1, quarantined: 0 },
      removed: [],
      ids: ['c0'],
      columns: {},
    }
    server.next('get_market', { output })
    expect(await pullMarket(portsOf(db, server))).toMatchObject({ version: 2 })
    expect(events).toMatchObject([{ type: 'deltaRefused', code: 'CATALOG_DELTA_MALFORMED' }])
    expect((await coinRows({}, db))?.total).toBe(22)
  })

  test.each([
    ['a column of another length', { name: ['only one'] }],
    ['text among figures', { price: Array.from({ length: 20 }, () => 'x') }],
    ['the same id twice', { id: Array.from({ length: 20 }, () => 'c0') }],
    [
      'a coin without an id',
      { id: Array.from({ length: 20 }, (_, at) => (at === 3 ? '' : `c${at}`)) },
    ],
  ])('a snapshot with %s changes nothing', async (_, over) => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(20))
    await pullMarket(portsOf(db, server))
    const { columns, ...snapshot } = (await server.call('get_market', {})) as { columns: object }
    server.next('get_market', { output: { ...snapshot, columns: { ...columns, ...over } } })
    await expect(pullMarket(portsOf(db, server))).rejects.toMatchObject({
      code: 'CATALOG_SNAPSHOT_MALFORMED',
    })
    expect((await coinRows({}, reopened(db)))?.rows[0]?.name).toBe('Coin 0')
  })

  test('a server set back to an older version is followed', async () => {
    const { db } = freshCatalog()
    await pullMarket(portsOf(db, createMarketServer(coins(20), 50)))
    const restored = createMarketServer(coins(10), 7)
    expect(await pullMarket(portsOf(db, restored))).toMatchObject({ version: 7 })
    expect((await coinRows({}, db))?.total).toBe(10)
    restored.publish(coins(11), 50)
    await pullMarket(portsOf(db, restored))
    expect((await coinRows({}, reopened(db)))?.total).toBe(11)
  })

  test('a crash inside any write leaves the version before, whole', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(20))
    await pullMarket(portsOf(db, server))
    server.publish(coins(25))
    const crash = vi.spyOn(db.catalogMeta, 'put').mockImplementationOnce(() => {
      throw new Error('crash')
    })
    await expect(pullMarket(portsOf(db, server))).rejects.toThrow('crash')
    crash.mockRestore()
    expect(await db.deltas.count()).toBe(0)
    expect((await coinRows({ to: 500 }, reopened(db)))?.total).toBe(20)
    await pullMarket(portsOf(db, server))
    expect((await coinRows({ to: 500 }, reopened(db)))?.rows).toHaveLength(25)
  })

  const damages: [string, (db: ReturnType<typeof freshCatalog>['db']) => Promise<unknown>][] = [
    ['columns are gone', (db) => db.columns.clear()],
    [
      'a figure column is cut short',
      (db) =>
        db.columns.toCollection().modify((row) => {
          row.figures.priceUsd = new Float64Array(3)
        }),
    ],
    [
      'a figure column is not one',
      (db) =>
        db.columns.toCollection().modify((row) => {
          Object.assign(row.figures, { rank: 'x' })
        }),
    ],
    [
      'names are torn',
      (db) =>
        db.columns.toCollection().modify((row) => {
          row.name = row.name.slice(0, 10)
        }),
    ],
    ['a delta is missing', (db) => db.deltas.clear()],
  ]
  test.each(damages)(
    'where %s the catalogue is dropped, told and fetched again',
    async (_, damage) => {
      const { db, events } = freshCatalog()
      const server = createMarketServer(coins(150))
      await pullMarket(portsOf(db, server))
      server.publish(coins(151))
      await pullMarket(portsOf(db, server))
      await damage(reopened(db))
      expect(await coinSelection({}, db)).toBeNull()
      await vi.waitFor(() =>
        expect(events).toMatchObject([{ type: 'catalogDropped', code: 'CATALOG_CORRUPT' }]),
      )
      expect(await coinRows({}, db)).toBeNull()
      await pullMarket(portsOf(db, server))
      expect((await coinSelection({}, db))?.total).toBe(151)
    },
  )

  test('damage met while applying a delta is cured in the same pull', async () => {
    const { db, events } = freshCatalog()
    const server = createMarketServer(coins(20))
    await pullMarket(portsOf(db, server))
    await reopened(db).columns.clear()
    server.publish(coins(21))
    await pullMarket(portsOf(db, server))
    expect(events).toMatchObject([{ type: 'catalogDropped' }])
    expect((await coinRows({}, db))?.total).toBe(21)
  })

  test('a listener that throws does not stop the others', async () => {
    const { db, events } = freshCatalog()
    const stop = onCatalogEvent(() => {
      throw new Error('listener')
    })
    const server = createMarketServer(coins(20))
    await pullMarket(portsOf(db, server))
    await reopened(db).columns.clear()
    await coinSelection({}, db)
    await vi.waitFor(() => expect(events).toHaveLength(1))
    stop()
    expect(takeConsoleErrors()).toHaveLength(1)
  })
})
