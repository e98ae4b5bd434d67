import { expect, test } from 'vitest'
import { readCoinExtra } from './coin-extra.ts'
import { plainTextOf } from '../../../texts/plain-text.ts'
import { readPriceSeries, sparklineAsSeries } from './price-series.ts'

test('descriptions: raw HTML becomes its text', () => {
  expect(
    plainTextOf(
      'Like <a href="https://www.coingecko.com/en/coins/litecoin">Litecoin</a> &amp; more.\r\n\r\nSecond “part”</a>.',
    ),
  ).toBe('Like Litecoin & more.\nSecond “part”.')
  expect(
    plainTextOf(
      '<script>alert(1)</script><img src=x onerror=alert(1)>a<p>b</p>c<style>p{}</style>',
    ),
  ).toBe('a\nb\nc')
  expect(plainTextOf('1 < 2 and <b>3')).toBe('1 < 2 and 3')
  expect([plainTextOf(''), plainTextOf('<br>'), plainTextOf(null)]).toEqual([null, null, null])
})

test('details: padded lists, empty texts, nulls and links that lead nowhere are no links', () => {
  expect(
    readCoinExtra({
      id: 'usd-coin',
      genesis_date: null,
      description: { en: '', de: 'x' },
      links: {
        homepage: ['http://www.lolik.com', '', ''],
        whitepaper: '',
        blockchain_site: ['', 'https://etherscan.io/token/0xa0', ''],
        chat_url: ['', '', ''],
        subreddit_url: 'https://www.reddit.com',
        twitter_screen_name: 'circle',
        telegram_channel_identifier: '',
        repos_url: { github: [], bitbucket: [] },
      },
      platforms: { '': '' },
      detail_platforms: { '': { decimal_place: null, contract_address: '' } },
    }),
  ).toEqual({
    description: null,
    genesis_date: null,
    community_facts: {},
    developer_facts: {},
    links: {
      homepage: 'http://www.lolik.com/',
      whitepaper: null,
      explorer: 'https://etherscan.io/token/0xa0',
      source_code: null,
      twitter: 'https://x.com/circle',
      telegram: null,
      reddit: null,
    },
  })
})

test('links of other schemes and handles that are no handles are dropped', () => {
  expect(
    readCoinExtra({
      id: 'x',
      links: {
        homepage: ['javascript:alert(1)', 'data:text/html,x', 'https://ok.example/'],
        twitter_screen_name: '../evil?x',
      },
    })?.links,
  ).toMatchObject({ homepage: 'https://ok.example/', twitter: null })
})

test('an error body is no coin', () => {
  expect([
    readCoinExtra({ error: 'coin not found' }),
    readCoinExtra(null),
    readCoinExtra([]),
  ]).toEqual([null, null, null])
})

test('price series: unsorted, doubled and broken points', () => {
  const points = readPriceSeries({
    prices: [
      [2_000_955, 3],
      [2_000_000, 2],
      [1_000_000, 1],
      [3_000_000, null],
      ['x', 1],
      7,
      [4_000_000, 0],
    ],
    total_volumes: [[1_000_000, 10]],
  })
  expect(points).toEqual([
    { t: 1_000, price: 1, volume: 10 },
    { t: 2_000, price: 2, volume: null },
  ])
  expect([readPriceSeries({ error: 'x' }), readPriceSeries(null)]).toEqual([[], []])
})

test("a sparkline as a series ends at the row's own time", () => {
  expect(sparklineAsSeries([1, 2], 7_200)).toEqual([
    { t: 3_600, price: 1 },
    { t: 7_200, price: 2 },
  ])
})
