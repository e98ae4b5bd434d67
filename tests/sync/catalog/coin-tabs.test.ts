// The fake must be in place before Dexie looks for IndexedDB.
import 'fake-indexeddb/auto'
import {
  pullCandles,
  pullCoinExtras,
  pullDossiers,
  pullScoreHistory,
} from '#data/catalog/pulls/pull-coin-tabs.ts'
import { fetchAhead } from '#data/catalog/pulls/fetch-ahead.ts'
import { pullChart, pullMarket } from '#data/catalog/pulls/pull-market.ts'
import { savedChart } from '#data/catalog/queries.ts'
import { catalogStatus } from '#data/catalog/queries/status.ts'
import type { ScoreHistoryWire } from '#data/catalog/types/coin-dossier.ts'
import { dropCatalogExtras } from '#data/catalog/commands/drop-extras.ts'
import { shortenScores } from '#data/catalog/commands/shorten-scores.ts'
import { storeDossier } from '#data/catalog/store/store-dossiers.ts'
import { coinDossier, savedCandles } from '#data/catalog/queries/tab-queries.ts'
import { createMarketServer } from '#tests/fakes/market-server.ts'
import { describe, expect, test } from 'vitest'
import { coins, freshCatalog, nowMs, portsOf } from './catalog-kit.ts'

const idle = () => Promise.resolve()
const isDossierCall = ({ f }: { f: string }): boolean => f === 'get_coin_dossiers'

const snapshot = { version: 1, confidence: 'rated', total_ai_score: 50, inputs: {} }
const year = {
  items: [0, 300, 340, 360].map((day) => ({ ...snapshot, rated_at: day * 86_400 })),
  recorded_since: 0,
  window_days: 365,
} as unknown as ScoreHistoryWire

describe("what a coin's tabs show", () => {
  test('R-CDT-001 is kept part by part, and a part that is not told again stays', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(3))
    const ports = portsOf(db, server)
    await pullScoreHistory(ports, 'c1')
    expect(await coinDossier('c1', db)).toMatchObject({
      id: 'c1',
      news: null,
      community: null,
      scores: { items: [{ total_ai_score: 50 }] },
    })
    await pullCoinExtras(ports, 'c1')
    server.next('get_coin_detail', { output: { id: 'c1' } })
    await pullCoinExtras(ports, 'c1')
    expect(await coinDossier('c1', db)).toMatchObject({
      savedAtMs: nowMs,
      news: { origin: 'sample', asOfSec: 9, items: [{ title: 'About c1' }] },
      community: { twitterFollowers: { value: 7 } },
      scores: { window_days: 30 },
    })
  })

  test('decision 198: markets keep their age; an answer without them leaves them, an empty one says there are none', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(3))
    const ports = portsOf(db, server)
    const markets = [{ exchange: 'Place', base: 'C1', target: 'USD', price: 2 }]
    const answers = [
      { id: 'c1', markets, markets_count: 4, markets_as_of: 9 },
      { id: 'c1' },
      { id: 'c1', markets: [], markets_as_of: 10 },
    ]
    const kept = []
    for (const output of answers) {
      server.next('get_coin_detail', { output })
      await pullCoinExtras(ports, 'c1')
      kept.push((await coinDossier('c1', db))?.markets)
    }
    expect(kept).toMatchObject([
      { total: 4, asOfSec: 9, items: [{ exchange: 'Place' }] },
      { total: 4, asOfSec: 9 },
      { total: 0, asOfSec: 10, items: [] },
    ])
  })

  test('R-CDT-002 candles are kept by their span; an empty answer takes nothing away', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(3))
    const ports = portsOf(db, server)
    await pullCandles(ports, { id: 'c1', range: '30d' })
    server.next('get_coin_ohlc', { output: { candles: [] } })
    await pullCandles(ports, { id: 'c1', range: '30d' })
    expect(await savedCandles('c1', '30d', db)).toMatchObject({
      days: 30,
      closesUsd: Float64Array.of(2),
      highsUsd: Float64Array.of(3),
    })
    expect(await savedCandles('c1', '7d', db)).toBeNull()
    await pullChart(ports, { id: 'c1', range: '1y' })
    server.next('get_coin_price_history', { output: { points: [] } })
    await pullChart(ports, { id: 'c1', range: '1y' })
    expect((await savedChart('c1', '1y', db))?.pricesUsd).toHaveLength(2)
  })

  test('D-TIERS when a member leaves, histories are shortened, and nothing else of the tabs', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(3))
    const ports = portsOf(db, server)
    await pullCoinExtras(ports, 'c1')
    await storeDossier(db, 'c1', { parts: () => ({ scores: year }), nowMs })
    await storeDossier(db, 'c2', { parts: () => ({ scores: { ...year, window_days: 30 } }), nowMs })
    const before = await coinDossier('c2', db)
    await shortenScores(30, db)
    expect(await coinDossier('c1', db)).toMatchObject({
      news: { asOfSec: 9 },
      scores: {
        window_days: 30,
        items: [{ rated_at: 340 * 86_400 }, { rated_at: 360 * 86_400 }],
        gate: { window_days: 365 },
      },
    })
    expect(await coinDossier('c2', db)).toEqual(before)
  })

  test('D-TIERS an answer to a member who left while it was under way is kept as a visitor sees it', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(3))
    let who: string | null = 'member'
    const ports = portsOf(db, server, { asker: () => who })
    server.next('get_score_history', { output: year })
    await pullScoreHistory(ports, 'c0')
    expect((await coinDossier('c0', db))?.scores).toEqual(year)
    const { items } = (await server.call('get_coin_dossiers', { ids: ['c1'] })) as {
      items: object[]
    }
    server.next('get_score_history', { output: year })
    server.next('get_coin_dossiers', {
      output: { items: items.map((item) => ({ ...item, scores: year })) },
    })
    const underWay = [pullScoreHistory(ports, 'c0'), pullDossiers(ports, ['c1'])]
    who = null
    await Promise.all(underWay)
    for (const id of ['c0', 'c1'])
      expect((await coinDossier(id, db))?.scores).toMatchObject({
        window_days: 30,
        items: [{ rated_at: 340 * 86_400 }, { rated_at: 360 * 86_400 }],
        gate: { window_days: 365 },
      })
  })

  test('R-CDT-001 several coins come in one call, with a year of prices each', async () => {
    const { db } = freshCatalog()
    await pullDossiers(portsOf(db, createMarketServer(coins(3))), ['c0', 'c2', 'gone'])
    expect((await coinDossier('c2', db))?.scores?.items).toHaveLength(1)
    expect((await savedChart('c2', '1y', db))?.timesSec).toEqual(Float64Array.of(10, 20))
    expect((await savedChart('c2', '1y', db))?.volumesUsd[0]).toBeNaN()
    expect(await coinDossier('gone', db)).toBeNull()
  })

  test('R-CDT-001 watched coins and those of the first screen are fetched ahead, twenty a call, once a day', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(130))
    const ports = { ...portsOf(db, server), idle }
    await pullMarket(ports)
    expect(await fetchAhead(ports, { watchedIds: ['c120'] })).toBe(true)
    expect(
      server.requests
        .filter(isDossierCall)
        .map(({ payload }) => (payload['ids'] as string[]).length),
    ).toEqual([20, 20, 20, 20, 20, 1])
    expect(await coinDossier('c120', db)).not.toBeNull()
    expect(await coinDossier('c99', db)).not.toBeNull()
    expect(await coinDossier('c110', db)).toBeNull()
    server.requests.length = 0
    expect(
      await fetchAhead({ ...ports, nowMs: () => nowMs + 7_200_000 }, { watchedIds: ['c120'] }),
    ).toBe(true)
    expect(server.requests.filter(isDossierCall)).toEqual([])
  })

  test('R-CDT-001 what a server leaves out, or a call it does not know, is not asked for with every tick', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer(coins(5))
    const ports = { ...portsOf(db, server), idle }
    await pullMarket(ports)
    server.next('get_coin_dossiers', { output: { items: [] } })
    await fetchAhead(ports)
    await fetchAhead(ports)
    expect(server.requests.filter(isDossierCall)).toHaveLength(1)
    const later = { ...ports, nowMs: () => nowMs + 3_700_000 }
    server.next('get_coin_dossiers', {
      error: Object.assign(new Error('unknown call'), { kind: 'http', status: 404 }),
    })
    expect(await fetchAhead(later)).toBe(true)
    await fetchAhead(later)
    expect(server.requests.filter(isDossierCall)).toHaveLength(2)
  })

  test('makes way on a full device, and counts among what is saved', async () => {
    const { db } = freshCatalog()
    const ports = portsOf(db, createMarketServer(coins(3)))
    await pullDossiers(ports, ['c0'])
    expect((await catalogStatus(db)).bytes.charts).toBeGreaterThan(100)
    await dropCatalogExtras(nowMs, db)
    expect(await coinDossier('c0', db)).toBeNull()
  })
})
