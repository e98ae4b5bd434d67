import { describe, expect, test } from 'vitest'
import { rate } from '#domain/rating/rate.ts'
import { MarketSourceError } from '../source-port.ts'
import { readMarketPage } from './market-page.ts'

const row = (over: Record<string, unknown> = {}) => ({
  id: 'osmosis',
  symbol: 'osmo',
  name: 'Osmosis',
  image: 'https://coin-images.coingecko.com/coins/images/16724/large/osmo.png?1696516298',
  current_price: 0.7,
  market_cap: 4e8,
  market_cap_rank: 90,
  fully_diluted_valuation: 5e8,
  total_volume: 8e6,
  high_24h: 0.71,
  low_24h: 0.69,
  price_change_percentage_24h: -1.5,
  circulating_supply: 510_671_633,
  total_supply: 325_000_000,
  max_supply: 1e9,
  ath: 11.21,
  ath_change_percentage: -93.7,
  ath_date: '2022-03-04T06:30:14.115Z',
  atl: 0.5,
  atl_change_percentage: 40,
  atl_date: '2023-10-19T22:00:59.901Z',
  roi: null,
  last_updated: '2023-01-08T16:49:31.123Z',
  ...over,
})
const one = (over: Record<string, unknown>) => readMarketPage([row(over)], 'coingecko').coins[0]

describe('/coins/markets, odd but true', () => {
  test("reads a row into the wire's units: seconds, percent, US dollars", () => {
    expect(one({})).toMatchObject({
      id: 'osmosis',
      rank: 90,
      price: 0.7,
      change_24h: -1.5,
      change_7d: null,
      ath_date: 1_646_375_414,
      as_of: 1_673_196_571,
    })
  })

  test.each([
    '1move token',
    '1337',
    'boringdao-[old]',
    'bitCNY',
    'hive_dollar',
    'defi-04ab07ad-43a9-4d63-a379-2c6a2499f748',
  ])('keeps the id %s verbatim', (id) => {
    expect(one({ id })?.id).toBe(id)
  })

  test('ids that are numbers keep their place: nothing is keyed by a plain object', () => {
    const { coins } = readMarketPage(
      [row({ id: 'zzz' }), row({ id: '520' }), row({ id: 1337 }), row({ id: '404' })],
      'coingecko',
    )
    expect(coins.map(({ id }) => id)).toEqual(['zzz', '520', '1337', '404'])
  })

  test.each([
    'nan',
    'inf',
    'true',
    '00',
    '7e',
    '$ads',
    'oxd v2',
    'hdp.ф',
    '✨',
    'REALTOKEN-10024-10028-APPOLINE-ST-DETROIT-MI',
  ])('the symbol %s is a text', (symbol) => {
    expect(one({ symbol })?.symbol).toBe(symbol)
  })

  test('symbols and names need not be unique, ids must: a second row of an id is set aside', () => {
    const page = readMarketPage(
      [
        row({ id: 'a', symbol: 'scc' }),
        row({ id: 'b', symbol: 'scc' }),
        row({ id: 'a', name: 'Again' }),
      ],
      'coingecko',
    )
    expect(page.coins.map(({ id, name }) => [id, name])).toEqual([
      ['a', 'Osmosis'],
      ['b', 'Osmosis'],
    ])
    expect(page.quarantined).toBe(1)
  })

  test('names: direction and zero-width marks go, letters, quotes and emoji stay', () => {
    expect(one({ name: 'Ome\u200egaX He\u200ealth' })?.name).toBe('OmegaX Health')
    for (const name of [
      'İstanbul Başakşehir Fan Token',
      'KASBOT THE GUARDIAN OF 𐤊ASPA',
      'Len "rabbi" Sassaman',
      'Fit&Beat',
      'DeFi²',
      '👨‍👩‍👧 Coin',
      'just buy $1 worth of this coin',
    ]) {
      expect(one({ name })?.name).toBe(name.normalize('NFC'))
    }
    expect(one({ name: 4 })?.name).toBe('4')
    expect(one({ name: '\u200b ' })?.name).toBe('osmo')
  })

  test('a missing picture is the text "missing_thumb.png"; only https pictures are shown', () => {
    for (const image of [
      'missing_thumb.png',
      'missing_large.png',
      '',
      null,
      'http://assets.coingecko.com/x.png',
      'javascript:alert(1)',
      'https://assets.coingecko.com/missing_large.png',
    ]) {
      expect(one({ image })?.image).toBeNull()
    }
    expect(
      one({
        image: 'https://assets.coingecko.com/coins/images/2090/large/rocket_pool_%28RPL%29.png?1',
      })?.image,
    ).toContain('%28RPL%29')
  })

  test('nulls and zeroes are unknown, not zero', () => {
    const coin = one({
      market_cap: 0,
      market_cap_rank: null,
      fully_diluted_valuation: null,
      max_supply: null,
      total_supply: 0,
      circulating_supply: 0,
      current_price: null,
      ath: null,
      last_updated: null,
    })
    expect(coin).toMatchObject({
      market_cap: null,
      rank: null,
      fully_diluted_valuation: null,
      max_supply: null,
      total_supply: null,
      circulating_supply: null,
      price: null,
      ath: null,
      as_of: null,
    })
  })

  test('figures sent as text, in scientific notation or beyond 2^53 are figures; other texts are unknown', () => {
    expect(one({ current_price: '3.77075e-07' })?.price).toBe(3.77075e-7)
    expect(
      one({ circulating_supply: 9.5e14, fully_diluted_valuation: 23_651_254_279_273_004 }),
    ).toMatchObject({ circulating_supply: 9.5e14, fully_diluted_valuation: 23_651_254_279_273_004 })
    expect(one({ market_cap: 'N/A', total_volume: '$ 140.49M' })).toMatchObject({
      market_cap: null,
      volume_24h: null,
    })
    expect(one({ market_cap_rank: '8.0' })?.rank).toBe(8)
  })

  test('percentages far above 100 and near -100 pass as they are', () => {
    expect(one({ price_change_percentage_24h: 75_815_527 })?.change_24h).toBe(75_815_527)
    expect(one({ price_change_percentage_24h: -99.99995 })?.change_24h).toBe(-99.99995)
  })

  test('a roi object in another currency is left alone', () =>
    expect(one({ roi: { times: -0.9, currency: 'btc', percentage: -91.9 } })?.price).toBe(0.7))

  test('inconsistent but true: price outside its day, circulating above total, FDV below cap, price above ATH', () => {
    const coin = one({
      current_price: 12,
      high_24h: 0.71,
      fully_diluted_valuation: 3.9e8,
      max_supply: null,
    })
    expect(coin).toMatchObject({
      price: 12,
      high_24h: 0.71,
      circulating_supply: 510_671_633,
      total_supply: 325_000_000,
    })
    expect(coin?.facts['drawdownAth']?.value).toBe(0)
    const rating = rate('coin', coin?.facts ?? {})
    expect(
      rating.subscores
        .flatMap(({ lines }) => lines)
        .filter(({ normalised }) => normalised !== null && (normalised < 0 || normalised > 100)),
    ).toEqual([])
  })

  test('market figures alone end provisional, ranked by a low bound', () => {
    const rating = rate('coin', one({})?.facts ?? {})
    expect(rating.state).toBe('provisional')
    expect(rating.scoreLow).toBeLessThanOrEqual(20)
  })

  test('the sparkline keeps prices only, 168 of them', () => {
    expect(
      one({
        sparkline_in_7d: { price: [...Array.from({ length: 169 }, (_, i) => i + 1), null, 'x'] },
      })?.sparkline_7d,
    ).toEqual(Array.from({ length: 168 }, (_, i) => i + 2))
    expect(one({ sparkline_in_7d: null })?.sparkline_7d).toEqual([])
  })
})

describe('pages that are no pages', () => {
  test('rows that make no sense are set aside and counted', () => {
    const page = readMarketPage(
      [
        row(),
        null,
        'x',
        [],
        {},
        row({ id: '' }),
        row({ id: 'neg', current_price: -1 }),
        row({ id: 'nameless', name: null, symbol: null }),
      ],
      'file',
    )
    expect(page.coins).toHaveLength(1)
    expect(page).toMatchObject({ received: 8, quarantined: 7 })
  })

  test('{data: []} is a page', () =>
    expect(readMarketPage({ data: [row()] }, 'file').coins).toHaveLength(1))

  test.each([
    ['422 body', { error: 'Missing parameter vs_currency' }, /Missing parameter vs_currency/],
    ['500 body', { status: 500, error: 'Internal Server Error' }, /Internal Server Error/],
    [
      '429 body',
      { status: { error_code: 429, error_message: 'You have exceeded the Rate Limit' } },
      /Rate Limit/,
    ],
    ['null', null, /no list/],
    ['text', 'hello', /no list/],
  ])('%s is refused with its reason', (_, body, reason) => {
    expect(() => readMarketPage(body, 'coingecko')).toThrow(MarketSourceError)
    expect(() => readMarketPage(body, 'coingecko')).toThrow(reason)
  })

  test('fields nobody knows are named once per page', () => {
    expect(
      readMarketPage([row({ brand_new: 1 }), row({ id: 'b', brand_new: 2 })], 'coingecko')
        .unknownFields,
    ).toEqual(['brand_new'])
  })
})
