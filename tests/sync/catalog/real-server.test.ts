// The fake must be in place before Dexie looks for IndexedDB.
import 'fake-indexeddb/auto'
import { createCallApi } from '#api/call.ts'
import { fetchCapabilities } from '#api/capabilities.ts'
import { createHttp } from '#api/http.ts'
import type { CatalogDb } from '#data/catalog-db.ts'
import { pullChart, pullMarket, pullSales } from '#data/catalog/pulls/pull-market.ts'
import { fetchAhead } from '#data/catalog/pulls/fetch-ahead.ts'
import type { PullPorts } from '#data/catalog/pulls/ports.ts'
import { coinRecord, coinRows, salesRows, savedChart } from '#data/catalog/queries.ts'
import { catalogStatus } from '#data/catalog/queries/status.ts'
import { createMarket } from '#server/gateways/market/create-market.ts'
import { sampleMarketSource } from '#server/gateways/market/sample/sample-source.ts'
import { createMemoryServer } from '#tests/fakes/memory-server.ts'
import { describe, expect, test } from 'vitest'
import { freshCatalog, reopened } from './catalog-kit.ts'

const minuteMs = 60_000

/** The product's own server, api floor and catalogue, with the sample market at a clock that tests move. */
const connected = async ({ extensions }: { extensions: boolean }) => {
  let nowMs = Date.UTC(2026, 10, 21, 7, 30)
  const clock = { nowMs: () => nowMs }
  const market = createMarket({ source: sampleMarketSource(clock), clock })
  await market.refresh()
  const server = await createMemoryServer({ extensions, clock, market })
  const call = createCallApi(
    createHttp({
      origin: 'http://memory.test',
      token: () => null,
      language: () => 'en',
      isOffline: () => false,
      onAnswer: () => {},
      onUnauthorized: () => {},
      fetch: server.fetch,
    }),
  )
  const capabilities = await fetchCapabilities(call)
  const portsOf = (db: CatalogDb): PullPorts => ({
    db,
    call,
    hasMarketDelta: () => Promise.resolve(capabilities.has('market-delta')),
    nowMs: clock.nowMs,
    asker: () => null,
  })
  const tick = async (): Promise<void> => {
    nowMs += minuteMs
    await market.refresh()
  }
  return { server, portsOf, tick, view: () => market.view() }
}

const allRows = async (db: CatalogDb) =>
  (await coinRows({ sort: { by: 'rank', direction: 'asc' }, to: 10_000 }, db))?.rows

describe.each([{ extensions: true }, { extensions: false }])(
  'against the product’s own server, $extensions extensions',
  ({ extensions }) => {
    test('coins, sales and records arrive whole, and a minute later only what changed', async () => {
      const { db, events } = freshCatalog()
      const { server, portsOf, tick, view } = await connected({ extensions })
      const ports = portsOf(db)
      await pullMarket(ports)
      await pullSales(ports)
      const wire = view()?.rows ?? []
      const rows = await allRows(db)
      expect(rows?.length).toBe(wire.length)
      expect(rows?.find(({ id }) => id === 'bitcoin')).toMatchObject({
        name: 'Bitcoin',
        priceUsd: wire.find(({ id }) => id === 'bitcoin')?.price,
      })
      const sales = await salesRows(db)
      expect(sales.length).toBe(view()?.sales.length)
      expect(sales.every(({ detail }) => detail !== null)).toBe(true)

      await tick()
      await pullMarket(ports)
      expect(await db.deltas.count()).toBe(extensions ? 1 : 0)
      const { db: other } = freshCatalog()
      await pullMarket(portsOf(other))
      expect(await allRows(reopened(db))).toEqual(await allRows(other))
      expect(events).toEqual([])
      await server.close()
    })
  },
)

test('everything a flight needs is on the device after one idle visit', async () => {
  const { db } = freshCatalog()
  const { server, portsOf } = await connected({ extensions: true })
  const ports = { ...portsOf(db), idle: () => Promise.resolve() }
  await pullMarket(ports)
  expect(await fetchAhead(ports, { watchedIds: ['bitcoin'] })).toBe(true)
  const { counts } = await catalogStatus(db)
  expect(counts.blocks).toBe(counts.allBlocks)
  for (const { id } of (await allRows(db)) ?? [])
    expect((await coinRecord(id, db))?.sparkline7dUsd).toHaveLength(168)
  expect((await savedChart('bitcoin', '30d', db))?.pricesUsd.length).toBeGreaterThan(100)
  await pullChart(ports, { id: 'bitcoin', range: '1y' })
  expect((await savedChart('bitcoin', '1y', db))?.timesSec.length).toBeGreaterThan(100)
  await server.close()
})
