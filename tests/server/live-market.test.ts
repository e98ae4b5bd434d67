// CoinGecko as the market, over real sockets: every call a screen makes, on good days and bad ones, and after a restart.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clientCoinCalls } from '#contract/calls/client-coin.ts'
import { clientMarketCalls } from '#contract/calls/client-market.ts'
import { createCoingecko } from '#server/gateways/market/coingecko/ask-coingecko.ts'
import { createCoinIndex } from '#server/gateways/market/coingecko/coin-index.ts'
import { coingeckoSource } from '#server/gateways/market/coingecko/coingecko-source.ts'
import { createMarket, type Market } from '#server/gateways/market/create-market.ts'
import { noShelf } from '#tests/fakes/no-shelf.ts'
import type { AnswerShelf } from '#server/gateways/provider/kept-answers.ts'
import { purgeProviderAnswers, storeShelf } from '#server/store/market/provider-answer-queries.ts'
import type { Store } from '#server/store/store.ts'
import {
  answer,
  answerJson,
  breakOff,
  hangUp,
  stallInBody,
  stayQuiet,
  type Misbehaviour,
} from '#tests/fakes/bad-server.ts'
import { describeOnBothStores, openStoreAt, type Place } from '#tests/fakes/both-stores.ts'
import {
  geckoMarket,
  startCoingeckoServer,
  type GeckoMarket,
} from '#tests/fakes/coingecko-server.ts'
import { createMemoryServer, type MemoryServer } from '#tests/fakes/memory-server.ts'
import type { ProviderServer } from '#tests/fakes/provider-server.ts'

const startMs = Date.UTC(2026, 10, 21, 7, 30)
const hourMs = 3_600_000
let nowMs = startMs
const clock = { nowMs: () => nowMs }
let gecko: GeckoMarket
let provider: ProviderServer
let notes: string[]
let open: MemoryServer[]

beforeEach(async () => {
  nowMs = startMs
  notes = []
  open = []
  gecko = geckoMarket(startMs)
  provider = await startCoingeckoServer(gecko)
})
afterEach(async () => {
  for (const server of open) await server.close()
  await provider.close()
})

/** As open-market.ts plugs it together, with a shorter patience. */
const liveMarket = (
  shelf: AnswerShelf = noShelf,
  {
    callsPerMinute = 6_000,
    timeoutMs = 20_000,
    wait = async (ms: number) => void (nowMs += ms),
  } = {},
): Market => {
  const ask = createCoingecko({
    apiKey: null,
    baseUrl: `${provider.origin}/api/v3`,
    callsPerMinute,
    timeoutMs,
    nowMs: clock.nowMs,
    wait,
  })
  const shared = { ask, shelf, nowMs: clock.nowMs, onNote: (note: string) => notes.push(note) }
  return createMarket({
    source: coingeckoSource({ ...shared, pages: 2, refreshMs: 900_000 }),
    enrichments: [createCoinIndex(shared)],
    clock,
  })
}
const serve = async (market: Market): Promise<MemoryServer> => {
  const server = await createMemoryServer({ market, clock })
  open.push(server)
  return server
}
const started = async (
  patience: { timeoutMs?: number } = {},
): Promise<{ market: Market; server: MemoryServer }> => {
  const market = liveMarket(noShelf, patience)
  await market.refresh()
  await market.enrich()
  return { market, server: await serve(market) }
}
const detailOf = async (server: MemoryServer, id: string) =>
  clientMarketCalls.get_coin_detail.output.parse(
    (await server.call('get_coin_detail', { id })).output,
  )
const historyOf = async (server: MemoryServer, id: string, range: '7d' | '1y' = '1y') =>
  clientMarketCalls.get_coin_price_history.output.parse(
    (await server.call('get_coin_price_history', { id, range })).output,
  ).points
const requestsFor = (part: string): number =>
  provider.seen.filter((path) => path.includes(part)).length

describe('D-PRICE a live market feeds every screen', () => {
  test('list, categories and chains, detail, history, candles and dossiers', async () => {
    const { server } = await started()
    const { items, source } = clientMarketCalls.get_coins.output.parse(
      (await server.call('get_coins', {})).output,
    )
    expect(source).toMatchObject({
      id: 'coingecko',
      is_sample: false,
      as_of: startMs / 1000,
      quarantined: 0,
    })
    expect(items.map(({ id, category, chain }) => [id, category, chain])).toEqual([
      ['first-chain', 'Layer 1', 'First Chain'],
      ['lend-protocol', 'DeFi', 'Ethereum'],
      ['dollar [new]', 'Stablecoin', null],
      ['1337', 'Meme', 'Solana'],
    ])
    const detail = await detailOf(server, 'dollar [new]')
    expect(detail).toMatchObject({
      description: 'About Dollar X.',
      links: { homepage: 'https://project.test/', reddit: null },
      genesis_date: Date.UTC(2015, 6, 30) / 1000,
    })
    expect(detail.developer_facts?.['commits4w']).toEqual({
      value: 12,
      as_of: startMs / 1000,
      source: 'coingecko',
    })
    expect(detail.facts['turnover']).toMatchObject({ source: 'coingecko', as_of: startMs / 1000 })
    expect((await historyOf(server, 'dollar [new]')).map(({ t }) => t).at(-1)).toBe(startMs / 1000)
    expect((await detailOf(server, 'lend-protocol')).contracts).toEqual([
      { platform: 'ethereum', chain: 'Ethereum', address: `0x${'Aa'.repeat(20)}` },
      { platform: 'polygon-pos', chain: 'Polygon POS', address: `0x${'Bb'.repeat(20)}` },
    ])
    expect(detail).not.toHaveProperty('contracts')
    const { candles } = clientCoinCalls.get_coin_ohlc.output.parse(
      (await server.call('get_coin_ohlc', { id: '1337', days: 30 })).output,
    )
    expect(candles).toHaveLength(10)
    const { items: dossiers } = clientCoinCalls.get_coin_dossiers.output.parse(
      (await server.call('get_coin_dossiers', { ids: ['dollar [new]', '1337'] })).output,
    )
    expect(dossiers.map(({ id }) => id)).toEqual(['dollar [new]'])
    expect(notes.filter((note) => !note.includes('has no category'))).toEqual([])
  })

  test('what was answered is not asked again: one request per coin and range, however many people look', async () => {
    const { server } = await started()
    await Promise.all(Array.from({ length: 20 }, () => detailOf(server, '1337')))
    await Promise.all(Array.from({ length: 20 }, () => historyOf(server, '1337')))
    expect([requestsFor('/coins/1337?'), requestsFor('/coins/1337/market_chart')]).toEqual([1, 1])
  })

  test('decision 198: markets come with the coin in one request, and have its age', async () => {
    const { server } = await started()
    const { markets, markets_count, markets_as_of } = await detailOf(server, '1337')
    expect(markets).toMatchObject([
      {
        exchange: 'Test Exchange',
        target: 'USD',
        trust: 'green',
        url: 'https://exchange.test/pair',
      },
    ])
    expect([markets_count, markets_as_of]).toEqual([1, startMs / 1000])
    expect([requestsFor('/coins/1337?'), requestsFor('/coins/1337/tickers')]).toEqual([1, 0])
  })

  test("R-CDT-001 words and links that one person's visit brought are in everybody's record with the next capture", async () => {
    const { market, server } = await started()
    expect(market.view()?.record('1337')).toMatchObject({ description: null })
    await detailOf(server, '1337')
    await market.refresh()
    expect(market.view()?.record('1337')).toMatchObject({
      description: 'About Leet.',
      links: { homepage: 'https://project.test/' },
      genesis_date: Date.UTC(2015, 6, 30) / 1000,
    })
    expect(market.view()?.record('first-chain')).toMatchObject({ description: null })
  })

  test('categories that are gone are named, not asked for', async () => {
    await started()
    expect(notes).toContain('CoinGecko has no category depin any more')
    expect(requestsFor('category=depin')).toBe(0)
  })

  test('a hundred people who each want another coin do not make it exceed its minute', async () => {
    gecko.coins = Array.from({ length: 100 }, (_, n) => ({
      id: `coin-${n}`,
      symbol: `c${n}`,
      name: `Coin ${n}`,
      price: 1,
      platforms: {},
      category: 'gaming',
    }))
    // Nobody's waiting moves the clock: all of it happens within one minute.
    const market = liveMarket(noShelf, { callsPerMinute: 30, wait: async () => {} })
    await market.refresh()
    const server = await serve(market)
    const answers = await Promise.all(
      gecko.coins.map(({ id }) => server.call('get_coin_detail', { id })),
    )
    expect(answers.every(({ success }) => success)).toBe(true)
    expect(provider.seen.length).toBeLessThanOrEqual(30)
  })
})

/** Enough for every answer this machine gives, short enough to wait for those that never end. */
const shortPatience = { timeoutMs: 1_000 }

const troubles: [string, Misbehaviour, { timeoutMs?: number }?][] = [
  [
    '429',
    answerJson(
      429,
      { status: { error_code: 429, error_message: 'You have exceeded the Rate Limit' } },
      { 'retry-after': '60' },
    ),
  ],
  ['500', answerJson(500, { status: 500, error: 'Internal Server Error' })],
  ['422', answerJson(422, { error: 'Missing parameter vs_currency' })],
  [
    'HTML',
    answer(200, '<!DOCTYPE html><title>Just a moment</title>', { 'content-type': 'text/html' }),
  ],
  ['a cut body', breakOff],
  ['a body that stalls', stallInBody, shortPatience],
  ['silence', stayQuiet, shortPatience],
  ['a dropped line', hangUp],
  ['another type', answerJson(200, { prices: 'none', id: 7 })],
  ['null', answerJson(200, null)],
]

describe('D-PRICE a live market on a bad day', () => {
  test.each(troubles)(
    '%s leaves what there was, with its age, and no screen without an answer',
    async (_, trouble, patience) => {
      const { market, server } = await started(patience)
      const [before, history, view] = [
        await detailOf(server, '1337'),
        await historyOf(server, '1337'),
        market.view(),
      ]
      provider.behave('/coins', trouble)
      nowMs += 24 * hourMs
      expect(await market.refresh()).toBe(false)
      expect(await detailOf(server, '1337')).toMatchObject({
        description: before.description,
        developer_facts: before.developer_facts,
        as_of: startMs / 1000,
      })
      expect(await historyOf(server, '1337')).toEqual(history)
      expect(market.view()).toBe(view)
      // What was never seen: the coin's own row and a week from its sparkline, and for the rest the word when to come back.
      expect(await detailOf(server, 'first-chain')).toMatchObject({
        name: 'First Chain',
        description: null,
      })
      expect(await historyOf(server, 'first-chain', '7d')).toHaveLength(2)
      const notReady = {
        success: false,
        error: 'MARKET_NOT_READY',
        headers: { 'retry-after': expect.stringMatching(/^\d+$/) as string },
      }
      expect(await server.call('get_coin_ohlc', { id: 'first-chain', days: 7 })).toMatchObject(
        notReady,
      )
      expect(
        await server.call('get_coin_price_history', { id: 'first-chain', range: '1y' }),
      ).toMatchObject(notReady)
    },
  )

  test('Retry-After is honoured for every kind of request, and then it goes on', async () => {
    const { market, server } = await started()
    provider.behave('/coins/1337', answerJson(429, {}, { 'retry-after': '120' }))
    await detailOf(server, '1337')
    provider.behave('/coins/1337', null)
    const before = provider.seen.length
    await detailOf(server, 'first-chain')
    expect(await market.refresh()).toBe(false)
    expect(provider.seen.length).toBe(before)
    nowMs += 121_000
    expect((await detailOf(server, '1337')).description).toBe('About Leet.')
  })

  test('R-CDT-002 a chart the provider no longer tells is as old as it is, however fresh the list', async () => {
    const { market, server } = await started()
    const [chart, candles] = [
      () => server.call('get_coin_price_history', { id: '1337', range: '1y' }),
      () => server.call('get_coin_ohlc', { id: '1337', days: 30 }),
    ]
    await Promise.all([chart(), candles()])
    for (const part of ['/market_chart', '/ohlc']) provider.behave(part, answerJson(500, {}))
    nowMs += 24 * hourMs
    expect(await market.refresh()).toBe(true)
    expect(market.view()?.source.as_of).toBe(nowMs / 1000)
    for (const ask of [chart, candles])
      expect((await ask()).output).toMatchObject({ source: { as_of: startMs / 1000 } })
    for (const part of ['/market_chart', '/ohlc']) provider.behave(part, null)
    nowMs += hourMs
    for (const ask of [chart, candles])
      expect((await ask()).output).toMatchObject({ source: { as_of: startMs / 1000 + 24 * 3_600 } })
  })

  test('rows that make no sense are counted and said, the others shown', async () => {
    const { server } = await started()
    provider.behave(
      '/market_chart',
      answerJson(200, {
        prices: [
          [startMs - 2000, 1],
          [startMs - 1000, '2'],
          [null, 3],
          'x',
          [startMs, null],
          [startMs, -1],
        ],
        total_volumes: 7,
      }),
    )
    expect(await historyOf(server, '1337')).toEqual([
      { t: startMs / 1000 - 2, price: 1, volume: null },
      { t: startMs / 1000 - 1, price: 2, volume: null },
    ])
    expect(notes).toContain("CoinGecko's chart of 1337: 4 of 6 rows made no sense")
  })

  test('a coin that was renamed is gone under its old id, there under the new, and never mixed up', async () => {
    const { market, server } = await started()
    gecko.coins = gecko.coins.map((coin) =>
      coin.id === '1337' ? { ...coin, id: 'leet-2', name: 'Leet Two' } : coin,
    )
    expect(await detailOf(server, '1337')).toMatchObject({ name: 'Leet', description: null })
    await market.refresh()
    expect(await server.call('get_coin_detail', { id: '1337' })).toMatchObject({
      success: false,
      error: 'MARKET_COIN_NOT_FOUND',
    })
    expect((await detailOf(server, 'leet-2')).description).toBe('About Leet Two.')
    provider.behave(
      '/coins/first-chain',
      answerJson(200, { id: 'leet-2', description: { en: 'About another coin.' }, links: {} }),
    )
    expect((await detailOf(server, 'first-chain')).description).toBeNull()
  })
})

describeOnBothStores('D-PRICE provider answers', (makePlace) => {
  let place: Place
  let store: Store
  beforeEach(async () => {
    place = await makePlace()
    store = await openStoreAt(place)
  })
  afterEach(async () => {
    await store.close()
    await place.remove()
  })

  test('a restart without the provider still shows coins, histories and candles, as old as they are', async () => {
    const first = liveMarket(storeShelf(store.db))
    await first.refresh()
    await first.enrich()
    const [extra, history, candles] = [
      await first.coinDetail('lend-protocol'),
      await first.priceHistory('lend-protocol', '1y'),
      await first.candles('lend-protocol', 30),
    ]
    nowMs += 30 * hourMs
    const second = liveMarket(storeShelf(store.db))
    await second.refresh()
    // From now on nothing comes any more.
    provider.behave('/api', hangUp)
    await second.enrich()
    expect(second.view()?.row('lend-protocol')).toMatchObject({
      category: 'DeFi',
      chain: 'Ethereum',
    })
    expect(second.view()?.record('lend-protocol')).toMatchObject({
      description: 'About Lend Protocol.',
    })
    expect((await second.coinDetail('lend-protocol'))?.description).toBe(extra?.description)
    expect(await second.priceHistory('lend-protocol', '1y')).toEqual(history)
    expect(history?.at(-1)?.t).toBe(startMs / 1000)
    expect(await second.candles('lend-protocol', 30)).toEqual(candles)
  })

  test('answers of long ago are forgotten', async () => {
    const shelf = storeShelf(store.db)
    await shelf.save('a', { body: '1', atSec: 10 })
    await shelf.save('a', { body: '2', atSec: 20 })
    await shelf.save('b', { body: '3', atSec: 30 })
    await purgeProviderAnswers(store.db, 25)
    expect([await shelf.load('a'), await shelf.load('b')]).toEqual([null, { body: '3', atSec: 30 }])
  })
})
