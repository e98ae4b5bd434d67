import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CatalogDb } from '../../catalog-db.ts'
import {
  candleRowOf,
  extrasOf,
  pointsOfPast,
  storeCandles,
  storeDossier,
} from './store-dossiers.ts'

let db: CatalogDb
beforeEach(() => {
  db = new CatalogDb('dossiers', { indexedDB: new IDBFactory(), IDBKeyRange })
})
afterEach(() => db.delete())

const facts = (value: number) => ({ stars: { value, as_of: 1, source: 'sample' } })
const scores = { items: [], recorded_since: 5, window_days: 30, gate: null }

test('R-CDT-001 of an answer only the parts it names are taken; news say where they come from', () => {
  expect(extrasOf({})).toEqual({})
  expect(extrasOf({ community_facts: facts(1), developer_facts: facts(2) })).toEqual({
    community: facts(1),
    development: facts(2),
  })
  expect(extrasOf({ news: [] })).toEqual({ news: { items: [], asOfSec: null, origin: 'feeds' } })
  expect(extrasOf({ news: [], news_as_of: 7, news_origin: 'none' })).toEqual({
    news: { items: [], asOfSec: 7, origin: 'none' },
  })
})

describe('what the tabs of a coin show', () => {
  test('R-CDT-001 is kept part by part: what is told again is replaced, the rest stays, and its room is counted', async () => {
    await storeDossier(db, 'a', { parts: () => ({ community: facts(1) }), nowMs: 5 })
    const first = await db.dossiers.get('a')
    expect(first).toEqual({
      id: 'a',
      community: facts(1),
      development: null,
      news: null,
      scores: null,
      savedAtMs: 5,
      bytes: expect.any(Number),
    })
    await storeDossier(db, 'a', { parts: () => ({ scores }), nowMs: 6 })
    const second = await db.dossiers.get('a')
    expect(second).toMatchObject({ community: facts(1), scores, savedAtMs: 6 })
    const { bytes, ...content } = second ?? { bytes: 0 }
    expect(bytes).toBe(JSON.stringify(content).length)
  })

  test('makes way after four hundred coins, those opened longest ago first', async () => {
    await db.dossiers.bulkPut(
      Array.from({ length: 400 }, (_, at) => ({
        id: `c${at}`,
        community: null,
        development: null,
        news: null,
        scores: null,
        savedAtMs: 1000 - at,
        bytes: 1,
      })),
    )
    await storeDossier(db, 'c5', { parts: () => ({}), nowMs: 2000 })
    expect(await db.dossiers.count()).toBe(400)
    await storeDossier(db, 'new', { parts: () => ({}), nowMs: 2001 })
    expect([
      await db.dossiers.count(),
      await db.dossiers.get('c399'),
      (await db.dossiers.get('c398'))?.id,
    ]).toEqual([400, undefined, 'c398'])
  })
})

test('R-CDT-001 a year of prices that comes as three columns is read as points, without those that have no price', () => {
  expect(
    pointsOfPast({ times: [1, 2, 3, 4], prices: [5, null, 7], volumes: [null, 1] } as never),
  ).toEqual([
    { t: 1, price: 5, volume: null },
    { t: 3, price: 7, volume: null },
  ])
})

describe('R-CDT-002 candles', () => {
  const candle = { t: 1, open: 2, high: 5, low: 1, close: 3 }
  const wire = (id: string, candles = [candle]) => ({ id, days: 7, candles, asOfSec: 9 })

  test('are kept column by column', () => {
    expect(
      candleRowOf(wire('a', [candle, { t: 2, open: 3, high: 6, low: 2, close: 4 }]), 99),
    ).toEqual({
      id: 'a',
      days: 7,
      timesSec: Float64Array.of(1, 2),
      opensUsd: Float64Array.of(2, 3),
      highsUsd: Float64Array.of(5, 6),
      lowsUsd: Float64Array.of(1, 2),
      closesUsd: Float64Array.of(3, 4),
      asOfSec: 9,
      savedAtMs: 99,
      bytes: 80,
    })
  })

  test('replace earlier ones of their span; an empty answer replaces nothing', async () => {
    await storeCandles(db, wire('a'), 1)
    await storeCandles(db, wire('a', [{ ...candle, close: 4 }]), 2)
    await storeCandles(db, wire('a', []), 3)
    await storeCandles(db, wire('b', []), 3)
    expect(await db.candles.toArray()).toMatchObject([
      { id: 'a', closesUsd: Float64Array.of(4), savedAtMs: 2 },
    ])
  })

  test('make way after two hundred, the oldest first', async () => {
    await db.candles.bulkPut(
      Array.from({ length: 200 }, (_, at) => candleRowOf(wire(`c${at}`), 1000 - at)),
    )
    await storeCandles(db, wire('c0'), 2000)
    expect(await db.candles.count()).toBe(200)
    await storeCandles(db, wire('new'), 2001)
    expect([
      await db.candles.count(),
      await db.candles.get(['c199', 7]),
      (await db.candles.get(['c198', 7]))?.id,
    ]).toEqual([200, undefined, 'c198'])
  })
})
