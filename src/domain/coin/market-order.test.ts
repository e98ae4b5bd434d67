import { expect, test } from 'vitest'
import { marketsInOrder, type CoinMarketFigures, type MarketSort } from './market-order.ts'

const market = (exchange: string, figures: Partial<CoinMarketFigures> = {}): CoinMarketFigures => ({
  exchange,
  price: 1,
  spread_pct: 0.1,
  volume_24h: 10,
  is_stale: false,
  is_anomaly: false,
  ...figures,
})
const names = (markets: readonly CoinMarketFigures[], sort: MarketSort): string =>
  marketsInOrder(markets, sort)
    .map(({ exchange }) => exchange)
    .join('')

test('by a figure either way, and what is unknown stands last both ways', () => {
  const markets = [
    market('a', { volume_24h: null }),
    market('b', { volume_24h: 5 }),
    market('c', { volume_24h: 50 }),
  ]
  expect(names(markets, { by: 'volume_24h', direction: 'desc' })).toBe('cba')
  expect(names(markets, { by: 'volume_24h', direction: 'asc' })).toBe('bca')
})

test('what is stale or has an odd price stands behind the rest, whatever it claims', () => {
  const markets = [
    market('a', { volume_24h: 1e12, is_stale: true }),
    market('b', { volume_24h: 1e11, is_anomaly: true }),
    market('c', { volume_24h: 1 }),
  ]
  expect(names(markets, { by: 'volume_24h', direction: 'desc' })).toBe('cab')
  expect(names(markets, { by: 'exchange', direction: 'desc' })).toBe('cba')
})
