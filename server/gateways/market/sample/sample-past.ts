// The facts of a sample coin at past midnights: its price path can be asked for any time, so its
// score history exists at once.
import type { PastFacts } from '../source-port.ts'
import { deviation } from './prices/coin-figures.ts'
import { daySec } from './prices/price-path.ts'
import { factsAt, isSupplyKnown } from './sample-facts.ts'
import type { PricePath } from './prices/price-path.ts'
import { sampleCoins, type SampleCoin } from './sample-coins.ts'

const volatilityDays = 30
const weekSec = 7 * daySec

type PathOf = (coin: SampleCoin) => PricePath

const capAt = (coin: SampleCoin, pathOf: PathOf, atSec: number): number =>
  coin.genesisSec < atSec && isSupplyKnown(coin) ? pathOf(coin).at(atSec) * coin.circulating : 0

/**
 * All market caps at a midnight, largest first; asked for the same days by every coin, so
 * remembered.
 */
const createCaps = (pathOf: PathOf) => {
  const known = new Map<number, number[]>()
  return (atSec: number): number[] => {
    const found = known.get(atSec)
    if (found) return found
    if (known.size > 400) known.clear()
    const caps = sampleCoins.map((coin) => capAt(coin, pathOf, atSec)).toSorted((a, b) => b - a)
    known.set(atSec, caps)
    return caps
  }
}

/**
 * The best price of each week of a life: coarser than today's search, as the past is only looked
 * back at.
 */
const weeklyPeaks = (path: PricePath, toSec: number): { atSec: number; price: number }[] => {
  const first = Math.ceil(path.startSec / weekSec) * weekSec
  return Array.from(
    { length: Math.max(0, Math.floor((toSec - first) / weekSec) + 1) },
    (_, week) => ({ atSec: first + week * weekSec, price: path.at(first + week * weekSec) }),
  )
}

/** Reads the last midnights of a coin, oldest first; none from before it existed. */
export const createPastReader = (pathOf: PathOf) => {
  const capsAt = createCaps(pathOf)
  return (coin: SampleCoin, days: number, nowSec: number): PastFacts[] => {
    const path = pathOf(coin)
    const todaySec = Math.floor(nowSec / daySec) * daySec
    const peaks = weeklyPeaks(path, todaySec)
    const closes = Array.from(
      { length: days + volatilityDays },
      (_, step) => todaySec - (days + volatilityDays - 1 - step) * daySec,
    ).map((atSec) => ({ atSec, price: path.at(atSec) }))
    return closes.slice(volatilityDays).flatMap(({ atSec, price }, index): PastFacts[] => {
      if (atSec < path.startSec) return []
      const recent = closes.slice(index, index + volatilityDays + 1)
      const changes = recent
        .slice(1)
        .map((close, at) => Math.log(close.price / (recent[at]?.price ?? close.price)))
      const ath = Math.max(
        price,
        ...peaks.filter((peak) => peak.atSec <= atSec).map((peak) => peak.price),
        ...recent.map((close) => close.price),
      )
      const isOld = (recent[0]?.atSec ?? 0) >= path.startSec
      const cap = isSupplyKnown(coin) ? price * coin.circulating : null
      const rank = cap === null ? null : capsAt(atSec).filter((other) => other > cap).length + 1
      return [
        {
          atSec,
          facts: factsAt(coin, {
            cap,
            rank,
            atSec,
            price,
            ath,
            volatility30d: isOld ? Number((100 * deviation(changes)).toFixed(2)) : null,
          }),
        },
      ]
    })
  }
}
