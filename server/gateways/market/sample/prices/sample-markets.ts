// Where a sample coin is traded: invented exchanges that say what they are, drawn for a day, at the
// price and volume of the minute.
import type { CoinMarketWire } from '#contract/market/coin-dossier-wire.ts'
import { marketsInOrder } from '#domain/coin/market-order.ts'
import type { SourceCoin } from '../../source-port.ts'
import { drawsOf } from './noise.ts'

const exchanges = [
  'Sample Harbour',
  'Sample Pier',
  'Sample Anchor',
  'Sample Tide',
  'Sample Lantern',
  'Sample Causeway',
  'Sample Beacon',
  'Sample Ferry',
  'Sample Wharf',
] as const
const targets = ['USDT', 'USD', 'EUR', 'USDC', 'BTC'] as const

const mostPairs = 24
const fewestPairs = 2

/** What is traded more is traded in more places. */
const pairsOf = (volumeUsd: number): number =>
  Math.max(fewestPairs, Math.min(mostPairs, Math.round(4 * Math.log10(volumeUsd + 1) - 18)))

const trustOf = (rank: number, chance: number): CoinMarketWire['trust'] => {
  const doubt = rank / mostPairs + chance / 2
  if (doubt < 0.6) return 'green'
  return doubt < 1 ? 'yellow' : 'red'
}

/** All pairs in an order of the coin's own, so that not every coin has the same first. */
const pairsInOrder = (symbol: string, draw: (name: string) => number) =>
  exchanges
    .flatMap((exchange) => targets.map((target) => ({ exchange, target })))
    .filter(({ target }) => target !== symbol)
    .map((pair, at) => ({ ...pair, place: draw(`pair/${pair.exchange}/${pair.target}`) + at / 20 }))
    .toSorted((a, b) => a.place - b.place)

/** Most volume first; none of a coin whose price or volume the sample does not tell. */
export const sampleMarkets = (
  { id, symbol, price, volume_24h: volume }: SourceCoin,
  dayStartSec: number,
): CoinMarketWire[] => {
  if (price === null || volume === null) return []
  const ticker = symbol.toUpperCase()
  const draw = drawsOf(`${id}/markets/${dayStartSec}`)
  const pairs = pairsInOrder(ticker, drawsOf(`${id}/markets`)).slice(0, pairsOf(volume))
  const weights = pairs.map((_, rank) => (0.6 + 0.8 * draw(`weight/${rank}`)) / (rank + 1.5))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return marketsInOrder(
    pairs.map(({ exchange, target }, rank): CoinMarketWire => {
      const part = (weights[rank] ?? 0) / whole
      const off = (draw(`price/${rank}`) - 0.5) * (0.0004 + 0.004 * (rank / mostPairs))
      return {
        exchange,
        base: ticker,
        target,
        price: Number((price * (1 + off)).toPrecision(6)),
        spread_pct: Number((0.01 + 0.3 * draw(`spread/${rank}`) * (rank / mostPairs)).toFixed(4)),
        volume_24h: Math.round(volume * 0.92 * part),
        trust: trustOf(rank, draw(`trust/${rank}`)),
        is_stale: rank > 2 && draw(`stale/${rank}`) < 0.08,
        is_anomaly: false,
        // Like the sample's news: invented places lead nowhere.
        url: null,
      }
    }),
    { by: 'volume_24h', direction: 'desc' },
  )
}
