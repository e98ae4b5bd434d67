// The lists that our app works out on the device, asked of the server: by the same rules, so with the same answer.
import { isPegged } from '#domain/coin/pegged.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { airdropOfWire } from '#contract/market/airdrop-wire.ts'
import { clientListCalls } from '#contract/calls/client-lists.ts'
import type { CoinRowWire } from '#contract/market/coin-wire.ts'
import { marketSnapshotSchema } from '#contract/market/market-wire.ts'
import type { SaleRowWire } from '#contract/market/sale-wire.ts'
import type { CoinQuery } from '#data/catalog/types/coin-row.ts'
import { columnsOfSnapshot } from '#data/catalog/columns/columns.ts'
import { createCatalogIndex, type CatalogIndex } from '#data/catalog/index/catalog-index.ts'
import { topAirdrops } from '#domain/airdrop/airdrop-list.ts'
import { gemCaps, gemCapsUsd, gemFloors, standardGems } from '#domain/gems/gems.ts'
import { highlightCount, highlightedGainers, highlightedListings } from '#domain/coin/highlights.ts'
import { listingWindows } from '#domain/coin/listing-window.ts'
import { moverDirections, moverPeriods, volumeFloors } from '#domain/movers/movers.ts'
import { nextSales } from '#domain/sale/next-sales.ts'
import { gemQueries } from '#features/gems/gem-search.ts'
import { listingQuery } from '#features/movers/listing-search.ts'
import { moverQueries } from '#features/movers/mover-search.ts'
import { createMarket } from '#server/gateways/market/create-market.ts'
import type { MarketCapture } from '#server/gateways/market/source-port.ts'
import { sampleMarketSource } from '#server/gateways/market/sample/sample-source.ts'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'

const nowMs = Date.UTC(2026, 10, 21, 7, 30)
const nowSec = nowMs / 1000
const clock = { nowMs: () => nowMs }

type ListCall = keyof typeof clientListCalls
type Page = {
  items: (CoinRowWire & {
    gem_score: number
    reasons: { kind: string; subscore: string; score: number | null }[]
  })[]
  total: number
}

/** Holes and ties where order is easily lost: every ninth coin lacks its figures, every seventh shares its neighbour's. */
const withHoles = (capture: MarketCapture): MarketCapture => ({
  ...capture,
  coins: capture.coins.map((coin, at) => {
    if (at % 9 === 4)
      return {
        ...coin,
        change_24h: null,
        change_7d: null,
        volume_24h: null,
        market_cap: null,
        listed_at: null,
      }
    const { change_24h, change_7d, listed_at } = capture.coins[at - 1] ?? coin
    return at % 7 === 3 ? { ...coin, change_24h, change_7d, listed_at } : coin
  }),
})

describe.each([
  ['as it is', (capture: MarketCapture) => capture],
  ['with holes and ties', withHoles],
] as const)('the sample market %s', (_, shape) => {
  let server: MemoryServer
  let token: string
  let device: CatalogIndex
  let asOfSec: number

  beforeAll(async () => {
    const sample = sampleMarketSource(clock)
    const market = createMarket({
      clock,
      source: { ...sample, capture: async () => shape(await sample.capture()) },
    })
    await market.refresh()
    server = await createMemoryServer({ market, clock })
    const { output } = await server.call('register_user', {
      email: 'ada@example.com',
      password: 'Correct-horse-9',
      username: 'ada',
    })
    ;({ token } = output as { token: string })
    const snapshot = marketSnapshotSchema.parse((await server.call('get_market', {})).output)
    device = createCatalogIndex(columnsOfSnapshot(snapshot), snapshot.version)
    asOfSec = snapshot.source.as_of
  })
  afterAll(() => server.close())

  const ask = async (f: ListCall, payload: object = {}): Promise<unknown> => {
    const answer = await server.call(
      f,
      payload,
      clientListCalls[f].auth === 'user' ? { token } : {},
    )
    expect(answer).toMatchObject({ status: 200, success: true })
    return clientListCalls[f].output.parse(answer.output)
  }
  const listed = async (f: ListCall, payload: object): Promise<string[]> =>
    ((await ask(f, { ...payload, page_size: 250 })) as Page).items.map(({ id }) => id)
  const onDevice = (query: CoinQuery, count = Infinity): string[] =>
    device.rowsAt(device.select(query), 0, count).map(({ id }) => id)
  const gemsOnDevice = (query: CoinQuery): string[] =>
    device
      .rowsAt(device.select(query), 0, Infinity)
      .filter(({ category }) => !isPegged(category))
      .map(({ id }) => id)

  test('R-MOV-001 get_top_movers: the same coins in the same order as on the device, whatever is asked for', async () => {
    const counts: number[] = []
    for (const period of moverPeriods)
      for (const direction of moverDirections)
        for (const floor of volumeFloors) {
          const ids = await listed('get_top_movers', { period, direction, volume: floor })
          expect({ period, direction, floor, ids }).toEqual({
            period,
            direction,
            floor,
            ids: onDevice(moverQueries({ period, direction, floor }, asOfSec).moved, 250),
          })
          counts.push(ids.length)
        }
    expect(Math.min(...counts)).toBeGreaterThan(0)
  })

  test('R-MOV-002 R-MOV-003 get_newly_listed_coins: the same for each of the five presets', async () => {
    for (const listing_date of listingWindows)
      expect(await listed('get_newly_listed_coins', { listing_date })).toEqual(
        onDevice(listingQuery(listing_date, nowSec), 250),
      )
    expect(
      (await listed('get_newly_listed_coins', { listing_date: '90days' })).length,
    ).toBeGreaterThan(5)
  })

  test('R-AIX-002 get_gem_coins: the same coins, each with its lowest score and the reasons', async () => {
    for (const cap of gemCaps)
      for (const floor of gemFloors) {
        expect(
          await listed('get_gem_coins', { max_market_cap: gemCapsUsd[cap], volume: floor }),
        ).toEqual(gemsOnDevice(gemQueries({ cap, floor }, asOfSec).gem))
      }
    const { items } = (await ask('get_gem_coins', { page_size: 250 })) as Page
    expect(items.map(({ id }) => id)).toEqual(gemsOnDevice(gemQueries(standardGems, asOfSec).gem))
    expect(items.length).toBeGreaterThan(0)
    for (const { gem_score, score_low, reasons } of items) {
      expect(gem_score).toBe(score_low)
      expect(reasons.map(({ kind }) => kind)).toEqual(['strength', 'strength', 'weakness'])
    }
  })

  test('R-AIX-002 a client may ask for stricter gems, never for looser ones', async () => {
    const all = await listed('get_gem_coins', { max_market_cap: 1e12, min_score: 0 })
    expect(all).toEqual(gemsOnDevice(gemQueries({ ...standardGems, cap: '300m' }, asOfSec).gem))
    const { items } = (await ask('get_gem_coins', { min_score: 60 })) as Page
    expect(items.every(({ score_low }) => (score_low ?? 0) >= 60)).toBe(true)
  })

  test('R-CLS-007 to R-CLS-011 get_coin_highlights: five lists, each the first of what the device shows', async () => {
    const shown = (await ask('get_coin_highlights')) as Record<
      string,
      { id: string; status?: string }[]
    >
    const ids = Object.fromEntries(
      Object.entries(shown).map(([name, items]) => [name, items.map(({ id }) => id)]),
    )
    const { sales, airdrops } = server.deps.market?.view() ?? { sales: [], airdrops: [] }
    const gainers: CoinQuery = { ...moverQueries(highlightedGainers, asOfSec).moved }
    expect(ids).toEqual({
      top_gainers: onDevice(gainers, highlightCount),
      new_listings: onDevice(
        {
          sort: { by: 'listedAtSec', direction: 'desc' },
          filter: { ranges: { listedAtSec: highlightedListings(nowSec) } },
        },
        highlightCount,
      ),
      upcoming_idos: nextSales(
        (sales as readonly SaleRowWire[]).map(({ id, launch_date }) => ({
          id,
          launchAtSec: launch_date,
        })),
        nowSec,
        highlightCount,
      ).map(({ id }) => id),
      gem_coins: gemsOnDevice(gemQueries(standardGems, asOfSec).gem).slice(0, highlightCount),
      top_airdrops: topAirdrops(airdrops.map(airdropOfWire), { nowSec, count: highlightCount }).map(
        ({ id }) => id,
      ),
    })
    expect(Object.values(ids).map(({ length }) => length)).toEqual([
      highlightCount,
      highlightCount,
      highlightCount,
      highlightCount,
      highlightCount,
    ])
  })

  test('R-CLS-004 R-UPL-008 get_coin_filters and get_upcoming_filters: every word once, and none that leads nowhere', async () => {
    const { categories, chains } = (await ask('get_coin_filters')) as Record<
      'categories' | 'chains',
      string[]
    >
    expect([categories, chains].map((words) => [new Set(words).size, words.includes('')])).toEqual([
      [categories.length, false],
      [chains.length, false],
    ])
    for (const category of categories)
      expect(await server.call('get_coins', { category, page_size: 1 })).not.toMatchObject({
        output: { total: 0 },
      })
    for (const chain of chains)
      expect(await server.call('get_coins', { chain, page_size: 1 })).not.toMatchObject({
        output: { total: 0 },
      })
    const words = (await ask('get_upcoming_filters')) as Record<
      'sale_types' | 'launchpads' | 'categories' | 'blockchains' | 'investors',
      string[]
    >
    expect(words.sale_types).toEqual(['IDO', 'IEO', 'ICO', 'SHO', 'Seed', 'IGO', 'ISO'])
    for (const [field, known] of [
      ['launchpad', words.launchpads],
      ['category', words.categories],
      ['blockchain', words.blockchains],
      ['investor', words.investors],
    ] as const) {
      expect(known.length).toBeGreaterThan(2)
      for (const word of known)
        expect(await server.call('get_upcoming_idos', { [field]: [word] })).not.toMatchObject({
          output: { total: 0 },
        })
    }
  })

  test('R-CMP-002 compare_coins: rows and records in the order asked for, each once; two to five of them', async () => {
    const { coins } = (await ask('compare_coins', {
      ids: ['ethereum', 'bitcoin', 'ethereum', 'no such coin'],
    })) as { coins: { id: string; price: number | null; ath: number | null }[] }
    expect(coins.map(({ id }) => id)).toEqual(['ethereum', 'bitcoin'])
    for (const coin of coins)
      expect(coin).toMatchObject({
        price: device.rowById(coin.id)?.priceUsd,
        ath: server.deps.market?.view()?.record(coin.id)?.ath,
      })
    for (const ids of [['bitcoin'], ['a', 'b', 'c', 'd', 'e', 'f']])
      expect(await server.call('compare_coins', { ids }, { token })).toMatchObject({
        status: 422,
        error: 'REQUEST_INVALID',
        fields: ['ids'],
      })
  })

  test('R-MOV-005 R-CMP-001 movers, new listings and comparison are for whoever is signed in', async () => {
    for (const [f, payload] of [
      ['get_top_movers', {}],
      ['get_newly_listed_coins', {}],
      ['compare_coins', { ids: ['bitcoin', 'ethereum'] }],
    ] as const) {
      expect(await server.call(f, payload as never)).toMatchObject({
        status: 401,
        error: 'AUTH_TOKEN_MISSING',
      })
    }
  })
})
