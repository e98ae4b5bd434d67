// What a sample coin closed with on any day of its life: its path at that day's last midnight, the
// very point its charts show there.
import type { DailyClosesWire } from '#contract/market/daily-closes-wire.ts'
import type { SampleCoin } from '../sample-coins.ts'
import { tickOf } from './coin-figures.ts'
import { daySec, type PricePath } from './price-path.ts'

/** A close is true for ever, so it is computed once. */
export const createCloseReader = (pathOf: (coin: SampleCoin) => PricePath) => {
  const known = new Map<string, number[]>()
  /** From `fromDay` on through the last day that has ended by the coin's last tick. */
  return (
    coin: SampleCoin | undefined,
    fromDay: number,
    nowSec: number,
  ): DailyClosesWire | null => {
    if (coin === undefined) return null
    const path = pathOf(coin)
    const bornDay = Math.ceil(path.startSec / daySec) - 1
    const lastDay = Math.floor(tickOf(coin, nowSec) / daySec) - 1
    const firstDay = Math.max(bornDay, fromDay)
    if (firstDay > lastDay) return null
    const closes = known.get(coin.id) ?? []
    known.set(coin.id, closes)
    return {
      first_day: firstDay,
      prices: Array.from({ length: lastDay - firstDay + 1 }, (_, step) => {
        const day = firstDay + step
        return (closes[day - bornDay] ??= path.at((day + 1) * daySec))
      }),
    }
  }
}
