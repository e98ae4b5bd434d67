// Parts of the market that are replaced whole: sales, launchpads, airdrops; and what a smaller
// membership keeps of scores.
import type { SaleRowWire } from '#contract/market/sale-wire.ts'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CatalogDb } from '../../catalog-db.ts'
import { airdropsState, launchpadsState, salesState } from '../queries/status.ts'
import { coinDossier, savedCandles } from '../queries/tab-queries.ts'
import { shortenScores } from '../commands/shorten-scores.ts'
import { storeAirdrops } from './store-airdrops.ts'
import { candleRowOf, storeDossier } from './store-dossiers.ts'
import { storeLaunchpads } from './store-launchpads.ts'
import { storeSale, storeSales } from './store-sales.ts'

let db: CatalogDb
beforeEach(() => {
  db = new CatalogDb('lists', { indexedDB: new IDBFactory(), IDBKeyRange })
})
afterEach(() => db.delete())

const source = { id: 'sample' as const, is_sample: true, as_of: 7, quarantined: 0 }
const state = { asOfSec: 7, isSample: true, savedAtMs: 5 }
const options = { source, nowMs: 5 }
const ids = async (table: 'sales' | 'launchpads' | 'airdrops') =>
  (await db.table<{ id: string }>(table).toArray()).map(({ id }) => id)

const wholeSale = {
  description: 'Whole',
  total_supply: 1,
  raise_goal: 1,
  ends_at: 1,
  rounds: [],
  allocations: [],
  vesting: [],
  team: [],
  investor_tiers: [],
  links: { homepage: null, whitepaper: null, twitter: null, telegram: null, source_code: null },
  facts: {},
  rated_at: 5,
}
const sale = (id: string, over: object = {}) =>
  ({
    id,
    rank: 1,
    name: id,
    symbol: id,
    image: null,
    sale_type: 'IDO',
    launch_date: null,
    token_price: 2,
    circulating_supply_tge: 10,
    initial_cap: null,
    total_raised: null,
    total_ai_score: 50,
    score_low: 40,
    score_high: 60,
    coverage: 70,
    tokenomics: null,
    security: null,
    social: null,
    market: null,
    insights: null,
    launchpads: [],
    category: null,
    blockchain: null,
    investors: [],
    as_of: 1,
    ...over,
  }) as SaleRowWire

const yard = (id: string) => ({
  id,
  name: id,
  image: null,
  projects: 9,
  avg_roi: 3,
  ath_roi: 8,
  score: 40,
  chains: [],
})
const drop = (id: string) =>
  ({
    id,
    name: id,
    image: null,
    status: 'live',
    score: 50,
    reward: null,
    starts_at: null,
    ends_at: null,
    tasks: [],
    url: null,
  }) as never

describe('a new list', () => {
  test('of sales takes the place of the old one, and a record that it comes without is kept', async () => {
    await storeSale(db, sale('a', wholeSale))
    await storeSale(db, sale('gone'))
    await storeSales(
      db,
      [sale('a', { rank: 3 }), sale('b'), sale('c', { ...wholeSale, description: 'Newer' })],
      options,
    )
    expect(
      (await db.sales.toArray()).map(({ id, rank, detail }) => [
        id,
        rank,
        detail?.description ?? null,
      ]),
    ).toEqual([
      ['a', 3, 'Whole'],
      ['b', 1, null],
      ['c', 1, 'Newer'],
    ])
    await storeSales(db, [sale('c', { ...wholeSale, description: 'Newest' })], options)
    expect([
      (await db.sales.toArray()).map(({ detail }) => detail?.description),
      await salesState(db),
    ]).toEqual([['Newest'], state])
  })

  test('of launchpads and of airdrops takes the place of the old one, with its age', async () => {
    for (const id of ['old', 'new']) {
      await storeLaunchpads(db, [yard(id)], options)
      await storeAirdrops(db, [drop(id)], options)
    }
    expect([
      await ids('launchpads'),
      await ids('airdrops'),
      await launchpadsState(db),
      await airdropsState(db),
    ]).toEqual([['new'], ['new'], state, state])
  })

  test.each([
    ['sales', () => storeSales(db, [sale('new')], options)],
    [
      'launchpads',
      () =>
        storeLaunchpads(
          db,
          [
            {
              id: 'new',
              name: '',
              image: null,
              projects: 0,
              avg_roi: null,
              ath_roi: null,
              score: null,
              chains: [],
            },
          ],
          options,
        ),
    ],
    ['airdrops', () => storeAirdrops(db, [], options)],
  ] as const)('of %s whose writing breaks off leaves the old one whole', async (table, store) => {
    await db.table(table).put({ id: 'old' })
    vi.spyOn(db.meta, 'put').mockRejectedValue(new Error('crash'))
    await expect(store()).rejects.toThrow('crash')
    expect(await ids(table)).toEqual(['old'])
  })
})

const history = (days: number) =>
  ({
    items: [0, 300, 340, 360].map((day) => ({ rated_at: day * 86_400 })),
    recorded_since: 0,
    window_days: days,
    gate: null,
  }) as never

describe('D-TIERS what came to a larger membership', () => {
  test('is cut to what the smaller one may see, its room counted anew; shorter histories and other tabs stay as they are', async () => {
    await storeDossier(db, 'year', { parts: () => ({ scores: history(365) }), nowMs: 5 })
    await storeDossier(db, 'month', { parts: () => ({ scores: history(30) }), nowMs: 5 })
    await storeDossier(db, 'none', { parts: () => ({}), nowMs: 5 })
    const before = await db.dossiers.bulkGet(['month', 'none'])
    await shortenScores(30, db)
    const year = await db.dossiers.get('year')
    expect(year?.scores).toMatchObject({
      window_days: 30,
      items: [{ rated_at: 340 * 86_400 }, { rated_at: 360 * 86_400 }],
      gate: { window_days: 365 },
    })
    expect(year?.bytes).toBe(JSON.stringify({ ...year, bytes: 0 }).length)
    expect(await db.dossiers.bulkGet(['month', 'none'])).toEqual(before)
  })
})

test('R-CDT-001 tabs and candles are found by their coin, candles by the span of their range too', async () => {
  await storeDossier(db, 'a', { parts: () => ({}), nowMs: 5 })
  await db.candles.put(candleRowOf({ id: 'a', days: 7, candles: [], asOfSec: 3 }, 5))
  expect([(await coinDossier('a', db))?.savedAtMs, await coinDossier('b', db)]).toEqual([5, null])
  expect([
    (await savedCandles('a', '7d', db))?.asOfSec,
    await savedCandles('a', '30d', db),
    await savedCandles('b', '7d', db),
  ]).toEqual([3, null, null])
})
