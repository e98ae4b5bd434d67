// The default source: real coin identities with simulated figures, ticking every minute, the same for the same minute.
import type { MarketSource } from '../market-source.ts'
import type { Clock } from '../../../clock.ts'
import { createPricePaths } from './price-path.ts'
import { priceHistoryOf } from './price-history.ts'
import { createCoinReader } from './sample-capture-coins.ts'
import { sampleCoins } from './sample-coins.ts'
import { sampleSalesAt } from './sample-sales.ts'
import type { PricePath } from './price-path.ts'
import type { SampleCoin } from './sample-coins.ts'

const minuteMs = 60_000
export const sampleSeed = 'coinsight-1'

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
  const minuteSec = (): number => Math.floor(clock.nowMs() / minuteMs) * 60
  return {
    id: 'sample',
    isSample: true,
    refreshMs: minuteMs,
    capture: async () => {
      const nowSec = minuteSec()
      return { coins: readCoins(nowSec), sales: sampleSalesAt(nowSec), asOfSec: nowSec, quarantined: 0 }
    },
    priceHistory: async (id, range) => {
      const coin = coinsById.get(id)
      return coin ? priceHistoryOf(coin, pathOf(coin), { range, nowSec: minuteSec() }) : []
    },
  }
}
