import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { marketRow, snapshotOf } from '#tests/fixtures/wire-market.ts'
import { CatalogDb } from '../../catalog-db.ts'
import { storeSnapshot } from '../store/store-market.ts'
import { categoryFigures } from './category-figures.ts'

let db: CatalogDb
beforeEach(() => {
  db = new CatalogDb('category', { indexedDB: new IDBFactory(), IDBKeyRange })
})
afterEach(() => db.delete())

const traded = { price: 1, volume_24h: 5e6, market_cap: 1e9, as_of: 1_790_000_001 }
const market = [
  marketRow({ id: 'a', ...traded, category: 'Layer 1', score_low: 50, change_24h: 3 }),
  marketRow({ id: 'b', ...traded, category: 'Layer 1', score_low: 70, change_24h: -2 }),
  marketRow({ id: 'c', ...traded, category: 'Layer 1', change_24h: 400, volume_24h: 12 }),
  marketRow({ id: 'd', ...traded, category: 'DeFi', score_low: 90, change_24h: 9 }),
  marketRow({ id: 'e', category: 'Quiet' }),
]
const stored = () => storeSnapshot(db, snapshotOf(market), { nowMs: 5, origin: 'market' })

test('an empty device knows no category', async () => {
  expect(await categoryFigures(['DeFi'], db)).toBeNull()
})

test('D-LISTFILTER a category under its own name though it was asked for by a slug, with its leaders; what hardly trades leads nothing', async () => {
  await stored()
  const layer1 = await categoryFigures(['layer-1'], db)
  expect(layer1).toMatchObject({ names: ['Layer 1'], coins: 3 })
  expect([layer1?.best?.id, layer1?.gainer?.id, layer1?.loser?.id]).toEqual(['b', 'a', 'b'])
})

test('several categories are one group', async () => {
  await stored()
  const both = await categoryFigures(['Layer 1', 'DeFi'], db)
  expect([both?.coins, both?.best?.id, both?.marketCapUsd.value]).toEqual([4, 'd', 4e9])
})

test('where nobody is rated or moved nobody leads; a category nobody has holds no coin', async () => {
  await stored()
  const nobody = { best: null, gainer: null, loser: null }
  expect(await categoryFigures(['Quiet'], db)).toMatchObject({ coins: 1, ...nobody })
  expect(await categoryFigures(['Unheard of'], db)).toMatchObject({
    names: ['Unheard of'],
    coins: 0,
    ...nobody,
  })
})
