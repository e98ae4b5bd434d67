// The simulated price of a sample coin at any second: smooth noise on several scales around its
// level, a past peak, a start.
import { hashText } from '#domain/text/hash-text.ts'
import { chance, smoothNoise } from './noise.ts'
import type { SampleCoin } from '../sample-coins.ts'

const hourSec = 3_600
export const daySec = 86_400

/** Period in seconds and height, in natural-log units for a coin of volatility 1. */
const scales = [
  [700 * daySec, 0.38],
  [180 * daySec, 0.26],
  [45 * daySec, 0.18],
  [12 * daySec, 0.12],
  [3 * daySec, 0.075],
  [16 * hourSec, 0.034],
  [3 * hourSec, 0.01],
  [20 * 60, 0.003],
  [150, 0.0008],
] as const

const noiseAt = (seed: number, atSec: number): number =>
  scales.reduce(
    (sum, [period, height], scale) =>
      sum + height * smoothNoise(seed + scale * 7_919, atSec / period),
    0,
  )

export type PricePath = {
  /** US dollars at a second; whole-minute ticks are the caller's business. */
  at: (atSec: number) => number
  startSec: number
}

type Temper = {
  volatility: number
  peakAtSec: number
  peakLog: number
  peakWidthSec: number
  startLog: number
}

const volatilityOf = (coin: SampleCoin): number => {
  if (coin.category === 'Stablecoin')
    return coin.basePrice > 0.9 && coin.basePrice < 1.1 ? 0.0012 : 0.12
  const cap = coin.basePrice * coin.circulating
  const bySize = 1.7 - 0.1 * Math.max(0, Math.min(12, Math.log10(cap) - 6) * 2)
  return coin.category === 'Meme' ? bySize * 1.35 : bySize
}

/** Bull-market peaks that coins alive at the time remember. */
const peaks = [
  Date.UTC(2018, 0, 6),
  Date.UTC(2021, 4, 8),
  Date.UTC(2021, 10, 9),
  Date.UTC(2024, 2, 14),
  Date.UTC(2024, 11, 8),
].map((ms) => ms / 1000)

const temperOf = (coin: SampleCoin, seed: number): Temper => {
  const volatility = volatilityOf(coin)
  const lived = peaks.filter((peak) => peak > coin.genesisSec + 60 * daySec)
  const peak = lived[Math.floor(chance(seed, 11) * lived.length)] ?? coin.genesisSec + 40 * daySec
  const calm = Math.min(1, volatility)
  return {
    volatility,
    peakAtSec: peak + (chance(seed, 12) - 0.5) * 40 * daySec,
    peakLog: calm < 0.2 ? 0 : calm * (0.5 + 2.2 * chance(seed, 13)),
    peakWidthSec: (50 + 90 * chance(seed, 14)) * daySec,
    startLog:
      calm < 0.2
        ? 0
        : Math.max(0.3, (Date.UTC(2019, 0, 1) / 1000 - coin.genesisSec) / (450 * daySec)),
  }
}

/**
 * All coins share a market mood; asked for the same seconds by hundreds of coins, so it is
 * remembered for a while.
 */
const createMood = (seed: number) => {
  const known = new Map<number, number>()
  return (atSec: number): number => {
    const found = known.get(atSec)
    if (found !== undefined) return found
    if (known.size > 20_000) known.clear()
    const mood = noiseAt(seed, atSec)
    known.set(atSec, mood)
    return mood
  }
}

/** Makes the paths of one market; the same seed gives the same prices for ever. */
export const createPricePaths = (marketSeed: string): ((coin: SampleCoin) => PricePath) => {
  const mood = createMood(hashText(`${marketSeed}/mood`))
  return (coin) => {
    const seed = hashText(`${marketSeed}/${coin.id}`)
    const temper = temperOf(coin, seed)
    return {
      startSec: coin.genesisSec,
      at: (atSec) => {
        const own = temper.volatility * (0.85 * noiseAt(seed, atSec) + 0.4 * mood(atSec))
        const fromPeak = (atSec - temper.peakAtSec) / temper.peakWidthSec
        const peak = temper.peakLog * Math.exp(-fromPeak * fromPeak)
        const start =
          temper.startLog * Math.exp(-Math.max(0, atSec - coin.genesisSec) / (500 * daySec))
        return Number((coin.basePrice * Math.exp(own + peak - start)).toPrecision(7))
      },
    }
  }
}
