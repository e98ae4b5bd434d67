import { deltaBetween, marketRow, snapshotOf, type MarketRow } from '#tests/fixtures/wire-market.ts'
import { takeConsoleErrors } from '#tests/fakes/unexpected-console.ts'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CatalogDb, type CatalogMetaRow } from '../../catalog-db.ts'
import { onCatalogEvent, type CatalogEvent } from '../queries/catalog-events.ts'
import { storeDelta, storeSnapshot } from '../store/store-market.ts'
import { forgetIndex, heldIndex, openCatalogIndex } from './open-index.ts'
import { readableIndex } from './readable-index.ts'

const factory = { current: new IDBFactory() }
const open = () => new CatalogDb('opened', { indexedDB: factory.current, IDBKeyRange })
let db: CatalogDb
beforeEach(() => {
  factory.current = new IDBFactory()
  db = open()
})
afterEach(() => db.delete())

const market = (price: number): MarketRow[] => [
  marketRow({ id: 'a', price }),
  marketRow({ id: 'b', price: 2 }),
]
const storeFirst = (version = 1) =>
  storeSnapshot(db, snapshotOf(market(1), version), { nowMs: 10, origin: 'market' })
const storeNext = (version: number) =>
  storeDelta(
    db,
    deltaBetween(market(version - 1), market(version), { since: version - 1, version }),
    10,
  )
const meta = async (of = db): Promise<CatalogMetaRow> =>
  (await of.catalogMeta.get('current')) ?? expect.unreachable()
const priceOf = async (of = db) =>
  (await openCatalogIndex(of, await meta(of))).rowById('a')?.priceUsd

describe('the index of what is stored', () => {
  test('is in memory as soon as something was stored, and is read once after a reload, however many ask', async () => {
    await storeFirst()
    expect(heldIndex(db, await meta())?.version).toBe(1)
    forgetIndex(db)
    expect(heldIndex(db, await meta())).toBeNull()
    const reads = vi.spyOn(db.columns, 'get')
    const now = await meta()
    const [one, other] = await Promise.all([openCatalogIndex(db, now), openCatalogIndex(db, now)])
    expect([
      one === other,
      (await openCatalogIndex(db, now)) === one,
      reads.mock.calls.length,
    ]).toEqual([true, true, 1])
  })

  test('is brought forward by another tab\u2019s deltas without reading the columns again', async () => {
    await storeFirst()
    const other = open()
    expect(await priceOf(other)).toBe(1)
    await storeNext(2)
    await storeNext(3)
    const reads = vi.spyOn(other.columns, 'get')
    expect([await priceOf(other), reads.mock.calls.length]).toEqual([3, 0])
    await storeNext(4)
    expect([await priceOf(other), reads.mock.calls.length]).toEqual([4, 0])
    other.close()
  })

  test('stays the same where nothing but the age changed', async () => {
    await storeFirst()
    const before = await openCatalogIndex(db, await meta())
    await storeDelta(db, deltaBetween(market(1), market(1), { since: 1, version: 1 }), 99)
    expect([
      (await openCatalogIndex(db, await meta())) === before,
      (await meta()).savedAtMs,
    ]).toEqual([true, 99])
  })

  test('of a market set back by its server is read anew in every tab', async () => {
    await storeFirst(7)
    const other = open()
    await priceOf(other)
    await storeSnapshot(db, snapshotOf(market(5), 3), { nowMs: 20, origin: 'market' })
    expect(await priceOf(other)).toBe(5)
    other.close()
  })

  test('is read after one who could not: a fault is nobody else\u2019s', async () => {
    await storeFirst()
    forgetIndex(db)
    vi.spyOn(db.columns, 'get').mockRejectedValueOnce(new Error('busy'))
    await expect(priceOf()).rejects.toThrow('busy')
    expect(await priceOf()).toBe(1)
  })

  test('a device that takes no writes shows what it has', async () => {
    await storeFirst()
    forgetIndex(db)
    vi.spyOn(db.catalogMeta, 'put').mockRejectedValue(new Error('read only'))
    expect(await priceOf()).toBe(1)
    await new Promise((resolve) => {
      setTimeout(resolve, 5)
    })
    expect(takeConsoleErrors()).toEqual([])
  })
})

const damages: [string, () => PromiseLike<unknown>][] = [
  ['no columns', () => db.columns.clear()],
  ['a delta missing in the middle', () => db.deltas.delete(2)],
  ['the last delta missing', () => db.deltas.delete(3)],
  ['another number of coins', () => db.catalogMeta.toCollection().modify({ count: 3 })],
  [
    'columns newer than what they belong to',
    () => db.columns.toCollection().modify({ version: 9 }),
  ],
]

describe('a damaged catalogue', () => {
  test.each(damages)('with %s is refused by its code', async (_, damage) => {
    await storeFirst()
    await storeNext(2)
    await storeNext(3)
    forgetIndex(db)
    await damage()
    await expect(priceOf()).rejects.toMatchObject({ code: 'CATALOG_CORRUPT' })
  })

  test('that lost its head while it was read is refused too', async () => {
    await storeFirst()
    const before = await meta()
    forgetIndex(db)
    await db.catalogMeta.clear()
    await expect(openCatalogIndex(db, before)).rejects.toMatchObject({ code: 'CATALOG_CORRUPT' })
  })

  test('reads as none, and is thrown away with a word, so that the next pull cures it', async () => {
    const events: CatalogEvent[] = []
    const stop = onCatalogEvent((event) => events.push(event))
    await storeFirst()
    const before = await meta()
    forgetIndex(db)
    await db.columns.clear()
    expect(await readableIndex(db, before)).toBeNull()
    await vi.waitFor(() =>
      expect(events).toMatchObject([{ type: 'catalogDropped', code: 'CATALOG_CORRUPT' }]),
    )
    expect(await db.catalogMeta.count()).toBe(0)
    stop()
  })

  test('that cannot even be thrown away says so on the console', async () => {
    await storeFirst()
    const before = await meta()
    forgetIndex(db)
    await db.columns.clear()
    vi.spyOn(db.catalogMeta, 'clear').mockRejectedValue(new Error('read only'))
    expect(await readableIndex(db, before)).toBeNull()
    await vi.waitFor(() => expect(takeConsoleErrors()).toHaveLength(1))
  })
})

test('no catalogue reads as none; a failure that is no damage is the caller\u2019s, and nothing is thrown away for it', async () => {
  expect(await readableIndex(db, undefined)).toBeNull()
  await storeFirst()
  const now = await meta()
  expect((await readableIndex(db, now))?.version).toBe(1)
  forgetIndex(db)
  vi.spyOn(db.columns, 'get').mockRejectedValueOnce(new Error('busy'))
  await expect(readableIndex(db, now)).rejects.toThrow('busy')
  expect(await db.catalogMeta.count()).toBe(1)
})
