import { beforeAll, describe, expect, test } from 'vitest'
import { clientMarketCalls } from '#contract/calls/client-market.ts'
import type { CoinRowWire } from '#contract/market/coin-wire.ts'
import { createMarket } from '../../gateways/market/create-market.ts'
import { sampleMarketSource } from '../../gateways/market/sample/sample-source.ts'
import { coinColumnsOf } from '../columns/coin-columns.ts'
import { findCoins } from './find-coins.ts'
import { findSales } from './find-sales.ts'
import { pageOf } from './page-of.ts'
import { searchAssets } from './search-assets.ts'
import type { MarketView } from '../../gateways/market/market-port.ts'

const nowMs = Date.UTC(2026, 10, 21, 7, 30)
const nowSec = nowMs / 1000
const daySec = 86_400
let view: MarketView

beforeAll(async () => {
  const clock = { nowMs: () => nowMs }
  const market = createMarket({ source: sampleMarketSource(clock), clock })
  await market.refresh()
  const opened = market.view()
  if (!opened) throw new Error('no view')
  view = opened
})

const coins = (query: object) =>
  Array.from(
    findCoins(coinColumnsOf(view.rows), clientMarketCalls.get_coins.payload.parse(query), nowSec),
    (row) => view.rows[row] as CoinRowWire,
  )
const sales = (query: object) =>
  findSales(view, clientMarketCalls.get_upcoming_idos.payload.parse(query), nowSec)

const coinIds = (text: string) => searchAssets(view, text).coins.map(({ id }) => id)

describe('get_coins', () => {
  test('R-CLS-003 finds by name, symbol and id, whatever the case and accents', () => {
    expect(coins({ search: 'BITCOIN' }).map(({ id }) => id)).toEqual(['bitcoin', 'bitcoin-cash'])
    expect(coins({ search: 'stásis' }).map(({ id }) => id)).toEqual(['stasis-eurs'])
    expect(coins({ search: 'no such coin' })).toEqual([])
  })

  test('R-CLS-004 D-LISTFILTER score, market cap, category, chain and listing date narrow the list', () => {
    expect(
      coins({ min_score: 60, max_score: 70 }).every(
        ({ total_ai_score }) =>
          total_ai_score !== null && total_ai_score >= 60 && total_ai_score <= 70,
      ),
    ).toBe(true)
    expect(
      coins({ max_market_cap: 1e8 }).every(
        ({ market_cap }) => market_cap !== null && market_cap <= 1e8,
      ),
    ).toBe(true)
    expect(
      new Set(
        coins({ category: 'Meme', chain: 'Solana' }).map(
          ({ category, chain }) => `${category}/${chain}`,
        ),
      ),
    ).toEqual(new Set(['Meme/Solana']))
    const fresh = coins({ listing_date: '30days' })
    expect(fresh.length).toBeGreaterThan(0)
    expect(
      fresh.every(
        ({ listed_at }) =>
          listed_at !== null && listed_at <= nowSec && listed_at > nowSec - 30 * daySec,
      ),
    ).toBe(true)
  })

  test('R-CLS-005 sorts by any column, unknown figures last in both directions', () => {
    for (const sort_dir of ['asc', 'desc'] as const) {
      const caps = coins({ sort_by: 'market_cap', sort_dir }).map(({ market_cap }) => market_cap)
      const known = caps.filter((cap) => cap !== null)
      expect(caps.slice(0, known.length)).toEqual(
        known.toSorted((a, b) => (sort_dir === 'asc' ? a - b : b - a)),
      )
      expect(caps.slice(known.length).every((cap) => cap === null)).toBe(true)
    }
    expect(coins({ sort_by: 'name' })[0]?.name).toBe('0x Protocol')
  })

  test('R-CLS-005 the total score sorts by itself, and our ranking by its lower bound under its own name', () => {
    for (const sort_by of ['total_ai_score', 'score_low'] as const) {
      const scores = coins({ sort_by }).map((row) => row[sort_by] ?? -1)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    }
    const lows = coins({ sort_by: 'total_ai_score' }).map(({ score_low }) => score_low ?? -1)
    expect(lows).not.toEqual(lows.toSorted((a, b) => b - a))
  })

  test('without an order the list is by rank', () => {
    expect(
      coins({})
        .slice(0, 2)
        .map(({ rank }) => rank),
    ).toEqual([1, 2])
  })

  test('pages neither lose nor repeat a row, and end', () => {
    const all = coins({ sort_by: 'price' })
    const pages = [1, 2, 3].flatMap(
      (page) => pageOf(all, { page, page_size: 100 }, view.source).items,
    )
    expect(pages).toEqual(all)
    expect(pageOf(all, { page: 9, page_size: 100 }, view.source)).toMatchObject({
      items: [],
      total: all.length,
      page: 9,
      page_size: 100,
    })
  })
})

describe('get_upcoming_idos', () => {
  test('the earliest launch first, TBA last (D-TBA)', () => {
    const launches = sales({}).map(({ launch_date }) => launch_date ?? Infinity)
    expect(launches).toEqual(launches.toSorted((a, b) => a - b))
    expect(launches.at(-1)).toBe(Infinity)
  })

  test('R-UPL-008 filters by type, launchpad, category, blockchain, investor and score', () => {
    expect(
      new Set(sales({ sale_type: ['IEO', 'Seed'] }).map(({ sale_type }) => sale_type)),
    ).toEqual(new Set(['IEO', 'Seed']))
    expect(
      sales({ launchpad: ['Slipway'] }).every(({ launchpads }) => launchpads.includes('Slipway')),
    ).toBe(true)
    expect(
      sales({ investor: ['Beacon Row'], blockchain: ['Ethereum'] }).every(
        ({ investors, blockchain }) =>
          investors.includes('Beacon Row') && blockchain === 'Ethereum',
      ),
    ).toBe(true)
    expect(sales({ category: ['AI'] }).length).toBeGreaterThan(0)
    expect(
      sales({ min_score: 60 }).every(({ total_ai_score }) => (total_ai_score ?? 0) >= 60),
    ).toBe(true)
  })

  test('R-UPL-010 D-SALEDATES a window holds launches ahead within it', () => {
    for (const [listing_date, days] of [
      ['7days', 7],
      ['90days', 90],
    ] as const) {
      const found = sales({ listing_date })
      expect(found.length).toBeGreaterThan(0)
      expect(
        found.every(
          ({ launch_date }) =>
            launch_date !== null && launch_date >= nowSec && launch_date <= nowSec + days * daySec,
        ),
      ).toBe(true)
    }
  })

  test('with_detail carries whole records, otherwise rows only', () => {
    expect(sales({ with_detail: true })[0]).toHaveProperty('allocations')
    expect(sales({})[0]).not.toHaveProperty('allocations')
  })

  test('the score sorts by itself, and our ranking by its lower bound under its own name', () => {
    for (const sort_by of ['total_ai_score', 'score_low'] as const) {
      const scores = sales({ sort_by }).map((row) => row[sort_by] ?? -1)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    }
  })

  test('sorts by cap with unknown ones last', () => {
    const caps = sales({ sort_by: 'initial_cap' }).map(({ initial_cap }) => initial_cap ?? -1)
    expect(caps).toEqual(caps.toSorted((a, b) => b - a))
  })
})

describe('search_assets', () => {
  test('R-NAV-008 a symbol hits first, then names, then what merely contains the text; the better rank first', () => {
    expect(coinIds('eth')[0]).toBe('ethereum')
    expect(coinIds('pepe')).toEqual(['pepe', 'based-pepe'])
    expect(coinIds('bit').slice(0, 2)).toEqual(['bitcoin', 'bitcoin-cash'])
    expect(coinIds('a')).toHaveLength(20)
  })

  test('sales are found by name and symbol', () => {
    expect(searchAssets(view, 'tsr').idos.map(({ id }) => id)).toEqual(['tessera-network'])
    expect(searchAssets(view, 'Tessera').idos.map(({ name }) => name)).toEqual(['Tessera Network'])
  })

  test('blank finds nothing, oddities find nothing without harm', () => {
    for (const text of ['', '   ', '%', '\\', '[', '(?:', '𐤊'.repeat(50)])
      expect(searchAssets(view, text).idos).toEqual([])
  })
})
