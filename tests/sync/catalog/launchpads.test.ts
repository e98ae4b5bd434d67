// The fake must be in place before Dexie looks for IndexedDB.
import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { CatalogDb } from '#data/catalog-db.ts'
import { pullLaunchpads } from '#data/catalog/pulls/pull-launchpads.ts'
import { launchpadRows, saleById } from '#data/catalog/queries.ts'
import { launchpadsState } from '#data/catalog/queries/status.ts'
import { createMarketServer } from '#tests/fakes/market-server.ts'
import { describe, expect, test } from 'vitest'
import { freshCatalog, nowMs, portsOf } from './catalog-kit.ts'

const source = { id: 'sample', is_sample: true, as_of: 7, quarantined: 0 }
const sold = (id: string, roi: number | null) => ({
  id,
  name: id,
  symbol: id,
  chain: null,
  sold_at: 5,
  sale_price: 0.1,
  roi,
  ath_roi: null,
})
const launchpad = (id: string, over: object = {}) => ({
  id,
  name: id,
  image: null,
  projects: 9,
  avg_roi: 3,
  ath_roi: 8,
  score: 40.4,
  chains: ['Base'],
  ...over,
})
const page = (items: object[]) => ({
  output: { items, total: items.length, page: 1, page_size: 250, source },
})

describe('R-AIX-003 launchpads on the device', () => {
  test('the record is worked out from the projects that come along, whatever the sums beside them say', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer([])
    server.next(
      'get_launchpads',
      page([launchpad('yard', { sales: [sold('a', 2), sold('b', 0.5), sold('c', null)] })]),
    )
    expect(await pullLaunchpads(portsOf(db, server))).toEqual({ asOfSec: 7 })
    expect(server.requests).toEqual([
      { f: 'get_launchpads', payload: { page: 1, page_size: 250, with_detail: true } },
    ])
    expect(await launchpadRows(db)).toMatchObject([
      {
        id: 'yard',
        record: { projects: 3, pricedCount: 2, averageMultiple: 1.25, score: null },
        sales: [{ id: 'a', multiple: 2, soldAtSec: 5 }, { id: 'b' }, { id: 'c', multiple: null }],
      },
    ])
    expect(await launchpadsState(db)).toEqual({ asOfSec: 7, isSample: true, savedAtMs: nowMs })
  })

  test('a host that tells only the sums is shown with them, the rest unknown', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer([])
    server.next('get_launchpads', page([launchpad('sums')]))
    await pullLaunchpads(portsOf(db, server))
    expect(await launchpadRows(db)).toMatchObject([
      {
        sales: null,
        record: {
          projects: 9,
          pricedCount: null,
          averageMultiple: 3,
          averagePeakMultiple: 8,
          medianMultiple: null,
          score: 40,
          scoreLow: null,
          coveragePct: 100,
        },
      },
    ])
  })

  test('a new list replaces the old one whole; one that fails leaves it', async () => {
    const { db } = freshCatalog()
    const server = createMarketServer([])
    server.next('get_launchpads', page([launchpad('old'), launchpad('kept')]))
    await pullLaunchpads(portsOf(db, server))
    server.next('get_launchpads', page([launchpad('kept')]))
    await pullLaunchpads(portsOf(db, server))
    server.next('get_launchpads', { error: new Error('offline') })
    await expect(pullLaunchpads(portsOf(db, server))).rejects.toThrow('offline')
    expect((await launchpadRows(db)).map(({ id }) => id)).toEqual(['kept'])
  })

  test('design 4: a catalogue of the version before opens with all that was in it', async () => {
    const name = 'catalog-before-launchpads'
    const before = new Dexie(name)
    before.version(2).stores({
      catalogMeta: 'key',
      firstPage: 'key',
      columns: 'key',
      deltas: 'version',
      blocks: 'block, savedAtMs, bytes',
      records: 'id, bytes',
      sales: 'id',
      charts: '[id+range], savedAtMs, bytes',
      savedContent: '[kind+key], kind',
      meta: 'key',
      dossiers: 'id, savedAtMs, bytes',
      candles: '[id+days], savedAtMs, bytes',
    })
    await before.open()
    await before.table('sales').put({ id: 'kept', name: 'Kept' })
    before.close()
    const db = new CatalogDb(name)
    expect(await saleById('kept', db)).toMatchObject({ name: 'Kept' })
    expect(await launchpadRows(db)).toEqual([])
    expect(await launchpadsState(db)).toBe(null)
    await db.delete()
  })
})
