import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientMarketCalls } from '#contract/calls/client-market.ts'
import { createMarket, type Market } from '#server/gateways/market/create-market.ts'
import { sampleMarketSource } from '#server/gateways/market/sample/sample-source.ts'
import { airdropOfWire } from '#contract/market/airdrop-wire.ts'
import { airdropStatus, rateAirdrop } from '#domain/airdrop/airdrop.ts'
import { pastSaleOfWire } from '#contract/market/launchpad-wire.ts'
import { launchpadRecord } from '#domain/launchpad/launchpad-record.ts'
import { rate } from '#domain/rating/rate.ts'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'

let nowMs = Date.UTC(2026, 10, 21, 7, 30)
const clock = { nowMs: () => nowMs }
let server: MemoryServer
let market: Market

beforeAll(async () => {
  market = createMarket({ source: sampleMarketSource(clock), clock })
  await market.refresh()
  server = await createMemoryServer({ market, clock })
})
afterAll(async () => server.close())

const ask = async (f: keyof typeof clientMarketCalls, payload: object): Promise<unknown> => {
  const answer = await server.call(f, payload)
  expect(answer).toMatchObject({ status: 200, success: true })
  return clientMarketCalls[f].output.parse(answer.output)
}

const fetchMarket = (): Promise<Response> =>
  server.fetch('https://api.example/client.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'br' },
    body: JSON.stringify({ f: 'get_market' }),
  })

describe('the market over the wire', () => {
  test('every market call answers a visitor within its contract', async () => {
    for (const [f, payload] of [
      ['search_assets', { query: 'bit' }],
      ['get_market', {}],
      ['get_market_block', { block: 0 }],
      ['get_market_block', { block: 9_999 }],
      ['get_coins', {}],
      ['get_coin_detail', { id: 'bitcoin' }],
      ['get_coin_price_history', { id: 'bitcoin', range: 'all' }],
      ['get_upcoming_idos', { with_detail: true, page_size: 100 }],
      ['get_ido_detail', { id: 'tessera-network' }],
    ] as const)
      expect(await ask(f, payload)).toBeTruthy()
  })

  test('get_market is compressed once and says only what moved since', async () => {
    const first = (await ask('get_market', {})) as { version: number }
    nowMs += 60_000
    await market.refresh()
    const delta = (await ask('get_market', { since: first.version })) as {
      kind: string
      since: number
      ids: string[]
    }
    expect(delta).toMatchObject({ kind: 'delta', since: first.version })
    expect(delta.ids.length).toBeGreaterThan(20)
    expect(delta.ids.length).toBeLessThan(257)
    const response = await fetchMarket()
    expect(response.headers.get('content-encoding')).toBe('br')
    const body = Buffer.from(await response.arrayBuffer())
    expect(JSON.parse(brotliDecompressSync(body).toString())).toMatchObject({
      success: true,
      output: { kind: 'snapshot' },
    })
    expect(body.length).toBeLessThan(25_000)
  })

  test('D-AISCORE a browser that rates the same facts gets the published score, coin by coin and sale by sale', async () => {
    const { items } = (await ask('get_coins', { page_size: 250 })) as { items: { id: string }[] }
    for (const { id } of items) {
      const coin = (await ask('get_coin_detail', { id })) as {
        facts: Parameters<typeof rate>[1]
        total_ai_score: number | null
        score_low: number | null
        coverage: number
      }
      const rating = rate('coin', coin.facts)
      expect([rating.total, rating.scoreLow, rating.coverage]).toEqual([
        coin.total_ai_score,
        coin.score_low,
        coin.coverage,
      ])
    }
    const sales = (await ask('get_upcoming_idos', { page_size: 100, with_detail: true })) as {
      items: { facts: Parameters<typeof rate>[1]; total_ai_score: number | null }[]
    }
    expect(sales.items.map(({ facts }) => rate('sale', facts).total)).toEqual(
      sales.items.map(({ total_ai_score }) => total_ai_score),
    )
  })

  test('R-AIX-003 get_launchpads: the sum for any client, whole records on demand, and both say the same', async () => {
    type Listed = {
      id: string
      name: string
      projects: number
      score: number | null
      score_low: number | null
      avg_roi: number | null
      chains: string[]
      sales?: Parameters<typeof pastSaleOfWire>[0][]
    }
    const { items, total, source } = (await ask('get_launchpads', {})) as {
      items: Listed[]
      total: number
      source: { is_sample: boolean }
    }
    expect([total, items.length, source.is_sample]).toEqual([8, 8, true])
    expect(items.every(({ sales }) => sales === undefined)).toBe(true)
    const lows = items.map(({ score_low }) => score_low ?? -1)
    expect(lows).toEqual(lows.toSorted((a, b) => b - a))
    const whole = (await ask('get_launchpads', { with_detail: true })) as { items: Listed[] }
    for (const { id, projects, score, score_low, avg_roi, sales } of whole.items) {
      const record = launchpadRecord((sales ?? []).map(pastSaleOfWire))
      expect([record.projects, record.score, record.scoreLow, record.averageMultiple]).toEqual([
        projects,
        score,
        score_low,
        avg_roi,
      ])
      expect(items.find((item) => item.id === id)).toMatchObject({
        projects,
        score,
        score_low,
        avg_roi,
      })
      expect((sales ?? []).filter(({ sold_at }) => (sold_at ?? Infinity) * 1000 > nowMs)).toEqual(
        [],
      )
    }
    const page = (await ask('get_launchpads', { page: 2, page_size: 3, sort_by: 'name' })) as {
      items: Listed[]
      total: number
    }
    expect([page.items.map(({ name }) => name), page.total]).toEqual([
      ['Lantern Pad', 'Millrace', 'Northgate Launch'],
      8,
    ])
    expect(await ask('get_launchpads', { search: 'SLIP' })).toMatchObject({
      total: 1,
      items: [{ id: 'slipway' }],
    })
    expect(await server.call('get_launchpads', { page: 0 })).toMatchObject({
      status: 422,
      error: 'REQUEST_INVALID',
    })
  })

  test('R-AIX-003 R-AIX-004 a source without launchpads and airdrops says so with an empty list, not with a refusal', async () => {
    const sample = sampleMarketSource(clock)
    const bare = createMarket({
      clock,
      source: {
        ...sample,
        capture: async () => ({
          ...(await sample.capture()),
          sales: [],
          launchpads: [],
          airdrops: [],
        }),
      },
    })
    await bare.refresh()
    const other = await createMemoryServer({ market: bare, clock })
    expect(await other.call('get_launchpads', {})).toMatchObject({
      success: true,
      output: { items: [], total: 0 },
    })
    expect(await other.call('get_airdrops', {})).toMatchObject({
      success: true,
      output: { items: [], total: 0 },
    })
    await other.close()
  })

  test('R-AIX-004 get_airdrops: states at this moment, scores a device works out alike, paged, by status and search', async () => {
    type Listed = Parameters<typeof airdropOfWire>[0]
    const { items, source } = (await ask('get_airdrops', { page_size: 100 })) as {
      items: Listed[]
      source: { is_sample: boolean }
    }
    expect([items.length, source.is_sample]).toEqual([18, true])
    for (const item of items) {
      const airdrop = airdropOfWire(item)
      const { score, scoreLow, scoreHigh } = rateAirdrop(airdrop)
      expect([item.score, item.score_low, item.score_high]).toEqual([score, scoreLow, scoreHigh])
      expect(airdropStatus({ ...airdrop, toldStatus: null }, Math.floor(nowMs / 1000))).toBe(
        item.status,
      )
    }
    const byStatus = await Promise.all(
      ['live', 'upcoming', 'ended'].map(
        async (status) =>
          ((await ask('get_airdrops', { status, page_size: 100 })) as { items: Listed[] }).items,
      ),
    )
    expect(
      byStatus.map(
        (each, at) =>
          each.every(({ status }) => status === ['live', 'upcoming', 'ended'][at]) &&
          each.length > 0,
      ),
    ).toEqual([true, true, true])
    expect(byStatus.flat()).toHaveLength(18)
    expect(await ask('get_airdrops', { search: 'faucet' })).toMatchObject({
      total: 1,
      items: [{ id: 'sable-faucet', score: 0 }],
    })
    expect(await ask('get_airdrops', { page: 2, page_size: 10 })).toMatchObject({
      total: 18,
      page: 2,
    })
    expect(await server.call('get_airdrops', { page: 0 })).toMatchObject({
      status: 422,
      error: 'REQUEST_INVALID',
    })
  })

  test('R-CDT-009 R-IDO-004 what does not exist is refused, not blank', async () => {
    expect(await server.call('get_coin_detail', { id: 'no such coin' })).toMatchObject({
      success: false,
      error: 'MARKET_COIN_NOT_FOUND',
      status: 200,
    })
    expect(
      await server.call('get_coin_price_history', { id: '__proto__', range: '7d' }),
    ).toMatchObject({ success: false, error: 'MARKET_COIN_NOT_FOUND' })
    expect(await server.call('get_ido_detail', { id: 'bitcoin' })).toMatchObject({
      success: false,
      error: 'MARKET_SALE_NOT_FOUND',
    })
  })

  test('a market that is not there yet says when to come back', async () => {
    const unready = await createMemoryServer({
      market: createMarket({ source: sampleMarketSource(clock), clock }),
      clock,
    })
    const answer = await unready.call('get_market', {})
    expect(answer).toMatchObject({ status: 503, success: false, error: 'MARKET_NOT_READY' })
    expect(answer.headers['retry-after']).toBe('5')
    await unready.close()
  })

  test.each(['get_coins', 'get_upcoming_idos', 'get_launchpads', 'get_airdrops'] as const)(
    'R-CLS-005 an order that %s does not know is refused by name, never taken for another',
    async (f) => {
      for (const sort_by of ['total_score', 'constructor', '__proto__', '', 7])
        expect(await server.call(f, { sort_by } as never)).toMatchObject({
          status: 422,
          success: false,
          error: 'REQUEST_INVALID',
          errormsg: expect.stringContaining('sort_by'),
          fields: ['sort_by'],
        })
    },
  )

  test("R-CLS-003 paging and filters are the server's where a client asks for them", async () => {
    const page = (await ask('get_coins', {
      page: 2,
      page_size: 10,
      category: 'DeFi',
      sort_by: 'market_cap',
    })) as { items: { category: string }[]; total: number; page: number }
    expect(page.items).toHaveLength(10)
    expect(page.page).toBe(2)
    expect(new Set(page.items.map(({ category }) => category))).toEqual(new Set(['DeFi']))
    expect(await server.call('get_coins', { page: 0 })).toMatchObject({
      status: 422,
      error: 'REQUEST_INVALID',
    })
  })
})
