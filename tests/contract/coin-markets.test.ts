// Where a coin is traded: what CoinGecko has really answered, and what other hosts may write.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { coinMarketSchema } from '#contract/market/coin-dossier-wire.ts'
import { coinDetailWireSchema } from '#contract/market/coin-wire.ts'
import { extrasOf } from '#data/catalog/store/store-dossiers.ts'
import { readCoinMarkets } from '#server/gateways/market/coingecko/tickers/coin-markets.ts'
import { sharedDataDir, sharedDataNote } from '../fixtures/shared-data.ts'

const tickersIn = (file: string): unknown[] => {
  const path = join(sharedDataDir ?? '.', 'coingecko', file)
  const body = JSON.parse(readFileSync(path, 'utf8').replace(/^\ufeff/, '')) as object
  return 'tickers' in body ? (body.tickers as unknown[]) : []
}

describe.skipIf(sharedDataDir === null)(`decision 198: captured tickers${sharedDataNote}`, () => {
  test.each([
    'vcr-2021/coins_bitcoin_tickers__2021-05-15T1601Z__200.json',
    'vcr-2021/coins_bitcoin__2021-05-15T1600Z__200.json',
    'vcr-2021/coins_ethereum_contract_0xdAC17F958D2ee523a2206206994597C13D831ec7__2021-08-13T1406Z__200.json',
    'jkorf-2023/GetTickersAsync.json',
    'jkorf-2023/GetAssetDetailsAsync.json',
  ])('%s: every row is read, in a form that reading again leaves as it is', (file) => {
    const tickers = tickersIn(file)
    const read = readCoinMarkets(tickers)
    expect(tickers.length).toBeGreaterThan(50)
    expect(read?.markets_count).toBe(tickers.length)
    expect(read?.markets).toHaveLength(50)
    for (const market of read?.markets ?? []) {
      expect(coinMarketSchema.parse(market)).toEqual(market)
      expect(market.url ?? 'https://').toMatch(/^https:/)
    }
    const sound = read?.markets.filter(({ is_stale, is_anomaly }) => !is_stale && !is_anomaly) ?? []
    const volumes = sound.map(({ volume_24h }) => volume_24h ?? -1)
    expect(volumes).toEqual(volumes.toSorted((a, b) => b - a))
    expect(sound.every(({ price }) => price !== null)).toBe(true)
  })

  test("CoinGecko's own example of today, with a trust that it no longer tells", () => {
    const path = join(sharedDataDir ?? '.', 'coingecko/oas-examples-2026/demo-api-examples.json')
    const examples = JSON.parse(readFileSync(path, 'utf8')) as Record<
      string,
      Record<string, { tickers: unknown[] }>
    >
    expect(readCoinMarkets(examples['/coins/{id}/tickers']?.['200']?.tickers)?.markets).toEqual([
      {
        exchange: 'Binance',
        base: 'BTC',
        target: 'USDT',
        price: 76_856,
        spread_pct: 0.010013,
        volume_24h: 1_059_536_991,
        trust: null,
        is_stale: false,
        is_anomaly: false,
        url: 'https://www.binance.com/en/trade/BTC_USDT?ref=37754157',
      },
    ])
  })
})

const detailOf = (fields: object) => coinDetailWireSchema.parse({ id: 'bitcoin', ...fields })

test('D-PHPTYPES: markets as a PHP program types them are read, and a row that is none is left out', () => {
  const { markets, markets_count, markets_as_of } = detailOf({
    markets: [
      { exchange: 'X', base: 'BTC', target: 'EUR', price: '12.5', is_stale: '1', trust: 'GREEN' },
      { price: '1' },
    ],
    markets_count: '7',
    markets_as_of: '2026-01-05 10:00:00',
  })
  expect(markets).toEqual([
    {
      exchange: 'X',
      base: 'BTC',
      target: 'EUR',
      price: 12.5,
      spread_pct: null,
      volume_24h: null,
      trust: 'green',
      is_stale: true,
      is_anomaly: false,
      url: null,
    },
  ])
  expect([markets_count, markets_as_of]).toEqual([7, Date.UTC(2026, 0, 5, 10) / 1000])
})

test('decision 198: a host that knows no markets leaves those of the device as they are', () => {
  expect(extrasOf(detailOf({}))).toEqual({})
  expect(extrasOf(detailOf({ markets: null }))).toEqual({})
  expect(extrasOf(detailOf({ markets: [] }))).toEqual({
    markets: { items: [], total: 0, asOfSec: null },
  })
})
