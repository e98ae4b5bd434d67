// The default source: real coin identities with simulated figures, ticking every minute, the same
// for the same minute.
import type { CoinExtra, MarketSource, SourceCoin } from '../source-port.ts'
import type { Clock } from '../../../clock.ts'
import { createPricePaths, daySec } from './prices/price-path.ts'
import { priceHistoryOf } from './prices/price-history.ts'
import { sampleAirdropsAt } from './sample-airdrops.ts'
import { createCloseReader } from './prices/sample-closes.ts'
import { sampleCandles } from './prices/sample-candles.ts'
import { createCoinReader } from './sample-capture-coins.ts'
import { sampleCoins } from './sample-coins.ts'
import { samplePerUsd } from './sample-rates.ts'
import { sampleExtras } from './sample-extras.ts'
import { sampleMarkets } from './prices/sample-markets.ts'
import { createPastReader } from './sample-past.ts'
import { sampleLaunchpadsAt } from './sample-launchpads.ts'
import { sampleSalesAt } from './sample-sales.ts'
import type { PricePath } from './prices/price-path.ts'
import type { SampleCoin } from './sample-coins.ts'

const minuteMs = 60_000
const hourSec = 3_600
export const sampleSeed = 'coinsight-1'

const extraOf = (coin: SampleCoin, now: SourceCoin, atSec: number): CoinExtra => {
  const dayStartSec = Math.floor(atSec / daySec) * daySec
  const markets = sampleMarkets(now, dayStartSec)
  return {
    ...sampleExtras(coin, now.facts, dayStartSec),
    markets,
    markets_count: markets.length,
    markets_as_of: atSec,
  }
}

/** A market that needs no network. Everything in it carries `is_sample`. */
export const sampleMarketSource = (clock: Clock, seed = sampleSeed): MarketSource => {
  const makePath = createPricePaths(seed)
  const paths = new Map<string, PricePath>()
  const coinsById = new Map(sampleCoins.map((coin) => [coin.id, coin]))
  const pathOf = (coin: SampleCoin): PricePath => {
    const path = paths.get(coin.id) ?? makePath(coin)
    paths.set(coin.id, path)
    return path
  }
  const readCoins = createCoinReader(pathOf)
  const readPast = createPastReader(pathOf)
  const readCloses = createCloseReader(pathOf)
  const minuteSec = (): number => Math.floor(clock.nowMs() / minuteMs) * 60
  let latest: { atSec: number; coins: SourceCoin[] } = { atSec: 0, coins: [] }
  const coinsNow = (): typeof latest => {
    const atSec = minuteSec()
    if (latest.atSec !== atSec) latest = { atSec, coins: readCoins(atSec) }
    return latest
  }
  return {
    id: 'sample',
    isSample: true,
    refreshMs: minuteMs,
    capture: async () => {
      const { atSec, coins } = coinsNow()
      return {
        coins,
        sales: sampleSalesAt(atSec),
        launchpads: sampleLaunchpadsAt(atSec),
        airdrops: sampleAirdropsAt(atSec),
        asOfSec: atSec,
        quarantined: 0,
      }
    },
    coinExtra: async (id) => {
      const coin = coinsById.get(id)
      const { atSec, coins } = coinsNow()
      const now = coins.find((other) => other.id === id)
      return coin && now ? extraOf(coin, now, atSec) : null
    },
    exchangeRates: async () => ({
      perUsd: samplePerUsd,
      asOfSec: Math.floor(minuteSec() / hourSec) * hourSec,
    }),
    candles: async (id, days) => {
      const coin = coinsById.get(id)
      return coin ? sampleCandles(coin, pathOf(coin), { days, nowSec: minuteSec() }) : []
    },
    pastFacts: (id, days) => {
      const coin = coinsById.get(id)
      return coin ? readPast(coin, days, minuteSec()) : []
    },
    dailyCloses: (id, fromDay) => readCloses(coinsById.get(id), fromDay, minuteSec()),
    priceHistory: async (id, range) => {
      const coin = coinsById.get(id)
      return coin ? priceHistoryOf(coin, pathOf(coin), { range, nowSec: minuteSec() }) : []
    },
  }
}
