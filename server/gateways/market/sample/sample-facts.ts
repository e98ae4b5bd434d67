// The facts a sample coin is rated by: those its figures tell, those publicly known, and simulated
// ones.
import type { FactsWire } from '#contract/market/rating-wire.ts'
import { turnoverAt } from './prices/coin-figures.ts'
import { drawsOf } from './prices/noise.ts'
import { daySec } from './prices/price-path.ts'
import { referenceSource, sampleSource, simulateFacts } from './simulated-facts.ts'
import type { Temper } from './simulated-facts.ts'
import type { SampleCoin } from './sample-coins.ts'

/**
 * Coins whose supply this market pretends not to know: they have no market cap, no rank and hardly
 * a rating.
 */
const supplyUnknown = new Set([
  'badger-dao',
  'based-pepe',
  'bluzelle',
  'boba-network',
  'realio-network',
  'ribbon-finance',
  'samoyedcoin',
  'wojak',
])

export const isSupplyKnown = ({ id }: SampleCoin): boolean => !supplyUnknown.has(id)

/** A coin's market at a moment: US dollars, percent, epoch seconds. */
export type CoinMoment = {
  cap: number | null
  rank: number | null
  atSec: number
  price: number
  ath: number
  volatility30d: number | null
}

type Draw = ReturnType<typeof drawsOf>

const temperOf = (coin: SampleCoin, cap: number | null, draw: Draw): Temper => {
  if (cap === null) return { quality: 0.35, openness: 0.05 }
  const bySize = Math.max(0, Math.min(1, (Math.log10(cap) - 6.5) / 5))
  const isThin = cap < 3e9 && draw('thin') < 0.2
  const byCategory = coin.category === 'Meme' ? -0.14 : 0
  return {
    quality: 0.36 + 0.42 * bySize + 0.24 * (draw('quality') - 0.5) + byCategory,
    openness: isThin ? 0.3 : 0.9 + 0.1 * bySize,
  }
}

const marketFacts = (
  coin: SampleCoin,
  { cap, rank, atSec, price, ath, volatility30d }: CoinMoment,
): FactsWire => {
  const origin = { as_of: atSec, source: sampleSource }
  const share = cap === null ? null : (100 * coin.circulating) / (coin.max ?? coin.total)
  const known: [string, number | null][] = [
    ['turnover', cap === null ? null : 100 * turnoverAt(coin, atSec)],
    ['volatility30d', volatility30d],
    ['drawdownAth', 100 * (1 - price / ath)],
    ['rank', rank],
    ['circulatingShare', share],
    ['capToFdv', share],
  ]
  return Object.fromEntries(
    known.flatMap(([key, value]) =>
      value === null ? [] : [[key, { value: Number(value.toFixed(2)), ...origin }]],
    ),
  )
}

const referenceFacts = (coin: SampleCoin, dayStartSec: number): FactsWire => {
  const origin = { as_of: dayStartSec, source: referenceSource }
  const age: FactsWire = {
    age: { value: Math.floor((dayStartSec - coin.genesisSec) / daySec), ...origin },
  }
  return coin.code === null ? age : { ...age, openSource: { value: 1, ...origin } }
}

/** All facts of a coin at a moment; the simulated ones are steady for a day. */
export const factsAt = (coin: SampleCoin, moment: CoinMoment): FactsWire => {
  const { cap, atSec } = moment
  const dayStartSec = Math.floor(atSec / daySec) * daySec
  const draw = drawsOf(`${coin.id}/facts`)
  const known: FactsWire = { ...marketFacts(coin, moment), ...referenceFacts(coin, dayStartSec) }
  const temper = temperOf(coin, cap, draw)
  if (cap !== null && draw('contract') < temper.openness)
    known['honeypot'] = { value: 0, as_of: dayStartSec, source: sampleSource }
  const knownKeys = new Set([
    ...Object.keys(known),
    'turnover',
    'volatility30d',
    'circulatingShare',
    'capToFdv',
    'rank',
    'openSource',
  ]) as Parameters<typeof simulateFacts>[1]['knownKeys']
  return {
    ...simulateFacts('coin', { seed: `${coin.id}/facts`, temper, knownKeys, asOfSec: dayStartSec }),
    ...known,
  }
}
