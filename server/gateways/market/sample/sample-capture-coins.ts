// The sample coins at one moment, as every source hands them over: figures from the price path,
// facts known and simulated.
import type { SourceCoin } from '../source-port.ts'
import contracts from './contracts.json' with { type: 'json' }
import { createExtremes, figuresAt } from './prices/coin-figures.ts'
import { drawsOf } from './prices/noise.ts'
import { daySec } from './prices/price-path.ts'
import { sampleCoins } from './sample-coins.ts'
import { factsAt, isSupplyKnown } from './sample-facts.ts'
import type { CoinFigures } from './prices/coin-figures.ts'
import type { PricePath } from './prices/price-path.ts'
import type { SampleCoin } from './sample-coins.ts'

const listingCycleDays = 90
/** Some of the smaller coins count as new: their listing day moves on once per cycle. */
const newListingShare = 0.14
const newListingBelowCap = 5e8

type Draw = ReturnType<typeof drawsOf>
type Priced = { coin: SampleCoin; figures: CoinFigures; cap: number | null }

const listedAt = (coin: SampleCoin, draw: Draw, nowSec: number): number => {
  const isNew =
    coin.basePrice * coin.circulating < newListingBelowCap && draw('is-new') < newListingShare
  if (!isNew) return coin.genesisSec + Math.floor(draw('listed') * 60) * daySec
  const phaseSec = Math.floor(draw('listed') * listingCycleDays * daySec)
  const cycleSec = listingCycleDays * daySec
  return Math.floor((nowSec - phaseSec) / cycleSec) * cycleSec + phaseSec
}

const factsOf = ({ coin, figures, cap }: Priced, rank: number | null): SourceCoin['facts'] =>
  factsAt(coin, {
    cap,
    rank,
    atSec: figures.tickSec,
    price: figures.price,
    ath: figures.ath.price,
    volatility30d: figures.volatility30d,
  })

const linksOf = ({ homepage, twitter, code }: SampleCoin): SourceCoin['links'] => ({
  homepage: homepage && `https://${homepage}`,
  whitepaper: null,
  explorer: null,
  source_code: code && `https://github.com/${code}`,
  twitter: twitter && `https://x.com/${twitter}`,
  telegram: null,
  reddit: null,
})

/** Of some well-known tokens of Ethereum: their real addresses, by the coin's id. */
const addresses = new Map(Object.entries(contracts))
const contractsOf = (id: string): Pick<SourceCoin, 'contracts'> => {
  const address = addresses.get(id)
  return address === undefined
    ? {}
    : { contracts: [{ platform: 'ethereum', chain: 'Ethereum', address }] }
}

const toSourceCoin = (priced: Priced, rank: number | null, nowSec: number): SourceCoin => {
  const { coin, figures, cap } = priced
  const hasSupply = cap !== null
  return {
    id: coin.id,
    rank,
    name: coin.name,
    symbol: coin.symbol,
    image: coin.image,
    price: figures.price,
    change_24h: figures.change24h,
    change_7d: figures.change7d,
    change_30d: figures.change30d,
    market_cap: cap,
    volume_24h: Math.round(figures.price * coin.circulating * figures.turnover),
    listed_at: listedAt(coin, drawsOf(coin.id), nowSec),
    category: coin.category,
    chain: coin.chain,
    as_of: figures.tickSec,
    circulating_supply: hasSupply ? coin.circulating : null,
    total_supply: hasSupply ? coin.total : null,
    max_supply: hasSupply ? coin.max : null,
    fully_diluted_valuation: hasSupply
      ? Math.round(figures.price * (coin.max ?? coin.total))
      : null,
    high_24h: figures.high24h,
    low_24h: figures.low24h,
    ath: figures.ath.price,
    ath_date: figures.ath.atSec,
    atl: figures.atl.price,
    atl_date: figures.atl.atSec,
    genesis_date: coin.genesisSec,
    coin_age_days: Math.floor((nowSec - coin.genesisSec) / daySec),
    description: null,
    links: linksOf(coin),
    ...contractsOf(coin.id),
    sparkline_7d: figures.sparkline,
    facts: factsOf(priced, rank),
  }
}

/**
 * Reads all coins at a moment; what must be searched (all-time highs) is remembered for the day.
 */
export const createCoinReader = (pathOf: (coin: SampleCoin) => PricePath) => {
  const extremesOf = createExtremes()
  return (nowSec: number): SourceCoin[] => {
    const alive = sampleCoins.filter((coin) => coin.genesisSec < nowSec)
    const priced = alive.map((coin): Priced => {
      const figures = figuresAt(coin, pathOf(coin), { nowSec, extremesOf })
      return {
        coin,
        figures,
        cap: isSupplyKnown(coin) ? Math.round(figures.price * coin.circulating) : null,
      }
    })
    const ranked = priced
      .filter(({ cap }) => cap !== null)
      .toSorted((a, b) => (b.cap ?? 0) - (a.cap ?? 0))
    const ranks = new Map(ranked.map(({ coin }, index) => [coin.id, index + 1]))
    return priced.map((each) => toSourceCoin(each, ranks.get(each.coin.id) ?? null, nowSec))
  }
}
