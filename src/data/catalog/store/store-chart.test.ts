import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CatalogDb } from '../../catalog-db.ts'
import { chartRowOf, storeChart } from './store-chart.ts'

let db: CatalogDb
beforeEach(() => {
  db = new CatalogDb('charts', { indexedDB: new IDBFactory(), IDBKeyRange })
})
afterEach(() => db.delete())

const chart = (
  id: string,
  points: { t: number; price: number; volume?: number | null }[] = [{ t: 1, price: 2 }],
) => ({ id, range: '30d' as const, points, asOfSec: 9 })

test('R-CDT-002 a history stands in time order, one point a moment, its last word counting; an untold volume is unknown', () => {
  const points = [
    { t: 30, price: 3, volume: 7 },
    { t: 10, price: 1, volume: null },
    { t: 30, price: 4, volume: 8 },
    { t: 20, price: 2 },
  ]
  expect(chartRowOf(chart('a', points), 99)).toEqual({
    id: 'a',
    range: '30d',
    timesSec: Float64Array.of(10, 20, 30),
    pricesUsd: Float64Array.of(1, 2, 4),
    volumesUsd: Float64Array.of(Number.NaN, Number.NaN, 8),
    asOfSec: 9,
    savedAtMs: 99,
    bytes: 72,
  })
})

test('a newer history takes the place of the old one; an empty answer takes nothing away, and is kept where there was none', async () => {
  await storeChart(db, chart('a'), 1)
  await storeChart(db, chart('a', [{ t: 5, price: 6 }]), 2)
  await storeChart(db, chart('a', []), 3)
  await storeChart(db, chart('b', []), 3)
  expect(await db.charts.toArray()).toMatchObject([
    { id: 'a', pricesUsd: Float64Array.of(6), savedAtMs: 2 },
    { id: 'b', pricesUsd: new Float64Array(), savedAtMs: 3 },
  ])
})

test('five hundred histories are kept; the ones looked at longest ago make way', async () => {
  await db.charts.bulkPut(
    Array.from({ length: 500 }, (_, at) => chartRowOf(chart(`c${at}`), 1000 - at)),
  )
  await storeChart(db, chart('c0', [{ t: 1, price: 9 }]), 2000)
  expect(await db.charts.count()).toBe(500)
  await storeChart(db, chart('new'), 2001)
  expect([
    await db.charts.count(),
    await db.charts.get(['c499', '30d']),
    (await db.charts.get(['c498', '30d']))?.savedAtMs,
  ]).toEqual([500, undefined, 502])
})
