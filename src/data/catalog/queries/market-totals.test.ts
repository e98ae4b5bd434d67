import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { marketRow, snapshotOf } from '#tests/fixtures/wire-market.ts'
import { CatalogDb } from '../../catalog-db.ts'
import { storeSnapshot } from '../store/store-market.ts'
import { marketTotals } from './market-totals.ts'

let db: CatalogDb
beforeEach(() => {
  db = new CatalogDb('totals', { indexedDB: new IDBFactory(), IDBKeyRange })
})
afterEach(() => db.delete())

test('an empty device knows no totals', async () => {
  expect(await marketTotals(db)).toBeNull()
})

test('every coin of the catalogue counts, stablecoins too; the largest are named with their share', async () => {
  const market = [
    marketRow({ id: 'a', symbol: 'aaa', market_cap: 300, volume_24h: 5, change_24h: 0 }),
    marketRow({ id: 'b', symbol: 'bbb', market_cap: 100, category: 'Stablecoin' }),
    marketRow({ id: 'c', total_ai_score: 60 }),
  ]
  await storeSnapshot(db, snapshotOf(market), { nowMs: 5, origin: 'market' })
  expect(await marketTotals(db)).toMatchObject({
    coins: 3,
    marketCapUsd: { value: 400, known: 2 },
    volume24hUsd: { value: 5, known: 1 },
    medianScore: { known: 1 },
    largest: [
      { id: 'a', symbol: 'aaa', sharePct: 75 },
      { id: 'b', symbol: 'bbb', sharePct: 25 },
    ],
  })
})
