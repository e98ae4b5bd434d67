// CoinGecko's API as its OpenAPI description tells it (github.com/coingecko/coingecko-api-oas, demo-api.json): a small market of invented coins.
import { startProviderServer, type ProviderServer } from './provider-server.ts'

export type GeckoCoin = {
  id: string
  symbol: string
  name: string
  price: number
  platforms: Record<string, string>
  category: string
}

export type GeckoMarket = {
  coins: GeckoCoin[]
  /** When its figures were made, milliseconds. */
  atMs: number
  /** Currencies for one bitcoin, by code. */
  perBitcoin: Record<string, unknown>
}

export const geckoMarket = (atMs: number): GeckoMarket => ({
  atMs,
  perBitcoin: { btc: 1, usd: 50_000, try: 2_100_000, eur: 46_000, xau: 12.5 },
  coins: [
    {
      id: 'first-chain',
      symbol: 'one',
      name: 'First Chain',
      price: 50_000,
      platforms: {},
      category: 'layer-1',
    },
    {
      id: 'lend-protocol',
      symbol: 'lend',
      name: 'Lend Protocol',
      price: 12,
      platforms: { 'polygon-pos': `0x${'Bb'.repeat(20)}`, ethereum: `0x${'Aa'.repeat(20)}` },
      category: 'decentralized-finance-defi',
    },
    {
      id: 'dollar [new]',
      symbol: 'usdx',
      name: 'Dollar X',
      price: 1,
      platforms: { '': '' },
      category: 'stablecoins',
    },
    {
      id: '1337',
      symbol: 'leet',
      name: 'Leet',
      price: 0.000_001_3,
      platforms: { solana: 'So1anaAddre55' },
      category: 'meme-token',
    },
  ],
})

const row = ({ id, symbol, name, price }: GeckoCoin, rank: number, at: string) => ({
  id,
  symbol,
  name,
  image: `https://coin-images.coingecko.com/coins/images/1/large/${encodeURIComponent(id)}.png`,
  current_price: price,
  market_cap: 1e9 / rank,
  market_cap_rank: rank,
  fully_diluted_valuation: 2e9 / rank,
  total_volume: 5e7 / rank,
  high_24h: price * 1.02,
  low_24h: price * 0.97,
  price_change_percentage_24h: 1.5,
  circulating_supply: 1e9 / rank / price,
  total_supply: 2e9 / rank / price,
  max_supply: null,
  ath: price * 2,
  ath_date: '2021-11-10T14:24:11.849Z',
  atl: price / 10,
  atl_date: '2015-10-20T00:00:00.000Z',
  roi: null,
  last_updated: at,
  sparkline_in_7d: { price: [price * 0.9, price] },
  price_change_percentage_7d_in_currency: 3,
  price_change_percentage_30d_in_currency: -4,
})

const detail = ({ id, symbol, name, platforms }: GeckoCoin, at: string) => ({
  id,
  symbol,
  name,
  asset_platform_id: Object.keys(platforms)[0] ?? null,
  platforms,
  description: { en: `<p>About <a href="https://x.test">${name}</a>.</p>` },
  genesis_date: '2015-07-30',
  links: {
    homepage: ['https://project.test/', '', ''],
    whitepaper: '',
    blockchain_site: ['', 'https://scan.test/'],
    twitter_screen_name: 'project',
    telegram_channel_identifier: '',
    subreddit_url: 'https://www.reddit.com',
    repos_url: { github: ['https://github.com/project/code'], bitbucket: [] },
  },
  sentiment_votes_up_percentage: 80,
  watchlist_portfolio_users: 1_000,
  community_data: { reddit_subscribers: 0, telegram_channel_user_count: 500 },
  developer_data: {
    forks: 10,
    stars: 100,
    subscribers: 5,
    total_issues: 9,
    closed_issues: 8,
    pull_requests_merged: 7,
    pull_request_contributors: 6,
    code_additions_deletions_4_weeks: { additions: 40, deletions: -30 },
    commit_count_4_weeks: 12,
  },
  tickers: [
    {
      base: symbol.toUpperCase(),
      target: 'USD',
      market: { name: 'Test Exchange', identifier: 'test' },
      converted_last: { usd: 2 },
      converted_volume: { usd: 1_000 },
      trust_score: 'green',
      bid_ask_spread_percentage: 0.1,
      is_stale: false,
      is_anomaly: false,
      trade_url: 'https://exchange.test/pair',
    },
  ],
  last_updated: at,
})

const dayMs = 86_400_000
const stepMs: Record<string, number> = {
  '1': 300_000,
  '7': 3_600_000,
  '30': 3_600_000,
  '90': 3_600_000,
  '365': 86_400_000,
  max: 86_400_000,
}

/** Starts it; `market` may be changed while it runs. */
export const startCoingeckoServer = (market: GeckoMarket): Promise<ProviderServer> => {
  const at = (): string => new Date(market.atMs).toISOString()
  const of = (
    id: string | undefined,
    answer: (coin: GeckoCoin) => unknown,
  ): { status?: number; body: unknown } => {
    const coin = market.coins.find((each) => each.id === id)
    return coin ? { body: answer(coin) } : { status: 404, body: { error: 'coin not found' } }
  }
  /** Daily ones stand at midnight (UTC), the last one at now: "daily (00:00 UTC)". */
  const timeOf = (days: string, back: number): number => {
    const step = stepMs[days] ?? dayMs
    return step < dayMs || back === 0
      ? market.atMs - back * step
      : Math.floor(market.atMs / dayMs - back + 1) * dayMs
  }
  const points = (days: string, value: number): [number, number][] =>
    Array.from({ length: 10 }, (_, n) => [timeOf(days, 9 - n), value * (1 + n / 100)])
  const base = '/api/v3'
  return startProviderServer({
    [`${base}/coins/markets`]: ({ query }) => ({
      body: market.coins
        .map((coin, index) => ({ coin, rank: index + 1 }))
        .filter(
          ({ coin }) => query['category'] === undefined || coin.category === query['category'],
        )
        .map(({ coin, rank }) => row(coin, rank, at())),
    }),
    [`${base}/exchange_rates`]: () => ({
      body: {
        rates: Object.fromEntries(
          Object.entries(market.perBitcoin).map(([code, value]) => [
            code,
            { name: code, unit: code, value, type: 'fiat' },
          ]),
        ),
      },
    }),
    [`${base}/coins/list`]: () => ({
      body: market.coins.map(({ id, symbol, name, platforms }) => ({
        id,
        symbol,
        name,
        platforms,
      })),
    }),
    [`${base}/asset_platforms`]: () => ({
      body: [
        {
          id: 'ethereum',
          chain_identifier: 1,
          name: 'Ethereum',
          shortname: 'Ethereum',
          native_coin_id: 'ethereum',
        },
        {
          id: 'polygon-pos',
          chain_identifier: 137,
          name: 'Polygon POS',
          shortname: 'MATIC',
          native_coin_id: 'polygon-ecosystem-token',
        },
        {
          id: 'solana',
          chain_identifier: null,
          name: 'Solana',
          shortname: 'Solana',
          native_coin_id: 'solana',
        },
        {
          id: 'first-chain',
          chain_identifier: 77,
          name: 'First Chain',
          shortname: '',
          native_coin_id: 'first-chain',
        },
      ],
    }),
    [`${base}/coins/categories/list`]: () => ({
      body: [
        'stablecoins',
        'meme-token',
        'layer-2',
        'layer-1',
        'gaming',
        'decentralized-finance-defi',
      ].map((category) => ({ category_id: category, name: category })),
    }),
    [`${base}/coins/:id`]: ({ params }) => of(params['id'], (coin) => detail(coin, at())),
    [`${base}/coins/:id/market_chart`]: ({ params, query }) =>
      of(params['id'], ({ price }) => ({
        prices: points(query['days'] ?? '1', price),
        market_caps: points(query['days'] ?? '1', 1e9),
        total_volumes: points(query['days'] ?? '1', 1e6),
      })),
    [`${base}/coins/:id/ohlc`]: ({ params, query }) =>
      of(params['id'], ({ price }) =>
        points(query['days'] ?? '1', price).map(([atMs, close]) => [
          atMs,
          close,
          close * 1.01,
          close * 0.99,
          close,
        ]),
      ),
  })
}
