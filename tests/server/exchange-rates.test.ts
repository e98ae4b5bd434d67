// Exchange rates over the wire: of the sample market, of CoinGecko on good days and bad ones, of a source without any.
import { afterEach, expect, test } from 'vitest'
import { clientMarketCalls } from '#contract/calls/client-market.ts'
import { createCoingecko } from '#server/gateways/market/coingecko/ask-coingecko.ts'
import { coingeckoSource } from '#server/gateways/market/coingecko/coingecko-source.ts'
import { createMarket, type Market } from '#server/gateways/market/create-market.ts'
import { sampleMarketSource } from '#server/gateways/market/sample/sample-source.ts'
import type { AnswerShelf, KeptAnswer } from '#server/gateways/provider/kept-answers.ts'
import { currencies } from '#domain/money/currencies.ts'
import { usableRates } from '#domain/money/exchange-rates.ts'
import { answer } from '#tests/fakes/bad-server.ts'
import { geckoMarket, startCoingeckoServer } from '#tests/fakes/coingecko-server.ts'
import { createMemoryServer } from '#tests/fakes/memory-server.ts'

const startMs = Date.UTC(2026, 10, 21, 7, 30)
const halfHourMs = 1_800_000
let nowMs = startMs
const clock = { nowMs: () => nowMs }
let closing: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const close of closing.toReversed()) await close()
  closing = []
  nowMs = startMs
})

const serve = async (market: Market | null) => {
  await market?.refresh()
  const server = await createMemoryServer({ market, clock })
  closing.push(() => server.close())
  const ask = () => server.call('get_exchange_rates', {})
  return {
    ask,
    rates: async () => clientMarketCalls.get_exchange_rates.output.parse((await ask()).output),
  }
}

const memoryShelf = (): AnswerShelf => {
  const rows = new Map<string, KeptAnswer>()
  return {
    load: async (key) => rows.get(key) ?? null,
    save: async (key, kept) => void rows.set(key, kept),
  }
}

const gecko = async (shelf = memoryShelf()) => {
  const figures = geckoMarket(startMs)
  const provider = await startCoingeckoServer(figures)
  closing.push(() => provider.close())
  const live = (): Market => {
    const ask = createCoingecko({
      apiKey: null,
      baseUrl: `${provider.origin}/api/v3`,
      callsPerMinute: 6_000,
      timeoutMs: 20_000,
      nowMs: clock.nowMs,
      wait: async (ms: number) => void (nowMs += ms),
    })
    const source = { ask, shelf, nowMs: clock.nowMs, onNote: () => {}, pages: 1 }
    return createMarket({ source: coingeckoSource({ ...source, refreshMs: 900_000 }), clock })
  }
  const requests = () => provider.seen.filter((path) => path.includes('exchange_rates')).length
  return { figures, provider, live, requests }
}

test('D-PRICE the sample market has a rate for every currency offered, and says that it is one', async () => {
  const { rates } = await serve(createMarket({ source: sampleMarketSource(clock), clock }))
  const answered = await rates()
  expect(Object.keys(usableRates(answered.rates)).toSorted()).toEqual([...currencies].toSorted())
  expect(answered.source).toMatchObject({
    id: 'sample',
    is_sample: true,
    as_of: Date.UTC(2026, 10, 21, 7) / 1000,
  })
})

test('D-PRICE CoinGecko is asked at most every half hour, however many people ask', async () => {
  const { live, requests } = await gecko()
  const { rates } = await serve(live())
  const [first] = await Promise.all([rates(), rates(), rates()])
  expect(first.rates).toMatchObject({ USD: 1, TRY: 42, EUR: 0.92 })
  expect(first.source).toMatchObject({ id: 'coingecko', as_of: startMs / 1000 })
  expect(requests()).toBe(1)
  nowMs += halfHourMs + 1000
  expect((await rates()).source.as_of).toBe(nowMs / 1000)
  expect(requests()).toBe(2)
})

test('D-PRICE while CoinGecko is down, or answers nonsense, the last rates stand with their age, after a restart too', async () => {
  const shelf = memoryShelf()
  const { live, figures, provider } = await gecko(shelf)
  const { rates } = await serve(live())
  await rates()
  nowMs += 3 * 3_600_000
  provider.behave('/exchange_rates', answer(503, 'down'))
  expect(await rates()).toMatchObject({ rates: { TRY: 42 }, source: { as_of: startMs / 1000 } })
  provider.behave('/exchange_rates', null)
  figures.perBitcoin = { usd: 0, try: 1 }
  nowMs += 60_000
  expect(await rates()).toMatchObject({ rates: { TRY: 42 }, source: { as_of: startMs / 1000 } })
  const again = await serve(live())
  expect(await again.rates()).toMatchObject({
    rates: { TRY: 42 },
    source: { as_of: startMs / 1000 },
  })
})

test('D-PRICE where nothing was ever told, the caller is asked to come back', async () => {
  const { live, figures } = await gecko()
  figures.perBitcoin = {}
  const { ask } = await serve(live())
  expect(await ask()).toMatchObject({ status: 503, success: false, error: 'MARKET_NOT_READY' })
  const without = await serve(null)
  expect(await without.ask()).toMatchObject({ status: 503, error: 'MARKET_NOT_READY' })
})

test('D-PRICE a source that knows no rates answers with none', async () => {
  const { exchangeRates: _none, ...source } = sampleMarketSource(clock)
  const { rates } = await serve(createMarket({ source, clock }))
  expect((await rates()).rates).toEqual({})
})
