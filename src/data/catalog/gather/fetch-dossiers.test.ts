import { createMarketServer, type MarketServer } from '#tests/fakes/market-server.ts'
import { marketRow } from '#tests/fixtures/wire-market.ts'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CatalogDb } from '../../catalog-db.ts'
import { storeDossier } from '../store/store-dossiers.ts'
import { pullMarket } from '../pulls/pull-market.ts'
import { dossierTasks } from './fetch-dossiers.ts'
import type { PullPorts } from '../pulls/ports.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const nowMs = 100 * dayMs
let db: CatalogDb
let server: MarketServer

beforeEach(() => {
  db = new CatalogDb('ahead', { indexedDB: new IDBFactory(), IDBKeyRange })
  server = createMarketServer(
    Array.from({ length: 25 }, (_, at) => marketRow({ id: `c${at}`, score_low: 100 - at })),
  )
})
afterEach(() => db.delete())

const ports = (atMs = nowMs): PullPorts => ({
  db,
  call: server.call,
  hasMarketDelta: () => Promise.resolve(true),
  nowMs: () => atMs,
  asker: () => null,
})
const run = async (atMs = nowMs, watchedIds: readonly string[] = []): Promise<string[][]> => {
  server.requests.length = 0
  for (const task of await dossierTasks(ports(atMs), { watchedIds, staleAfterMs: dayMs }))
    await task()
  return server.requests.map(({ payload }) => payload['ids'] as string[])
}

test('R-CDT-001 watched coins first, then those of the first screen, none twice, twenty a call', async () => {
  await pullMarket(ports())
  const calls = await run(nowMs, ['c24', 'c3'])
  expect([
    calls.map((ids) => ids.length),
    calls.flat().slice(0, 4),
    new Set(calls.flat()).size,
  ]).toEqual([[20, 5], ['c24', 'c3', 'c0', 'c1'], 25])
})

test('R-CDT-001 only what is missing or a day old is asked for, and nothing of a market without versions', async () => {
  await pullMarket(ports())
  for (let at = 0; at < 24; at++)
    await storeDossier(db, `c${at}`, {
      parts: () => ({}),
      nowMs: at === 7 ? nowMs - dayMs - 1 : nowMs - dayMs,
    })
  expect(await run()).toEqual([['c7', 'c24']])
  await db.meta.clear()
  await db.catalogMeta.toCollection().modify({ origin: 'pages' })
  expect(await run(nowMs + 9 * dayMs)).toEqual([])
})

test('R-CDT-001 who was asked is left in peace for an hour, whatever was answered', async () => {
  await pullMarket(ports())
  server.next('get_coin_dossiers', { output: { items: [] } })
  server.next('get_coin_dossiers', {
    error: Object.assign(new Error('unknown call'), { kind: 'http', status: 404 }),
  })
  expect((await run()).length).toBe(2)
  expect([await run(nowMs + hourMs - 1), (await run(nowMs + hourMs)).length]).toEqual([[], 2])
})

test('R-CDT-001 a server out of reach fails the task, and is asked again the next time', async () => {
  await pullMarket(ports())
  server.next('get_coin_dossiers', { error: new Error('offline') })
  await expect(run()).rejects.toThrow('offline')
  expect((await run()).length).toBe(2)
})

test('R-CDT-001 a note that cannot be read holds nothing up; on an empty device nothing is asked for', async () => {
  expect(await run()).toEqual([])
  await pullMarket(ports())
  await db.meta.put({ key: 'dossiersAskedAtMs', value: 'soon' })
  expect((await run()).length).toBe(2)
})
