import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { marketRow, snapshotOf } from '#tests/fixtures/wire-market.ts'
import { CatalogDb } from '../catalog-db.ts'
import { forgetIndex } from './index/open-index.ts'
import { coinRows } from './queries.ts'
import { storeSnapshot } from './store/store-market.ts'
import { standardQuery } from './types/coin-row.ts'

let db: CatalogDb
beforeEach(async () => {
  db = new CatalogDb('first-screen', { indexedDB: new IDBFactory(), IDBKeyRange })
  const rows = ['Stablecoin', 'DeFi', 'Meme'].map((category, at) =>
    marketRow({ id: `c${at}`, name: `Coin ${at}`, rank: at + 1, score_low: 3 - at, category }),
  )
  await storeSnapshot(db, snapshotOf(rows), { nowMs: 5, origin: 'market' })
  // As after a reload: everything on disk, nothing in memory.
  forgetIndex(db)
})
afterEach(() => db.delete())

describe('the first screen of a market with stablecoins', () => {
  test('leaves them out, and knows how many coins that leaves', async () => {
    const reads = vi.spyOn(db.columns, 'get')
    expect(await coinRows(standardQuery, db)).toMatchObject({
      allCount: 3,
      total: 2,
      rows: [{ id: 'c1' }, { id: 'c2' }],
    })
    expect(reads).not.toHaveBeenCalled()
    expect((await coinRows({}, db))?.total).toBe(3)
  })

  test('that was kept before they were left out is read from the columns', async () => {
    await db.firstPage.put({ key: 'current', rows: [] })
    expect((await coinRows(standardQuery, db))?.rows.map(({ id }) => id)).toEqual(['c1', 'c2'])
  })
})
