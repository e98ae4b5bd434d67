import { deltaBetween, marketRow, snapshotOf, type MarketRow } from '#tests/fixtures/wire-market.ts'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CatalogDb } from '../../catalog-db.ts'
import { bytesOfColumns } from '../columns/stored-columns.ts'
import { forgetIndex, heldIndex } from '../index/open-index.ts'
import { foldDeltas, storeDelta, storeSnapshot } from './store-market.ts'

let db: CatalogDb
beforeEach(() => {
  db = new CatalogDb('market', { indexedDB: new IDBFactory(), IDBKeyRange })
})
afterEach(() => db.delete())

const market = (price: number, count = 2): MarketRow[] =>
  Array.from({ length: count }, (_, at) =>
    marketRow({ id: `c${at}`, price: at === 0 ? price : 1, score_low: count - at }),
  )
const deltaTo = (version: number) =>
  deltaBetween(market(version - 1), market(version), { since: version - 1, version })
const meta = async () => (await db.catalogMeta.get('current')) ?? expect.unreachable()
const storedRow = async () => (await db.columns.get('current')) ?? expect.unreachable()
const start = (origin: 'market' | 'pages' = 'market', version = 1) =>
  storeSnapshot(db, snapshotOf(market(version), version), { nowMs: 10, origin })

describe('a snapshot', () => {
  test('replaces what was there with all that came with it, deltas too, and begins a line of its own', async () => {
    expect(await start()).toEqual({ version: 1, asOfSec: 1_790_000_001 })
    expect(await meta()).toMatchObject({
      key: 'current',
      revision: 1,
      lineage: 10,
      version: 1,
      origin: 'market',
      count: 2,
      blockSize: 100,
      sourceId: 'sample',
      isSample: true,
      quarantined: 0,
      savedAtMs: 10,
    })
    expect((await meta()).bytes).toBe(bytesOfColumns(await storedRow()))
    await storeDelta(db, deltaTo(2), 11)
    await storeSnapshot(db, snapshotOf(market(9, 150), 5), { nowMs: 4, origin: 'pages' })
    expect(await meta()).toMatchObject({
      revision: 3,
      lineage: 11,
      version: 5,
      origin: 'pages',
      count: 150,
      savedAtMs: 4,
    })
    expect([
      await db.deltas.count(),
      (await db.firstPage.get('current'))?.rows.map(({ id }) => id).slice(-2),
      heldIndex(db, await meta())?.columns.count,
    ]).toEqual([0, ['c98', 'c99'], 150])
  })

  test('of a later time has that time for its line, so that two devices\u2019 clocks never make one of two', async () => {
    await start()
    await storeSnapshot(db, snapshotOf(market(1), 1), { nowMs: 5000, origin: 'market' })
    expect((await meta()).lineage).toBe(5000)
  })
})

describe('a delta', () => {
  test('continues what is stored: one row more, the first screen anew, the line the same', async () => {
    await start()
    expect(await storeDelta(db, deltaTo(2), 20)).toEqual({ version: 2, asOfSec: 1_790_000_002 })
    expect(await meta()).toMatchObject({
      revision: 2,
      lineage: 10,
      version: 2,
      savedAtMs: 20,
      asOfSec: 1_790_000_002,
    })
    expect([
      await db.deltas.toCollection().primaryKeys(),
      (await db.firstPage.get('current'))?.rows[0]?.priceUsd,
      heldIndex(db, await meta())?.version,
    ]).toEqual([[2], 2, 2])
  })

  test('without a change is an age alone', async () => {
    await start()
    expect(
      await storeDelta(db, deltaBetween(market(1), market(1), { since: 1, version: 1 }), 30),
    ).toEqual({ version: 1, asOfSec: 1_790_000_001 })
    expect([await db.deltas.count(), (await meta()).savedAtMs, (await meta()).revision]).toEqual([
      0, 30, 2,
    ])
  })

  test('without a change that counts other coins does not fit', async () => {
    await start()
    await expect(
      storeDelta(
        db,
        { ...deltaBetween(market(1), market(1), { since: 1, version: 1 }), count: 3 },
        30,
      ),
    ).rejects.toMatchObject({ code: 'CATALOG_DELTA_MALFORMED' })
  })

  test('that changes nothing but its number is kept, so that the next one continues it', async () => {
    await start()
    await storeDelta(db, deltaBetween(market(1), market(1), { since: 1, version: 2 }), 30)
    expect([await db.deltas.count(), (await meta()).version]).toEqual([1, 2])
  })

  test('that another tab has stored already is done', async () => {
    await start()
    await storeDelta(db, deltaTo(2), 20)
    expect(await storeDelta(db, deltaTo(2), 25)).toEqual({ version: 2, asOfSec: 1_790_000_002 })
    expect([await db.deltas.count(), (await meta()).savedAtMs]).toEqual([1, 20])
  })

  test('that another tab overtook while it was worked out is left to that tab', async () => {
    await start()
    const transaction = db.transaction.bind(db) as (...args: unknown[]) => unknown
    vi.spyOn(db, 'transaction').mockImplementationOnce((async (...args: unknown[]) => {
      await db.catalogMeta.toCollection().modify({ version: 9, asOfSec: 99 })
      return transaction(...args)
    }) as never)
    expect(await storeDelta(db, deltaTo(2), 20)).toEqual({ version: 9, asOfSec: 99 })
    expect(await db.deltas.count()).toBe(0)
  })

  test('whose catalogue was thrown away meanwhile is not kept: the next pull fetches it whole', async () => {
    await start()
    const transaction = db.transaction.bind(db) as (...args: unknown[]) => unknown
    vi.spyOn(db, 'transaction').mockImplementationOnce((async (...args: unknown[]) => {
      await db.catalogMeta.clear()
      return transaction(...args)
    }) as never)
    expect(await storeDelta(db, deltaTo(2), 20)).toEqual({ version: 1, asOfSec: 1_790_000_001 })
    expect([await db.deltas.count(), await db.catalogMeta.count()]).toEqual([0, 0])
  })

  const unrelated: [string, () => Promise<unknown>, object][] = [
    ['of another version', () => start(), { since: 4, version: 5 }],
    ['that goes back', () => start(), { since: 1, version: 0 }],
    ['that stands still and changes a price', () => start(), { since: 1, version: 1 }],
    ['on pages, which have no versions', () => start('pages'), {}],
    ['on nothing', () => Promise.resolve(), {}],
  ]
  test.each(unrelated)('%s is refused, and nothing has changed', async (_, prepare, over) => {
    await prepare()
    const before = await db.catalogMeta.toArray()
    await expect(storeDelta(db, { ...deltaTo(2), ...over }, 20)).rejects.toMatchObject({
      code: 'CATALOG_DELTA_UNRELATED',
    })
    expect([await db.catalogMeta.toArray(), await db.deltas.count()]).toEqual([before, 0])
  })

  test('that only removes a coin, and says no new version, is no empty one', async () => {
    await start()
    await expect(
      storeDelta(
        db,
        { ...deltaTo(2), ids: [], columns: {}, removed: ['c1'], version: 1, count: 1 },
        20,
      ),
    ).rejects.toMatchObject({ code: 'CATALOG_DELTA_UNRELATED' })
  })
})

const withDeltas = async (last: number): Promise<void> => {
  await start()
  for (let version = 2; version <= last; version++) await storeDelta(db, deltaTo(version), 20)
}

describe('folding', () => {
  test('waits for six deltas, then writes them into the columns; nobody sees a difference after a reload', async () => {
    await withDeltas(6)
    expect([await foldDeltas(db), await db.deltas.count()]).toEqual([false, 5])
    await storeDelta(db, deltaTo(7), 21)
    const before = await meta()
    expect([await foldDeltas(db), await db.deltas.count()]).toEqual([true, 0])
    forgetIndex(db)
    expect(await db.columns.get('current')).toMatchObject({
      version: 7,
      figures: { priceUsd: Float64Array.of(7, 1) },
    })
    const { bytes, ...rest } = await meta()
    expect([rest, bytes]).toEqual([
      expect.objectContaining({ version: 7, revision: before.revision, savedAtMs: 21 }),
      bytesOfColumns(await storedRow()),
    ])
  })

  test('leaves a store alone that has moved on meanwhile, is damaged, or is empty', async () => {
    expect(await foldDeltas(db, 0)).toBe(false)
    await withDeltas(3)
    const transaction = db.transaction.bind(db) as (...args: unknown[]) => unknown
    vi.spyOn(db, 'transaction').mockImplementationOnce((async (...args: unknown[]) => {
      await db.catalogMeta.toCollection().modify({ lineage: 77 })
      return transaction(...args)
    }) as never)
    expect([await foldDeltas(db, 1), await db.deltas.count()]).toEqual([false, 2])
    await db.catalogMeta.toCollection().modify({ lineage: 10 })
    forgetIndex(db)
    await db.columns.clear()
    expect([await foldDeltas(db, 1), await db.deltas.count()]).toEqual([false, 2])
    await vi.waitFor(async () => expect(await db.catalogMeta.count()).toBe(0))
  })
})
