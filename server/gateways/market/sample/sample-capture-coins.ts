// The sample coins at one moment, as every source hands them over: figures from the price path, facts known and simulated.
import type { SourceCoin } from '../market-source.ts'
import type { FactsWire } from '#contract/rating-wire.ts'
import { createExtremes, figuresAt } from './coin-figures.ts'
import { drawsOf } from './noise.ts'
import { daySec } from './price-path.ts'
import { sampleCoins } from './sample-coins.ts'
import { referenceSource, sampleSource, simulateFacts } from './simulated-facts.ts'
import type { CoinFigures } from './coin-figures.ts'
import type { Temper } from './simulated-facts.ts'
import type { PricePath } from './price-path.ts'
import type { SampleCoin } from './sample-coins.ts'

/** Coins whose supply this market pretends not to know: they have no market cap, no rank and hardly a rating. */
const supplyUnknown = new Set(['badger-dao', 'based-pepe', 'bluzelle', 'boba-network', 'realio-network', 'ribbon-finance', 'samoyedcoin', 'wojak'])
const listingCycleDays = 90
/** Some of the smaller coins count as new: their listing day moves on once per cycle. */
const newListingShare = 0.14
const newListingBelowCap = 5e8

type Draw = ReturnType<typeof drawsOf>
type Priced = { coin: SampleCoin; figures: CoinFigures; cap: number | null }

const listedAt = (coin: SampleCoin, draw: Draw, nowSec: number): number => {
  const isNew = coin.basePrice * coin.circulating < newListingBelowCap && draw('is-new') < newListingShare
  if (!isNew) return coin.genesisSec + Math.floor(draw('listed') * 60) * daySec
  const phaseSec = Math.floor(draw('listed') * listingCycleDays * daySec)
  const cycleSec = listingCycleDays * daySec
  return Math.floor((nowSec - phaseSec) / cycleSec) * cycleSec + phaseSec
}

const temperOf = (coin: SampleCoin, cap: number | null, draw: Draw): Temper => {
  if (cap === null) return { quality: 0.35, openness: 0.05 }
  const bySize = Math.max(0, Math.min(1, (Math.log10(cap) - 6.5) / 5))
  const isThin = cap < 3e9 && draw('thin') < 0.2
  const byCategory = coin.category === 'Meme' ? -0.14 : 0
  return { quality: 0.36 + 0.42 * bySize + 0.24 * (draw('quality') - 0.5) + byCategory, openness: isThin ? 0.3 : 0.9 + 0.1 * bySize }
}

const marketFacts = ({ coin, figures, cap }: Priced, rank: number | null): FactsWire => {
  const { price, ath, turnover, volatility30d, tickSec } = figures
  const told = { as_of: tickSec, source: sampleSource }
  const known: [string, number | null][] = [
    ['turnover', cap === null ? null : 100 * turnover],
    ['volatility30d', volatility30d],
    ['drawdownAth', 100 * (1 - price / ath.price)],
    ['rank', rank],
    ['circulatingShare', cap === null ? null : (100 * coin.circulating) / (coin.max ?? coin.total)],
    ['capToFdv', cap === null ? null : (100 * coin.circulating) / (coin.max ?? coin.total)],
  ]
  return Object.fromEntries(known.flatMap(([key, value]) => (value === null ? [] : [[key, { value: Number(value.toFixed(2)), ...told }]])))
}

const referenceFacts = (coin: SampleCoin, dayStartSec: number): FactsWire => {
  const told = { as_of: dayStartSec, source: referenceSource }
  const age: FactsWire = { age: { value: Math.floor((dayStartSec - coin.genesisSec) / daySec), ...told } }
  return coin.code === null ? age : { ...age, openSource: { value: 1, ...told } }
}

const factsOf = (priced: Priced, rank: number | null, dayStartSec: number): FactsWire => {
  const { coin, cap } = priced
  const draw = drawsOf(`${coin.id}/facts`)
  const known: FactsWire = { ...marketFacts(priced, rank), ...referenceFacts(coin, dayStartSec) }
  const temper = temperOf(coin, cap, draw)
  if (cap !== null && draw('contract') < temper.openness) known['honeypot'] = { value: 0, as_of: dayStartSec, source: sampleSource }
  const told = new Set([...Object.keys(known), 'turnover', 'volatility30d', 'circulatingShare', 'capToFdv', 'rank', 'openSource']) as Parameters<typeof simulateFacts>[1]['told']
  return { ...simulateFacts('coin', { seed: `${coin.id}/facts`, temper, told, asOfSec: dayStartSec }), ...known }
}

const linksOf = ({ homepage, twitter, code }: SampleCoin): SourceCoin['links'] => ({
  homepage: homepage && `https://${homepage}`,
  whitepaper: null,
  explorer: null,
  source_code: code && `https://github.com/${code}`,
  twitter: twitter && `https://x.com/${twitter}`,
  telegram: null,
  reddit: null,
})

const describe = (coin: SampleCoin): string => `${coin.name} (${coin.symbol.toUpperCase()}), ${coin.category}, ${coin.chain}.`

const toSourceCoin = (priced: Priced, rank: number | null, nowSec: number): SourceCoin => {
  const { coin, figures, cap } = priced
  const dayStartSec = Math.floor(nowSec / daySec) * daySec
  const isSupplyKnown = cap !== null
  return {
    id: coin.id, rank, name: coin.name, symbol: coin.symbol, image: coin.image,
    price: figures.price, change_24h: figures.change24h, change_7d: figures.change7d, change_30d: figures.change30d,
    market_cap: cap, volume_24h: Math.round(figures.price * coin.circulating * figures.turnover),
    listed_at: listedAt(coin, drawsOf(coin.id), nowSec), category: coin.category, chain: coin.chain, as_of: figures.tickSec,
    circulating_supply: isSupplyKnown ? coin.circulating : null,
    total_supply: isSupplyKnown ? coin.total : null,
    max_supply: isSupplyKnown ? coin.max : null,
    fully_diluted_valuation: isSupplyKnown ? Math.round(figures.price * (coin.max ?? coin.total)) : null,
    high_24h: figures.high24h, low_24h: figures.low24h,
    ath: figures.ath.price, ath_date: figures.ath.atSec, atl: figures.atl.price, atl_date: figures.atl.atSec,
    genesis_date: coin.genesisSec, coin_age_days: Math.floor((nowSec - coin.genesisSec) / daySec),
    description: describe(coin), links: linksOf(coin), sparkline_7d: figures.sparkline,
    facts: factsOf(priced, rank, dayStartSec),
  }
}

/** Reads all coins at a moment; what must be searched (all-time highs) is remembered for the day. */
export const createCoinReader = (pathOf: (coin: SampleCoin) => PricePath) => {
  const extremesOf = createExtremes()
  return (nowSec: number): SourceCoin[] => {
    const alive = sampleCoins.filter((coin) => coin.genesisSec < nowSec)
    const priced = alive.map((coin): Priced => {
      const figures = figuresAt(coin, pathOf(coin), { nowSec, extremesOf })
      return { coin, figures, cap: supplyUnknown.has(coin.id) ? null : Math.round(figures.price * coin.circulating) }
    })
    const ranked = priced.filter(({ cap }) => cap !== null).toSorted((a, b) => (b.cap ?? 0) - (a.cap ?? 0))
    const ranks = new Map(ranked.map(({ coin }, index) => [coin.id, index + 1]))
    return priced.map((each) => toSourceCoin(each, ranks.get(each.coin.id) ?? null, nowSec))
  }
}
