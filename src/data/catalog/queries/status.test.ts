import { marketRow, snapshotOf } from '#tests/fixtures/wire-market.ts'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CatalogDb } from '../../catalog-db.ts'
import { airdropsState, catalogStatus, launchpadsState, partStateOf, salesState } from './status.ts'
import { storeSnapshot } from '../store/store-market.ts'

let db: CatalogDb
beforeEach(() => {
  db = new CatalogDb('status', { indexedDB: new IDBFactory(), IDBKeyRange })
})
afterEach(() => db.delete())

test('an empty device has nothing of anything', async () => {
  expect(await catalogStatus(db)).toEqual({
    market: null,
    sales: null,
    counts: { coins: 0, blocks: 0, allBlocks: 0, sales: 0, charts: 0, deltas: 0 },
    bytes: { market: 0, blocks: 0, charts: 0 },
  })
  expect([await salesState(db), await launchpadsState(db), await airdropsState(db)]).toEqual([
    null,
    null,
    null,
  ])
})

test('each part tells its own age; a host that names no source is no sample, of unknown age', async () => {
  const states = {
    sales: partStateOf(null, 5),
    launchpads: partStateOf({ id: 'sample', is_sample: true, as_of: 7, quarantined: 0 }, 6),
    airdrops: partStateOf(null, 7),
  }
  for (const [key, value] of Object.entries(states)) await db.meta.put({ key, value })
  expect([await salesState(db), await launchpadsState(db), await airdropsState(db)]).toEqual([
    { asOfSec: null, isSample: false, savedAtMs: 5 },
    { asOfSec: 7, isSample: true, savedAtMs: 6 },
    { asOfSec: null, isSample: false, savedAtMs: 7 },
  ])
})

test('what is on the device is counted and measured without reading it; blocks of a hundred coins, begun ones too', async () => {
  await storeSnapshot(
    db,
    snapshotOf(Array.from({ length: 201 }, (_, at) => marketRow({ id: `c${at}` }))),
    { nowMs: 5, origin: 'market' },
  )
  await db.blocks.bulkPut([
    { block: 0, bytes: 100 },
    { block: 1, bytes: 20 },
  ] as never)
  await db.records.put({ id: 'a', bytes: 3 } as never)
  await db.charts.bulkPut([
    { id: 'a', range: '30d', bytes: 1000 },
    { id: 'a', range: '1y', bytes: 200 },
  ] as never)
  await db.dossiers.put({ id: 'a', bytes: 30 } as never)
  await db.candles.put({ id: 'a', days: 1, bytes: 4 } as never)
  await db.sales.bulkPut([{ id: 's' }, { id: 't' }] as never)
  await db.deltas.put({ version: 2 } as never)
  const status = await catalogStatus(db)
  expect(status.counts).toEqual({
    coins: 201,
    blocks: 2,
    allBlocks: 3,
    sales: 2,
    charts: 2,
    deltas: 1,
  })
  expect(status.bytes).toEqual({
    market: status.market && (await db.catalogMeta.get('current'))?.bytes,
    blocks: 123,
    charts: 1234,
  })
  expect(status.market).toMatchObject({ version: 1, isSample: true })
  await db.catalogMeta.toCollection().modify({ origin: 'pages' })
  expect((await catalogStatus(db)).counts.allBlocks).toBe(0)
})
