import { expect, test } from 'vitest'
import { readCoinMarkets } from './coin-markets.ts'

const ticker = (fields: object = {}) => ({
  base: 'BTC',
  target: 'USDT',
  market: { name: 'Exchange', identifier: 'exchange' },
  converted_last: { btc: 1, usd: 50_000 },
  converted_volume: { btc: 2, usd: 100_000 },
  trust_score: 'green',
  bid_ask_spread_percentage: 0.02,
  is_anomaly: false,
  is_stale: false,
  trade_url: 'https://exchange.test/BTC_USDT',
  ...fields,
})
const first = (fields: object) => readCoinMarkets([ticker(fields)])?.markets[0]

test('a ticker becomes a market: figures in dollars, the page of the pair', () => {
  expect(readCoinMarkets([ticker()])).toEqual({
    markets: [
      {
        exchange: 'Exchange',
        base: 'BTC',
        target: 'USDT',
        price: 50_000,
        spread_pct: 0.02,
        volume_24h: 100_000,
        trust: 'green',
        is_stale: false,
        is_anomaly: false,
        url: 'https://exchange.test/BTC_USDT',
      },
    ],
    markets_count: 1,
  })
})

test('most volume first, fifty at most, and how many there are', () => {
  const read = readCoinMarkets(
    Array.from({ length: 90 }, (_, n) => ticker({ converted_volume: { usd: n } })),
  )
  expect(read?.markets_count).toBe(90)
  expect(read?.markets).toHaveLength(50)
  expect(read?.markets[0]?.volume_24h).toBe(89)
})

test('what is no figure, no trust and no https page is unknown; a nameless row is left out', () => {
  expect(
    first({
      converted_last: { usd: 0 },
      converted_volume: null,
      bid_ask_spread_percentage: -1,
      trust_score: 9,
      trade_url: 'javascript:alert(1)',
    }),
  ).toMatchObject({ price: null, volume_24h: null, spread_pct: null, trust: null, url: null })
  expect(first({ trade_url: 'http://exchange.test/' })?.url).toBeNull()
  expect(first({ trade_url: null })?.url).toBeNull()
  expect(readCoinMarkets([ticker({ market: { name: ' ' } }), null, 7])).toEqual({
    markets: [],
    markets_count: 0,
  })
})

test('no list is nothing, an empty one is a list', () => {
  expect([readCoinMarkets(undefined), readCoinMarkets({}), readCoinMarkets([])]).toEqual([
    null,
    null,
    { markets: [], markets_count: 0 },
  ])
})

test('names are text: what could hide or reorder them is taken out', () => {
  expect(first({ market: { name: '<img src=x>\u202eevil' }, base: 'A\nB' })).toMatchObject({
    exchange: '<img src=x>evil',
    base: 'A B',
  })
})
