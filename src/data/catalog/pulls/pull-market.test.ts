import { createMarketServer, type MarketServer } from '#tests/fakes/market-server.ts'
import { marketRow } from '#tests/fixtures/wire-market.ts'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CatalogDb } from '../../catalog-db.ts'
import { onCatalogEvent, type CatalogEvent } from '../queries/catalog-events.ts'
import { CatalogFault } from '../catalog-fault.ts'
import { pullCandles, pullCoinExtras, pullDossiers, pullScoreHistory } from './pull-coin-tabs.ts'
import { pullLaunchpads } from './pull-launchpads.ts'
import type { PullPorts } from './ports.ts'
import { airdropsState, launchpadsState, salesState } from '../queries/status.ts'
import {
  pullAirdrops,
  pullBlock,
  pullChart,
  pullCoinRecord,
  pullMarket,
  pullSale,
  pullSales,
} from './pull-market.ts'

let db: CatalogDb
let server: MarketServer
let options: unknown[]
let events: CatalogEvent[]
let stop: () => void
const { signal } = new AbortController()

beforeEach(() => {
  db = new CatalogDb('pull', { indexedDB: new IDBFactory(), IDBKeyRange })
  server = createMarketServer([marketRow({ id: 'a', block: 0 }), marketRow({ id: 'b' })])
  options = []
  events = []
  stop = onCatalogEvent((event) => events.push(event))
})
afterEach(async () => {
  stop()
  await db.delete()
})

const ports = (hasVersions = true): PullPorts => ({
  asker: () => null,
  db,
  call: (async (f: never, payload: never, given: unknown) => {
    options.push(given)
    return server.call(f, payload)
  }) as unknown as PullPorts['call'],
  hasMarketDelta: () => Promise.resolve(hasVersions),
  nowMs: () => 5000,
})
const requests = (): string[] => server.requests.map(({ f }) => f)
const pageOf = (items: object[], source: object | null = null) => ({
  output: { items, total: items.length, page: 1, page_size: 250, source },
})
const source = { id: 'sample', is_sample: true, as_of: 7, quarantined: 0 }

const pulls: [string, (of: PullPorts) => Promise<unknown>, string][] = [
  ['the market', (of) => pullMarket(of, { signal }), 'get_market'],
  [
    'a sale',
    async (of) => {
      server.next('get_ido_detail', { output: { id: 's', launchpads: [], investors: [] } })
      await pullSale(of, 's', { signal })
    },
    'get_ido_detail',
  ],
  ['a block', (of) => pullBlock(of, 0, { signal }), 'get_market_block'],
  ['a record', (of) => pullCoinRecord(of, 'b', { signal }), 'get_coin_detail'],
  [
    'a chart',
    (of) => pullChart(of, { id: 'a', range: '30d' }, { signal }),
    'get_coin_price_history',
  ],
  ['the extras of a coin', (of) => pullCoinExtras(of, 'a', { signal }), 'get_coin_detail'],
  ['a history of scores', (of) => pullScoreHistory(of, 'a', { signal }), 'get_score_history'],
  ['candles', (of) => pullCandles(of, { id: 'a', range: '7d' }, { signal }), 'get_coin_ohlc'],
  ['dossiers', (of) => pullDossiers(of, ['a'], { signal }), 'get_coin_dossiers'],
  [
    'the sales',
    async (of) => {
      server.next('get_upcoming_idos', pageOf([]))
      await pullSales(of, { signal })
    },
    'get_upcoming_idos',
  ],
  [
    'the launchpads',
    async (of) => {
      server.next('get_launchpads', pageOf([]))
      await pullLaunchpads(of, { signal })
    },
    'get_launchpads',
  ],
  [
    'the airdrops',
    async (of) => {
      server.next('get_airdrops', pageOf([]))
      await pullAirdrops(of, { signal })
    },
    'get_airdrops',
  ],
]
test.each(pulls)(
  'a pull of %s is one request, which ends when the person leaves',
  async (_, pull, call) => {
    await pull(ports())
    expect([requests(), options]).toEqual([[call], [{ signal }]])
  },
)

test('a part of the market says how old it is, where its host does', async () => {
  for (const [f, pull] of [
    ['get_upcoming_idos', pullSales],
    ['get_launchpads', pullLaunchpads],
    ['get_airdrops', pullAirdrops],
  ] as const) {
    server.next(f, pageOf([], source))
    server.next(f, pageOf([]))
    expect([await pull(ports()), await pull(ports())]).toEqual([{ asOfSec: 7 }, { asOfSec: null }])
  }
  const none = { asOfSec: null, isSample: false, savedAtMs: 5000 }
  expect([await salesState(db), await launchpadsState(db), await airdropsState(db)]).toEqual([
    none,
    none,
    none,
  ])
})

test('a sale is asked for by its id, and kept', async () => {
  server.next('get_ido_detail', { output: { id: 's', launchpads: [], investors: [] } })
  await pullSale(ports(), 's')
  expect([server.requests, (await db.sales.toArray()).map(({ id }) => id)]).toEqual([
    [{ f: 'get_ido_detail', payload: { id: 's' } }],
    ['s'],
  ])
})

test('a chart and candles keep the age of their figures; which span of candles belongs to a range', async () => {
  server.next('get_coin_price_history', { output: { points: [{ t: 1, price: 2 }], source } })
  await pullChart(ports(), { id: 'a', range: '1y' })
  await pullCandles(ports(), { id: 'a', range: '90d' })
  server.next('get_coin_ohlc', {
    output: { candles: [{ t: 1, open: 1, high: 1, low: 1, close: 1 }] },
  })
  await pullCandles(ports(), { id: 'a', range: 'all' })
  expect([
    (await db.charts.get(['a', '1y']))?.asOfSec,
    (await db.candles.toArray()).map(({ days, asOfSec }) => [days, asOfSec]),
  ]).toEqual([
    7,
    [
      [90, 1_790_000_001],
      [3650, null],
    ],
  ])
})

test('R-CDT-001 dossiers keep each coin\u2019s tabs and a year of its prices, as old as the answer says', async () => {
  await pullDossiers(ports(), ['a', 'b'])
  expect([
    (await db.dossiers.toArray()).map(({ id, savedAtMs }) => [id, savedAtMs]),
    (await db.charts.toArray()).map(({ id, range, asOfSec }) => [id, range, asOfSec]),
  ]).toEqual([
    [
      ['a', 5000],
      ['b', 5000],
    ],
    [
      ['a', '1y', 1_790_000_001],
      ['b', '1y', 1_790_000_001],
    ],
  ])
})

test('R-CDT-003 a record comes with its block, and alone where the coin has none', async () => {
  await pullMarket(ports())
  await pullCoinRecord(ports(), 'a')
  await pullCoinRecord(ports(), 'b')
  expect([
    requests().slice(1),
    await db.blocks.count(),
    (await db.records.toArray()).map(({ id }) => id),
  ]).toEqual([['get_market_block', 'get_coin_detail'], 1, ['b']])
})

const refusal = (status: number): Error =>
  Object.assign(new Error(`HTTP ${status}`), { kind: 'http', status })

describe('the market', () => {
  test('is asked for what changed only after a whole one of versions', async () => {
    await pullMarket(ports())
    await pullMarket(ports())
    await db.catalogMeta.toCollection().modify({ origin: 'pages' })
    await pullMarket(ports())
    expect(server.requests.map(({ payload }) => payload)).toStrictEqual([{}, { since: 1 }, {}])
  })

  test('of a host without versions is read page by page, each time', async () => {
    await pullMarket(ports(false), { signal })
    await pullMarket(ports(false))
    expect([requests(), options]).toEqual([
      ['get_coins', 'get_coins'],
      [{ signal }, {}],
    ])
    expect(await db.catalogMeta.get('current')).toMatchObject({ origin: 'pages', version: 5 })
  })

  test.each([
    ['unannounced and refused is read by pages', false, 404, ['get_market', 'get_coins']],
    ['unannounced and out of order is not', false, 500, ['get_market']],
    ['announced and refused is not', true, 404, ['get_market']],
  ])('%s', async (_, hasVersions, status, expected) => {
    await pullMarket(ports())
    server.requests.length = 0
    server.next('get_market', { error: refusal(status) })
    await pullMarket(ports(hasVersions)).catch(() => {})
    expect(requests()).toEqual(expected)
  })

  test.each([
    ['CATALOG_DELTA_MALFORMED', 'deltaRefused'],
    ['CATALOG_DELTA_UNRELATED', 'deltaRefused'],
    ['CATALOG_CORRUPT', 'catalogDropped'],
  ] as const)('that meets %s is fetched whole at once, and tells of it', async (code, type) => {
    await pullMarket(ports())
    server.next('get_market', { error: new CatalogFault(code, 'in the test') })
    await pullMarket(ports(), { signal })
    expect([events, server.requests.map(({ payload }) => payload), options.slice(1)]).toEqual([
      [{ type, code, detail: `${code}: in the test` }],
      [{}, { since: 1 }, {}],
      [{ signal }, { signal }],
    ])
  })

  test.each([
    new CatalogFault('CATALOG_SNAPSHOT_MALFORMED', 'x'),
    new CatalogFault('CATALOG_QUOTA', 'x'),
    new Error('offline'),
  ])('is not fetched again after %s', async (error) => {
    server.next('get_market', { error })
    await expect(pullMarket(ports())).rejects.toBe(error)
    expect([requests(), events]).toEqual([['get_market'], []])
  })
})
