// What the tabs of a coin's page are told: candles, community, development, news, several coins at once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientCoinCalls } from '#contract/calls/client-coin.ts'
import { clientMarketCalls } from '#contract/calls/client-market.ts'
import { createMarket, type Market } from '#server/gateways/market/create-market.ts'
import { MarketSourceError } from '#server/gateways/market/source-port.ts'
import { sampleMarketSource } from '#server/gateways/market/sample/sample-source.ts'
import { sampleNews } from '#server/gateways/news/sample-news.ts'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'

const nowMs = Date.UTC(2026, 10, 21, 7, 30)
const nowSec = nowMs / 1000
const clock = { nowMs: () => nowMs }
let server: MemoryServer
let market: Market

beforeAll(async () => {
  market = createMarket({ source: sampleMarketSource(clock), clock })
  await market.refresh()
  server = await createMemoryServer({ market, clock, ports: { news: sampleNews(market) } })
})
afterAll(() => server.close())

const candlesOf = async (id: string, days: number) =>
  clientCoinCalls.get_coin_ohlc.output.parse(
    (await server.call('get_coin_ohlc', { id, days })).output,
  ).candles
const detailOf = async (id: string) =>
  clientMarketCalls.get_coin_detail.output.parse(
    (await server.call('get_coin_detail', { id })).output,
  )

test.each([
  [1, 1_800],
  [7, 14_400],
  [30, 14_400],
  [90, 345_600],
  [365, 345_600],
])(
  'R-CDT-002 %s days of candles: in steps, joined, ending at the price of the list',
  async (days, stepSec) => {
    const candles = await candlesOf('bitcoin', days)
    expect(candles.length).toBeGreaterThan(20)
    const whole = candles.slice(0, -1)
    expect(new Set(whole.slice(1).map(({ t }, at) => t - (whole[at]?.t ?? 0)))).toEqual(
      new Set([stepSec]),
    )
    for (const { open, high, low, close } of candles)
      expect(low <= Math.min(open, close) && high >= Math.max(open, close)).toBe(true)
    expect(candles.at(-1)?.close).toBe(market.view()?.row('bitcoin')?.price)
    expect(candles.at(-1)?.t).toBeLessThanOrEqual(nowSec)
  },
)

test('R-CDT-009 candles of what does not exist are refused; a provider that is silent says when to come back', async () => {
  expect(await server.call('get_coin_ohlc', { id: 'no such coin', days: 7 })).toMatchObject({
    success: false,
    error: 'MARKET_COIN_NOT_FOUND',
  })
  const source = {
    ...sampleMarketSource(clock),
    candles: async () => Promise.reject(new MarketSourceError('CoinGecko answered 429', 60_000)),
  }
  const silentMarket = createMarket({ source, clock })
  await silentMarket.refresh()
  const silent = await createMemoryServer({ market: silentMarket, clock })
  const answer = await silent.call('get_coin_ohlc', { id: 'bitcoin', days: 7 })
  expect(answer).toMatchObject({ status: 503, error: 'MARKET_NOT_READY' })
  expect(answer.headers['retry-after']).toBe('60')
  await silent.close()
})

test('R-CDT-001 community and development agree with what the rating rests on, each with source and age', async () => {
  const {
    facts,
    community_facts: community,
    developer_facts: development,
  } = await detailOf('ethereum')
  expect(development?.['commits4w']?.value).toBe(
    Math.round(facts['commits4w']?.value ?? Number.NaN),
  )
  for (const fact of Object.values({ ...community, ...development }))
    expect(fact).toMatchObject({ source: 'sample', as_of: Math.floor(nowSec / 86_400) * 86_400 })
  const activity =
    (1_000 * (community?.['redditActive48h']?.value ?? 0)) /
    (community?.['redditSubscribers']?.value ?? 1)
  expect(activity).toBeCloseTo(facts['activityPerMember']?.value ?? Number.NaN, 0)
})

test('R-CDT-001 sample news are notes of the simulated weeks, read just now, say so, and lead nowhere', async () => {
  const { news, news_as_of: asOf, news_origin: origin } = await detailOf('ethereum')
  expect(origin).toBe('sample')
  expect(asOf).toBe(nowSec)
  expect(news).toHaveLength(4)
  for (const item of news ?? [])
    expect(item).toMatchObject({
      is_sample: true,
      url: null,
      summary: expect.stringContaining('nothing here happened') as string,
    })
  expect((await detailOf('ethereum')).news).toEqual(news)
})

test('decision 198: a coin says where it is traded, most volume first, at about its price', async () => {
  const bitcoin = await detailOf('bitcoin')
  const { markets, markets_count: count, markets_as_of: asOf } = bitcoin
  expect(asOf).toBe(nowSec)
  expect(count).toBe(markets?.length)
  expect(markets?.length).toBeGreaterThan(10)
  const sound = markets?.filter(({ is_stale }) => !is_stale) ?? []
  const volumes = sound.map(({ volume_24h }) => volume_24h ?? Number.NaN)
  expect(volumes).toEqual(volumes.toSorted((a, b) => b - a))
  const whole = (markets ?? []).reduce((sum, { volume_24h }) => sum + (volume_24h ?? 0), 0)
  expect(whole).toBeLessThan(bitcoin.volume_24h ?? 0)
  for (const pair of markets ?? []) {
    expect(Math.abs((pair.price ?? 0) / (bitcoin.price ?? 1) - 1)).toBeLessThan(0.01)
    expect(pair).toMatchObject({ base: 'BTC', url: null })
    expect(pair.exchange).toMatch(/^Sample /)
    expect(pair.target).not.toBe('BTC')
  }
  expect((await detailOf('bitcoin')).markets).toEqual(markets)
  expect((await detailOf('wojak')).markets?.length).toBeLessThan(markets?.length ?? 0)
})

test('decision 198: many coins at once carry no markets: those come with the coin that is opened', async () => {
  const { items } = clientCoinCalls.get_coin_dossiers.output.parse(
    (await server.call('get_coin_dossiers', { ids: ['bitcoin'] })).output,
  )
  expect(items[0]?.markets).toBeUndefined()
})

test('R-CDT-001 several coins at once: what each page would be told, and nothing for what does not exist', async () => {
  const { items } = clientCoinCalls.get_coin_dossiers.output.parse(
    (
      await server.call('get_coin_dossiers', {
        ids: ['bitcoin', 'no such coin', 'bitcoin', 'wojak'],
      })
    ).output,
  )
  expect(items.map(({ id }) => id)).toEqual(['bitcoin', 'wojak'])
  const [bitcoin] = items
  const detail = await detailOf('bitcoin')
  expect(bitcoin).toMatchObject({
    community_facts: detail.community_facts,
    developer_facts: detail.developer_facts,
    news: detail.news,
  })
  const { points } = clientMarketCalls.get_coin_price_history.output.parse(
    (await server.call('get_coin_price_history', { id: 'bitcoin', range: '1y' })).output,
  )
  expect(bitcoin?.past.times).toEqual(points.map(({ t }) => t))
  expect(bitcoin?.past.prices).toEqual(points.map(({ price }) => price))
  expect(bitcoin?.scores.items.at(-1)?.total_ai_score).toBe(detail.total_ai_score)
})

test('R-CDT-001 a coin that a provider would have to be asked for is left to its own page', async () => {
  const metered = createMarket({
    source: { ...sampleMarketSource(clock), isAtHand: (id) => id === 'bitcoin' },
    clock,
  })
  await metered.refresh()
  const other = await createMemoryServer({ market: metered, clock })
  const { items } = clientCoinCalls.get_coin_dossiers.output.parse(
    (await other.call('get_coin_dossiers', { ids: ['bitcoin', 'ethereum'] })).output,
  )
  expect(items.map(({ id }) => id)).toEqual(['bitcoin'])
  await other.close()
})

test('what everybody asks for at the start is worked out once a minute, and again when the market moved', async () => {
  let nowOfClockMs = nowMs
  const moving = { nowMs: () => nowOfClockMs }
  const requested: string[] = []
  const sample = sampleMarketSource(moving)
  const counted = createMarket({
    source: {
      ...sample,
      priceHistory: (id, range) => (requested.push(id), sample.priceHistory(id, range)),
    },
    clock: moving,
  })
  await counted.refresh()
  const other = await createMemoryServer({ market: counted, clock: moving })
  const ask = async () =>
    clientCoinCalls.get_coin_dossiers.output.parse(
      (await other.call('get_coin_dossiers', { ids: ['bitcoin', 'no such coin'] })).output,
    ).items
  const first = await ask()
  expect(await ask()).toEqual(first)
  expect(requested).toEqual(['bitcoin'])
  nowOfClockMs += 60_000
  await ask()
  expect(requested, 'a minute later').toHaveLength(2)
  nowOfClockMs += 3_600_000
  await counted.refresh()
  const [moved] = await ask()
  expect(moved?.past.prices.at(-1)).toBe(counted.view()?.row('bitcoin')?.price)
  await other.close()
})
