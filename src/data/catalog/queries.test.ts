import { marketRow, snapshotOf, type MarketRow } from '#tests/fixtures/wire-market.ts'
import { recordOf } from '#tests/fakes/market-server.ts'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { weightsOfText } from '#domain/rating/weights.ts'
import { CatalogDb } from '../catalog-db.ts'
import { onCatalogEvent } from './queries/catalog-events.ts'
import { standardQuery, type CoinQuery } from './types/coin-row.ts'
import { forgetIndex } from './index/open-index.ts'
import {
  blockOfCoin,
  blocksOfCoins,
  coinById,
  coinFilterWords,
  coinMatches,
  coinRecord,
  coinRows,
  coinsByIds,
  coinSelection,
  coinSparklines,
  marketOrigin,
  openCatalog,
  saleById,
  savedChart,
  warmCatalog,
} from './queries.ts'
import { catalogStatus } from './queries/status.ts'
import { storeBlock, storeLoneRecord } from './store/store-blocks.ts'
import { storeSnapshot } from './store/store-market.ts'

let db: CatalogDb
beforeEach(() => {
  db = new CatalogDb('queries', { indexedDB: new IDBFactory(), IDBKeyRange })
})
afterEach(() => db.delete())

const coins = (count: number): MarketRow[] =>
  Array.from({ length: count }, (_, at) =>
    marketRow({
      id: `c${at}`,
      name: `Coin ${at}`,
      rank: at + 1,
      score_low: count - at,
      price: at,
      block: at < 2 ? at : null,
    }),
  )
/** As after a reload: everything on disk, nothing in memory. */
const stored = async (
  rows: readonly MarketRow[],
  origin: 'market' | 'pages' = 'market',
): Promise<void> => {
  await storeSnapshot(db, snapshotOf(rows), { nowMs: 5, origin })
  forgetIndex(db)
}
const ownWeights = weightsOfText('90-10-0-0-0') ?? expect.unreachable()
const origin = { version: 1, asOfSec: 1_790_000_001, sourceId: 'sample', isSample: true }

test('an empty device answers every question with nothing', async () => {
  const answers = await Promise.all([
    marketOrigin(db),
    coinRows({}, db),
    openCatalog(db),
    coinSelection({}, db),
    coinById('c0', db),
    coinRecord('c0', db),
    blockOfCoin('c0', db),
    saleById('s', db),
    savedChart('c0', '30d', db),
  ])
  expect(new Set(answers)).toEqual(new Set([null]))
  expect([
    await coinMatches('c', 5, db),
    await coinsByIds(['c0'], db),
    await coinSparklines(['c0'], db),
    await coinFilterWords(db),
    await blocksOfCoins(['c0'], db),
  ]).toEqual([[], new Map(), new Map(), { categories: [], chains: [] }, []])
  await warmCatalog(db)
})

/** How often the columns were read for a question after a reload. */
const readsFor = async (
  query: CoinQuery & { from?: number; to?: number },
): Promise<[number, string[] | undefined]> => {
  forgetIndex(db)
  const reads = vi.spyOn(db.columns, 'get')
  const before = reads.mock.calls.length
  const rows = (await coinRows(query, db))?.rows.map(({ id }) => id)
  return [reads.mock.calls.length - before, rows]
}

describe('the first screen', () => {
  test.each<[string, CoinQuery & { from?: number; to?: number }]>([
    ['as it is', standardQuery],
    ['part of it', { ...standardQuery, from: 0, to: 2 }],
    ['by its own order', { ...standardQuery, sort: { by: 'scoreLow', direction: 'desc' }, to: 2 }],
    [
      'with filters that are open',
      {
        filter: { leavesOutPegged: true, ranges: {}, categories: [], chains: [] },
        search: ' ',
        to: 2,
      },
    ],
    ['without a choice', { ...standardQuery, sort: null, to: 2 }],
  ])('design 4: %s is painted without reading the columns', async (_, query) => {
    await stored(coins(120))
    expect(await readsFor(query)).toEqual([0, coins(query.to ?? 100).map(({ id }) => id)])
  })

  test.each<[string, CoinQuery & { from?: number; to?: number }]>([
    ['with coins that are made to stand still', {}],
    ['beyond it', { ...standardQuery, from: 0, to: 101 }],
    ['turned round', { sort: { by: 'scoreLow', direction: 'asc' } }],
    ['by another column', { sort: { by: 'priceUsd', direction: 'desc' } }],
    ['searched', { search: 'coin 1' }],
    ['of one range', { filter: { ranges: { priceUsd: { min: 1 } } } }],
    ['of one category', { filter: { categories: ['DeFi'] } }],
    ['of one chain', { filter: { chains: ['base'] } }],
    ['of some coins', { filter: { ids: ['c3'] } }],
    ['of no coin', { filter: { ids: [] } }],
    ['by own weights', { ownWeights }],
  ])('%s is answered by the columns', async (_, query) => {
    await stored(coins(120))
    const [reads, rows] = await readsFor(query)
    expect([reads, rows]).toEqual([1, (await coinRows(query, db))?.rows.map(({ id }) => id)])
  })

  test('of a small market is whole, and of a damaged one is read from the columns', async () => {
    await stored(coins(3))
    expect(await coinRows(standardQuery, db)).toEqual({
      ...origin,
      allCount: 3,
      total: 3,
      rows: expect.objectContaining({ length: 3 }) as unknown,
    })
    await db.firstPage.put({ key: 'current', rows: 'torn' } as never)
    expect(await readsFor(standardQuery)).toEqual([1, ['c0', 'c1', 'c2']])
  })

  test('a window of it begins where it is asked to', async () => {
    await stored(coins(120))
    expect((await coinRows({ from: 2, to: 4 }, db))?.rows.map(({ id }) => id)).toEqual(['c2', 'c3'])
    expect(
      await coinRows({ sort: { by: 'priceUsd', direction: 'desc' }, from: 1, to: 3 }, db),
    ).toMatchObject({ total: 120, allCount: 120, rows: [{ id: 'c118' }, { id: 'c117' }] })
  })
})

test('design 4: a catalogue readied in idle time answers its first question without the database', async () => {
  await stored(coins(120))
  await warmCatalog(db)
  const reads = vi.spyOn(db.columns, 'get')
  expect([(await coinSelection({ search: 'c119' }, db))?.total, reads.mock.calls.length]).toEqual([
    1, 0,
  ])
})

test('a damaged catalogue answers every question with nothing', async () => {
  await stored(coins(120))
  await db.columns.clear()
  const dropped = new Promise((resolve) => {
    onTestFinished(onCatalogEvent(resolve))
  })
  expect(await coinRows({ search: 'coin' }, db)).toBeNull()
  await dropped
  expect([await coinRows({}, db), await openCatalog(db), await coinById('c1', db)]).toEqual([
    null,
    null,
    null,
  ])
})

test('a saved history is found by its coin and range, and no other', async () => {
  await db.charts.put({ id: 'c0', range: '30d', savedAtMs: 3 } as never)
  expect([
    (await savedChart('c0', '30d', db))?.savedAtMs,
    await savedChart('c0', '7d', db),
    await savedChart('c1', '30d', db),
  ]).toEqual([3, null, null])
})

test('the open catalogue tells how many fit, of how many, where they come from, and whether own weights can rate them', async () => {
  await stored([...coins(3), marketRow({ id: 'rated', name: 'Rated', low_cap: 100 })])
  const selection = await coinSelection({ search: 'coin' }, db)
  expect(selection).toMatchObject({ ...origin, total: 3, allCount: 4, tellsParts: true })
  expect(selection?.rowsAt(1, 3).map(({ id }) => id)).toEqual(['c1', 'c2'])
  await stored(coins(3))
  expect((await coinSelection({}, db))?.tellsParts).toBe(false)
  expect([
    (await coinSelection({ ownWeights }, db))?.rowsAt(0, 1)[0],
    (await coinRows({ ownWeights, to: 1 }, db))?.rows[0],
  ]).toMatchObject([{ own: { totalScore: null } }, { own: { totalScore: null } }])
})

test('coins are found by id and by a search; what is not there is absent', async () => {
  await stored(coins(20))
  expect([(await coinById('c7', db))?.name, await coinById('gone', db)]).toEqual(['Coin 7', null])
  expect(
    [...(await coinsByIds(['c3', 'gone', 'c1'], db)).entries()].map(([id, { name }]) => [id, name]),
  ).toEqual([
    ['c3', 'Coin 3'],
    ['c1', 'Coin 1'],
  ])
  expect([
    (await coinMatches('coin', 3, db)).map(({ id }) => id),
    (await coinMatches('coin', undefined, db)).length,
  ]).toEqual([['c0', 'c1', 'c2'], 10])
  expect(await Promise.all(['c0', 'c1', 'c2'].map((id) => blockOfCoin(id, db)))).toEqual([
    0,
    1,
    null,
  ])
  expect(await blocksOfCoins(['c1', 'c2', 'gone', 'c0', 'c1'], db)).toEqual([1, 0])
})

test('R-CLS-004 filters offer the words in use, in alphabetical order', async () => {
  await stored([
    marketRow({ id: 'a', category: 'Meme', chain: 'solana' }),
    marketRow({ id: 'b', category: 'DeFi' }),
    marketRow({ id: 'c', chain: 'base' }),
    marketRow({ id: 'd', category: 'DeFi' }),
  ])
  expect(await coinFilterWords(db)).toEqual({
    categories: ['DeFi', 'Meme'],
    chains: ['base', 'solana'],
  })
})

const block = (over: object = {}) => ({
  block: 0,
  version: 1,
  items: [{ ...recordOf({ id: 'c0', price: 1 }), ...over }],
})

describe('R-CDT-003 a record', () => {
  const lone = { ...recordOf({ id: 'c0', price: 7 }), description: 'Alone' }

  test('is read from its block, or as it came alone, whichever is newer', async () => {
    await stored(coins(2))
    expect(await coinRecord('c0', db)).toBeNull()
    await storeLoneRecord(db, lone, 10)
    expect(await coinRecord('c0', db)).toMatchObject({
      description: 'Alone',
      savedAtMs: 10,
      sparkline7dUsd: Float32Array.of(7, 1.5, 2.5),
    })
    await storeBlock(db, block(), 10)
    expect((await coinRecord('c0', db))?.description).toBe('Alone')
    await storeBlock(db, block(), 11)
    expect(await coinRecord('c0', db)).toMatchObject({ description: 'About c0', savedAtMs: 11 })
    await db.records.clear()
    expect((await coinRecord('c0', db))?.savedAtMs).toBe(11)
  })

  test('alone is whole where the server has no blocks', async () => {
    await stored([marketRow({ id: 'c0' })], 'pages')
    await storeLoneRecord(db, lone, 10)
    expect([(await coinRecord('c0', db))?.id, (await catalogStatus(db)).bytes.blocks]).toEqual([
      'c0',
      JSON.stringify(lone).length,
    ])
  })

  test('sparklines come as far as the blocks are here; an empty one is known to be', async () => {
    await stored(coins(3))
    await storeBlock(db, block(), 10)
    expect((await coinSparklines(['c0', 'c1', 'c2', 'gone'], db)).size).toBe(1)
    await storeBlock(
      db,
      {
        block: 1,
        version: 1,
        items: [
          recordOf({ id: 'c1', price: 4 }),
          { ...recordOf({ id: 'c2', price: 1 }), sparkline_7d: [] },
        ],
      },
      10,
    )
    expect(await coinSparklines(['c0', 'c1', 'c2', 'gone'], db)).toEqual(
      new Map([
        ['c0', Float32Array.of(1, 1.5, 2.5)],
        ['c1', Float32Array.of(4, 1.5, 2.5)],
        ['c2', Float32Array.of()],
      ]),
    )
  })
})
