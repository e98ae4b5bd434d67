import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { storageWatch } from '../../storage/queries/storage-health.ts'
import { marketRow, snapshotOf } from '#tests/fixtures/wire-market.ts'
import { CatalogDb, type CatalogMetaRow } from '../../catalog-db.ts'
import { heldIndex } from '../index/open-index.ts'
import { storeSnapshot } from './store-market.ts'
import { onCatalogEvent, type CatalogEvent } from '../queries/catalog-events.ts'
import { areExtrasPaused, dropCatalogExtras } from '../commands/drop-extras.ts'
import { dropCatalog, writeExtra, writeMakingRoom } from './make-room.ts'
import { chartRowOf } from './store-chart.ts'
import { blockRowOf } from './store-blocks.ts'
import { candleRowOf, storeDossier } from './store-dossiers.ts'

const dayMs = 86_400_000
let db: CatalogDb
let events: CatalogEvent[]
let stop: () => void

beforeEach(() => {
  db = new CatalogDb('rooms', { indexedDB: new IDBFactory(), IDBKeyRange })
  events = []
  stop = onCatalogEvent((event) => events.push(event))
})
afterEach(async () => {
  stop()
  storageWatch.foundFull(db.name, false)
  await db.delete()
})

const named = (name: string, over: object = {}): Error =>
  Object.assign(new Error('no room'), { name }, over)
const full = named('QuotaExceededError')
const isFull = (): boolean => storageWatch.get().isFull

/** One of everything that can be fetched again, and a sale that stays. */
const furnish = async (): Promise<void> => {
  await db.charts.put(chartRowOf({ id: 'a', range: '30d', points: [], asOfSec: null }, 1))
  await db.blocks.put(blockRowOf({ block: 0, version: 1, items: [] }, 1))
  await db.records.put({ id: 'a', record: {} as never, savedAtMs: 1, bytes: 1 })
  await storeDossier(db, 'a', { parts: () => ({}), nowMs: 1 })
  await db.candles.put(candleRowOf({ id: 'a', days: 1, candles: [], asOfSec: null }, 1))
  await db.sales.put({ id: 's' } as never)
}
const counts = () =>
  Promise.all(
    [db.charts, db.blocks, db.records, db.dossiers, db.candles, db.sales].map((table) =>
      table.count(),
    ),
  )

describe('design 5: a write on a full device', () => {
  test('that fits needs no room, and what was full is not full any more', async () => {
    storageWatch.foundFull(db.name, true)
    await furnish()
    expect([
      await writeMakingRoom(db, 5, () => Promise.resolve('written')),
      isFull(),
      await counts(),
      events,
    ]).toEqual(['written', false, [1, 1, 1, 1, 1, 1], []])
  })

  test('drops what can be fetched again, goes through, and nothing is fetched ahead for a day', async () => {
    await furnish()
    let tries = 0
    const write = async (): Promise<string> => {
      tries += 1
      if (tries === 1) throw full
      return 'written'
    }
    expect(await writeMakingRoom(db, 5, write)).toBe('written')
    expect([tries, isFull(), await counts(), events]).toEqual([
      2,
      false,
      [0, 0, 0, 0, 0, 1],
      [{ type: 'extrasDropped', charts: 1, blocks: 1 }],
    ])
    expect([
      await areExtrasPaused(db, 5 + dayMs - 1),
      await areExtrasPaused(db, 5 + dayMs),
    ]).toEqual([true, false])
  })

  test('that still finds no room fails with a code, and the device is known to be full', async () => {
    const written = writeMakingRoom(db, 5, () => Promise.reject(full))
    await expect(written).rejects.toMatchObject({ code: 'CATALOG_QUOTA', cause: full })
    expect(isFull()).toBe(true)
  })

  test('that fails otherwise the second time says so, and the device does not count as full', async () => {
    const failures = [full, new Error('a mistake of ours')]
    await expect(
      writeMakingRoom(db, 5, () => Promise.reject(failures.shift() as Error)),
    ).rejects.toThrow('a mistake of ours')
    expect(isFull()).toBe(false)
  })

  test('any other failure passes as it is, and nothing is dropped for it', async () => {
    await furnish()
    for (const error of [
      new Error('offline'),
      'no error at all',
      named('AbortError'),
      named('AbortError', { inner: undefined }),
      named('AbortError', { inner: named('DataError') }),
    ]) {
      await expect(writeMakingRoom(db, 5, () => Promise.reject(error as Error))).rejects.toBe(error)
    }
    expect([await counts(), events]).toEqual([[1, 1, 1, 1, 1, 1], []])
  })

  test.each([
    ['as itself', full],
    ['inside an aborted transaction', named('AbortError', { inner: full })],
    ['as the cause', new Error('write failed', { cause: full })],
  ])('no room is recognised %s, and an extra is given up for it', async (_, error) => {
    await furnish()
    await expect(writeExtra(() => Promise.reject(error))).rejects.toMatchObject({
      code: 'CATALOG_QUOTA',
    })
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('an error that names itself as its cause is looked at once', async () => {
    const own = named('AbortError')
    Object.assign(own, { inner: own })
    await expect(writeExtra(() => Promise.reject(own))).rejects.toBe(own)
  })

  test('an extra that fits is written', async () => {
    expect(await writeExtra(() => Promise.resolve(7))).toBe(7)
  })
})

test('nothing is paused on a device that was never full, nor by a note that cannot be read', async () => {
  expect(await areExtrasPaused(db, 0)).toBe(false)
  await dropCatalogExtras(0, db)
  await db.meta.toCollection().modify((row) => {
    row.value = 'tomorrow'
  })
  expect(await areExtrasPaused(db, 0)).toBe(false)
})

test('a damaged catalogue goes whole, its blocks too; charts and sales are not part of it', async () => {
  await furnish()
  await db.firstPage.put({ key: 'current', rows: [] })
  await db.deltas.put({ version: 2, delta: {} as never })
  await db.catalogMeta.put({ key: 'current' } as never)
  await db.columns.put({ key: 'current' } as never)
  await dropCatalog(db, { code: 'CATALOG_CORRUPT', detail: 'no columns' })
  expect([
    await counts(),
    await Promise.all(
      [db.firstPage, db.deltas, db.catalogMeta, db.columns].map((table) => table.count()),
    ),
  ]).toEqual([
    [1, 0, 1, 1, 1, 1],
    [0, 0, 0, 0],
  ])
  expect(events).toEqual([
    { type: 'catalogDropped', code: 'CATALOG_CORRUPT', detail: 'no columns' },
  ])
})

test('what was dropped is not held in memory either', async () => {
  await storeSnapshot(db, snapshotOf([marketRow({ id: 'a' })]), { nowMs: 5, origin: 'market' })
  const meta = (await db.catalogMeta.get('current')) as CatalogMetaRow
  expect(heldIndex(db, meta)?.version).toBe(1)
  await dropCatalog(db, { code: 'CATALOG_CORRUPT', detail: 'no columns' })
  expect(heldIndex(db, meta)).toBeNull()
})
