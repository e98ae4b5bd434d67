import { describe, expect, test } from 'vitest'
import { saleTypes } from '#domain/sale/sale.ts'
import { ratingInputs } from '#domain/rating/inputs.ts'
import { coinDetailWireSchema } from '#contract/market/coin-wire.ts'
import { saleDetailWireSchema } from '#contract/market/sale-wire.ts'
import { createMarket } from '../create-market.ts'
import { sampleMarketSource } from './sample-source.ts'

const nowMs = Date.UTC(2026, 10, 21, 7, 30)
const nowSec = nowMs / 1000
const clockAt = (ms: number) => ({ nowMs: () => ms })
const marketAt = async (ms: number) => {
  const clock = clockAt(ms)
  const market = createMarket({ source: sampleMarketSource(clock), clock })
  await market.refresh()
  const view = market.view()
  if (!view) throw new Error('the sample market must always have a view')
  return { market, view }
}

describe('D-PRICE the sample market', () => {
  test('shows about 250 coins under their real ids, unique, every record within the contract and labelled as sample', async () => {
    const { market, view } = await marketAt(nowMs)
    expect(view.rows.length).toBeGreaterThanOrEqual(250)
    expect(view.source).toMatchObject({ id: 'sample', is_sample: true, as_of: nowSec })
    expect(['bitcoin', 'ethereum', 'avalanche-2'].map((id) => view.row(id)?.symbol)).toEqual([
      'btc',
      'eth',
      'avax',
    ])
    expect(new Set(view.rows.map(({ id }) => id)).size).toBe(view.rows.length)
    for (const { id } of view.rows)
      expect(coinDetailWireSchema.parse(await market.coinDetail(id)).sparkline_7d).toHaveLength(168)
  })

  test('is the same for the same minute in any process, and ticks with the next', async () => {
    const [first, again, later] = await Promise.all([
      marketAt(nowMs),
      marketAt(nowMs + 20_000),
      marketAt(nowMs + 60_000),
    ])
    expect(again.view.rows).toEqual(first.view.rows)
    expect(later.view.row('bitcoin')?.price).not.toBe(first.view.row('bitcoin')?.price)
    expect(later.view.row('bitcoin')?.as_of).toBe(nowSec + 60)
  })

  test('history, sparkline, changes, extremes and price agree', async () => {
    const { market, view } = await marketAt(nowMs)
    for (const id of ['bitcoin', 'shiba-inu', 'kusama', 'tether', 'monad']) {
      const row = view.row(id)
      const record = view.record(id)
      const [week, day, all] = await Promise.all([
        market.priceHistory(id, '7d'),
        market.priceHistory(id, '24h'),
        market.priceHistory(id, 'all'),
      ])
      expect(week?.at(-1)).toMatchObject({ t: row?.as_of, price: row?.price })
      expect(record?.sparkline_7d).toEqual(week?.slice(-168).map(({ price }) => price))
      expect(((row?.price ?? 0) / (week?.[0]?.price ?? 1) - 1) * 100).toBeCloseTo(
        row?.change_7d ?? 0,
        3,
      )
      expect(((row?.price ?? 0) / (day?.[0]?.price ?? 1) - 1) * 100).toBeCloseTo(
        row?.change_24h ?? 0,
        3,
      )
      expect(Math.max(...(all ?? []).map(({ price }) => price))).toBeLessThanOrEqual(
        record?.ath ?? 0,
      )
      expect(Math.min(...(all ?? []).map(({ price }) => price))).toBeGreaterThanOrEqual(
        record?.atl ?? Infinity,
      )
      expect(record?.high_24h).toBeGreaterThanOrEqual(row?.price ?? Infinity)
      expect(all?.map(({ t }) => t)).toEqual(all?.map(({ t }) => t).toSorted((a, b) => a - b))
    }
  })

  test('ratings vary: about 85 % rated, some provisional, some not rated, several bands', async () => {
    const { view } = await marketAt(nowMs)
    const share = (count: number) => count / view.rows.length
    const notRated = view.rows.filter(({ total_ai_score }) => total_ai_score === null)
    const provisional = view.rows.filter(
      ({ total_ai_score, coverage }) => total_ai_score !== null && (coverage ?? 0) < 60,
    )
    expect(share(view.rows.length - notRated.length - provisional.length)).toBeGreaterThan(0.8)
    expect(share(view.rows.length - notRated.length - provisional.length)).toBeLessThan(0.9)
    expect(provisional.length).toBeGreaterThan(5)
    expect(notRated.length).toBeGreaterThan(2)
    expect(
      view.rows.every(({ rank, market_cap }) => (rank === null) === (market_cap === null)),
    ).toBe(true)
  })

  test('every simulated fact is one the rating weighs', async () => {
    const { view } = await marketAt(nowMs)
    const known = new Set<string>(ratingInputs.coin.map(({ key }) => key))
    expect(
      view.rows
        .flatMap(({ id }) => Object.keys(view.record(id)?.facts ?? {}))
        .filter((key) => !known.has(key)),
    ).toEqual([])
  })

  test('no real coin is called a trap', async () => {
    const { view } = await marketAt(nowMs)
    expect(view.rows.filter(({ id }) => view.record(id)?.facts['honeypot']?.value === 1)).toEqual(
      [],
    )
  })
})

describe('sample sales', () => {
  test('R-UPL-009 sixty sales of all seven types, ahead of now or to be announced, within the contract', async () => {
    const { view } = await marketAt(nowMs)
    expect(view.sales).toHaveLength(60)
    expect(new Set(view.sales.map(({ sale_type }) => sale_type))).toEqual(new Set(saleTypes))
    expect(view.sales.map((sale) => saleDetailWireSchema.parse(sale))).toEqual(view.sales)
    expect(
      view.sales.every(({ launch_date }) => launch_date === null || launch_date > nowSec),
    ).toBe(true)
    expect(view.sales.at(-1)?.launch_date).toBeNull()
  })

  test('R-UPL-006 initial cap is price times circulating supply, unknown where the price is', async () => {
    const { view } = await marketAt(nowMs)
    for (const { initial_cap, token_price, circulating_supply_tge } of view.sales) {
      expect(initial_cap).toBe(
        token_price === null || circulating_supply_tge === null
          ? null
          : token_price * circulating_supply_tge,
      )
    }
    expect(view.sales.some(({ token_price }) => token_price === null)).toBe(true)
  })

  test("allocations sum to 100 %, every allocation has its vesting, money raised is the rounds' sum", async () => {
    const { view } = await marketAt(nowMs)
    for (const { allocations, vesting, rounds, total_raised } of view.sales) {
      expect(allocations.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
      expect(vesting.map(({ label }) => label)).toEqual(allocations.map(({ label }) => label))
      expect(rounds.reduce((sum, { raised }) => sum + (raised ?? 0), 0)).toBe(total_raised)
    }
  })

  test('R-UPL-011 ranks follow the lower bound, and the trap among them is capped at 20', async () => {
    const { view } = await marketAt(nowMs)
    const ranked = view.sales.toSorted((a, b) => (a.rank ?? 99) - (b.rank ?? 99))
    expect(ranked.map(({ score_low }) => score_low ?? -1)).toEqual(
      ranked.map(({ score_low }) => score_low ?? -1).toSorted((a, b) => b - a),
    )
    expect(view.sale('gravelmint')?.total_ai_score).toBeLessThanOrEqual(20)
  })
})
