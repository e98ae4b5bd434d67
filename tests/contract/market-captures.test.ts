// Every captured CoinGecko answer goes through the readers that will meet its like.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { coinDetailWireSchema } from '#contract/market/coin-wire.ts'
import { marketOutputSchema } from '#contract/market/market-wire.ts'
import { readCandles } from '#server/gateways/market/coingecko/candles.ts'
import {
  categoryRows,
  coinPlatformRows,
  platformRows,
  readRows,
} from '#server/gateways/market/coingecko/coin-index-bodies.ts'
import { readCoinExtra } from '#server/gateways/market/coingecko/coin-extra.ts'
import { readMarketPage } from '#server/gateways/market/coingecko/market-page.ts'
import { readPriceSeries } from '#server/gateways/market/coingecko/price-series.ts'
import { createMarket } from '#server/gateways/market/create-market.ts'
import { fileSource } from '#server/gateways/market/file/file-source.ts'
import { searchAssets } from '#server/market/query/search-assets.ts'
import { MarketSourceError } from '#server/gateways/market/source-port.ts'
import type { MarketView } from '#server/gateways/market/market-port.ts'
import { sharedDataDir, sharedDataNote } from '../fixtures/shared-data.ts'

const root = join(sharedDataDir ?? '.', 'coingecko')
const files =
  sharedDataDir === null
    ? []
    : readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
        (file) => file.endsWith('.json') && !file.includes('cp1252'),
      )
const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(root, file), 'utf8').replace(/^\ufeff/, ''))
const matching = (pattern: RegExp): string[] => files.filter((file) => pattern.test(file))

const failureOf = (act: () => unknown): unknown => {
  try {
    act()
    return null
  } catch (error) {
    return error
  }
}

const clock = { nowMs: () => Date.UTC(2026, 10, 21) }
const open = async (
  file: string,
): Promise<{ view: MarketView; market: ReturnType<typeof createMarket> }> => {
  const failures: unknown[] = []
  const market = createMarket({
    source: fileSource(join(root, file)),
    clock,
    onFailure: (error) => failures.push(error),
  })
  await market.refresh()
  expect(failures).toEqual([])
  const view = market.view()
  if (!view) throw new Error(`no market in ${file}`)
  return { view, market }
}

describe.skipIf(sharedDataDir === null)(`captures${sharedDataNote}`, () => {
  test.each([
    ['jkorf-2023/GetMarketsAsync.json', 100, 1_673_196_580],
    ['notjust-2021/cryptocurrencies.json', 50, 1_638_468_200],
  ])(
    'MARKET_FILE %s shows %d coins, as old as they are, provisional',
    async (file, count, aboutSec) => {
      const { view, market } = await open(file)
      expect(view.rows).toHaveLength(count)
      expect(view.source).toMatchObject({ id: 'file', is_sample: false, quarantined: 0 })
      expect(Math.abs(view.source.as_of - aboutSec)).toBeLessThan(86_400)
      expect(view.rows.map(({ rank }) => rank)).toEqual(
        view.rows.map(({ rank }) => rank).toSorted((a, b) => (a ?? 0) - (b ?? 0)),
      )
      expect(marketOutputSchema.parse(view.output())).toEqual(view.output())
      for (const { id, coverage, total_ai_score } of view.rows) {
        expect(coverage).toBeGreaterThanOrEqual(20)
        expect(coverage).toBeLessThan(60)
        expect(total_ai_score).not.toBeNull()
        expect(coinDetailWireSchema.parse(await market.coinDetail(id)).id).toBe(id)
      }
    },
  )

  test('every market page of 2021 reads, one row or two', () => {
    const pages = matching(/coins_markets_ids=.*200\.json$/)
    expect(pages.length).toBeGreaterThanOrEqual(3)
    for (const page of pages)
      expect(readMarketPage(read(page), 'file')).toMatchObject({
        quarantined: 0,
        unknownFields: [],
      })
  })

  test('the official example of 2026 reads without an unknown field', () => {
    for (const file of matching(/oas-examples-2026/)) {
      const examples = read(file) as Record<string, Record<string, unknown>>
      const page = readMarketPage(examples['/coins/markets']?.['200'], 'coingecko')
      expect(page).toMatchObject({ received: 1, quarantined: 0, unknownFields: [] })
      expect(page.coins[0]).toMatchObject({
        id: 'bitcoin',
        change_7d: -4.042267423689584,
        change_30d: 1.9453890367549207,
        sparkline_7d: [81_045.84776489827, 81_001.73089268175, 80_898.20817826076],
      })
      expect(readCoinExtra(examples['/coins/{id}']?.['200'])?.links).toMatchObject({
        homepage: 'http://www.bitcoin.org/',
        twitter: 'https://x.com/bitcoin',
        telegram: null,
      })
      expect(readPriceSeries(examples['/coins/{id}/market_chart']?.['200'])).toHaveLength(2)
    }
  })

  test('the real error bodies are refused with their reason', () => {
    for (const file of matching(/__(422|500)\.json$/))
      expect(() => readMarketPage(read(file), 'coingecko')).toThrow(MarketSourceError)
  })

  test('chains, contracts and categories: every captured list reads, and only rows without an id are lost, and counted', () => {
    const lost: string[] = []
    const note = (text: string): void => void lost.push(text)
    for (const file of matching(/asset_platforms|GetAssetPlatformsAsync/))
      expect(readRows(platformRows, read(file), note).length).toBeGreaterThan(20)
    for (const file of matching(/coins_categories_list/))
      expect(readRows(categoryRows, read(file), note)).toContain('decentralized-finance-defi')
    for (const file of matching(/oas-examples-2026/)) {
      const examples = read(file) as Record<string, Record<string, unknown>>
      expect(readRows(coinPlatformRows, examples['/coins/list']?.['200'], note)[0]).toMatchObject({
        platforms: [['solana', '6p6xgHyF7AeE6TZkSmFsko444wqoP15icUSqi2jfGiPN']],
      })
      expect(readRows(platformRows, examples['/asset_platforms']?.['200'], note)[1]).toEqual({
        id: 'flow-evm',
        name: 'Flow EVM',
        chainNumber: 747,
        nativeCoinId: 'flow',
      })
    }
    expect(lost).toEqual(["CoinGecko's list of platforms: 2 of 134 rows made no sense"])
    for (const file of matching(/__(422|500)\.json$/))
      expect(() => readRows(platformRows, read(file), note)).toThrow(MarketSourceError)
  })

  test.each(
    matching(
      /GetAssetDetailsAsync|coins_bitcoin__2021|coins_ethereum_contract|notjust-2021\/crypto\.json/,
    ),
  )('details of %s: text without markup, links that lead somewhere', (file) => {
    const extra = readCoinExtra(read(file))
    expect(extra?.description ?? '').not.toMatch(/<\/?[a-z]/i)
    for (const link of Object.values(extra?.links ?? {}).filter((each) => each !== null))
      expect(link).toMatch(/^https?:\/\/[^/]+\//)
    expect(Object.keys(extra?.links ?? {})).toHaveLength(7)
  })

  test.each(matching(/GetAssetDetailsAsync|coins_bitcoin__2021/))(
    'community and development of %s: finite figures as old as the answer',
    (file) => {
      const { community_facts: community = {}, developer_facts: development = {} } =
        readCoinExtra(read(file)) ?? {}
      expect(Object.keys(development)).toEqual(
        expect.arrayContaining(['commits4w', 'stars', 'forks', 'contributors']),
      )
      expect(community['twitterFollowers']?.value).toBeGreaterThan(10_000)
      for (const { value, as_of, source } of Object.values({ ...community, ...development }))
        expect([Number.isFinite(value) && value >= 0, as_of > 1.6e9, source]).toEqual([
          true,
          true,
          'coingecko',
        ])
    },
  )

  test('a coin without code counted reports zeroes: its development is unknown, not nothing', () => {
    const file = matching(/coins_ethereum_contract/)[0] ?? ''
    expect(readCoinExtra(read(file))?.developer_facts).toEqual({})
  })

  test.each(matching(/_ohlc_days/))(
    'candles of %s: in order, none lost, every range holds its open and close',
    (file) => {
      const body = read(file) as number[][]
      const candles = readCandles(body)
      expect(candles).toHaveLength(body.length)
      for (const candle of candles)
        expect(
          candle.low <= Math.min(candle.open, candle.close) &&
            candle.high >= Math.max(candle.open, candle.close),
        ).toBe(true)
    },
  )

  test.each(matching(/market_chart_days/))(
    '%s: points in order, one per second, none lost but doubles',
    (file) => {
      const body = read(file) as { prices: unknown[] }
      const times = readPriceSeries(body).map(({ t }) => t)
      expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
      expect(times.length).toBeGreaterThanOrEqual(body.prices.length - 1)
    },
  )

  test.each(matching(/coins_list|GetAssetsAsync\.json/))(
    'all names, symbols and ids of %s stand in one market, found by their id',
    (file) => {
      const list = read(file) as { id: string; symbol: string; name: string }[]
      const page = readMarketPage(
        list.map((coin, index) => ({ ...coin, market_cap_rank: index + 1, current_price: 1 })),
        'file',
      )
      expect(page.coins.map(({ id }) => id)).toEqual(
        list.filter(({ id }) => id.trim() !== '').map(({ id }) => id),
      )
      expect(page.coins.every(({ name, symbol }) => name !== '' && symbol !== '')).toBe(true)
    },
  )

  test('ids with spaces, brackets and digits only are found in a market of 12,000', async () => {
    const list = read('jkorf-2023/GetAssetsAsync.json') as {
      id: string
      symbol: string
      name: string
    }[]
    const page = readMarketPage(
      list.map((coin, index) => ({
        ...coin,
        market_cap_rank: index + 1,
        market_cap: 1e9,
        total_volume: 1,
        current_price: 1,
      })),
      'file',
    )
    const market = createMarket({
      clock,
      source: {
        id: 'file',
        isSample: false,
        refreshMs: 1,
        capture: async () => ({
          coins: page.coins,
          sales: [],
          asOfSec: 1,
          quarantined: page.quarantined,
        }),
        priceHistory: async () => [],
        candles: async () => [],
      },
    })
    await market.refresh()
    const view = market.view()
    if (!view) throw new Error('no view')
    for (const id of ['1move token', 'boringdao-[old]', 'bitCNY', '1337'].filter((each) =>
      list.some((coin) => coin.id === each),
    )) {
      expect(view.row(id)?.id).toBe(id)
      expect(searchAssets(view, id).coins.map((coin) => coin.id)).toContain(id)
    }
    expect(view.output()).toMatchObject({ kind: 'snapshot', count: page.coins.length })
  })

  test.each(files)('%s: no reader is upset', (file) => {
    const body = read(file)
    for (const reader of [readCoinExtra, readPriceSeries, readCandles])
      expect(() => reader(body)).not.toThrow()
    expect(failureOf(() => readMarketPage(body, 'coingecko'))).toSatisfy(
      (failure) => failure === null || failure instanceof MarketSourceError,
    )
  })
})
