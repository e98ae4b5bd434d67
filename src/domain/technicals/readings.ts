// What an indicator's last value says, as a word: the sentences of the technicals tab are chosen by
// these.
import { lastOf } from './moving-average.ts'
import type { Bands } from './bollinger.ts'
import type { Macd } from './oscillators.ts'
import type { AverageDays, Technicals } from './technicals.ts'

const overbought = 70
const oversold = 30

/** The zone of a relative strength, 0-100, by the customary borders 30 and 70. */
export const strengthZone = (value: number): 'High' | 'Low' | 'Middle' => {
  if (value >= overbought) return 'High'
  return value <= oversold ? 'Low' : 'Middle'
}

/** Below this the price counts as lying on its average, percent. */
const nearAverage = 0.5

export type AverageSide = { key: 'Above' | 'Below' | 'At'; days: AverageDays; percent: number }

/**
 * Where the close lies against the longest simple average there is, percent of it; null without
 * one.
 */
export const averageSide = ({ averages, close }: Technicals): AverageSide | null => {
  for (const days of [200, 50, 20] as const) {
    const reading = averages[days]
    const average = reading.isReady ? lastOf(reading.simple) : null
    if (average === null || close === null) continue
    const percent = 100 * (close / average - 1)
    if (Math.abs(percent) < nearAverage) return { key: 'At', days, percent }
    return { key: percent > 0 ? 'Above' : 'Below', days, percent }
  }
  return null
}

/** Whether the MACD lies above or below its signal; null without either. */
export const macdState = ({ histogram }: Macd): 'Above' | 'Below' | 'At' | null => {
  const value = lastOf(histogram)
  if (value === null) return null
  if (value === 0) return 'At'
  return value > 0 ? 'Above' : 'Below'
}

/** Outside or inside the bands, and how wide these are, percent of their middle. */
export const bandPlace = (
  { lower, middle, upper }: Bands,
  close: number | null,
): { key: 'Over' | 'Under' | 'Inside'; widthPct: number } | null => {
  const [low, mean, high] = [lastOf(lower), lastOf(middle), lastOf(upper)]
  if (low === null || mean === null || high === null || close === null || mean === 0) return null
  const widthPct = (100 * (high - low)) / mean
  if (close > high) return { key: 'Over', widthPct }
  return { key: close < low ? 'Under' : 'Inside', widthPct }
}

/**
 * Yearly volatility, percent, against what is usual among large coins: calm below 40, wild from 100
 * on.
 */
export const volatilityLevel = (percent: number): 'Calm' | 'Usual' | 'Wild' => {
  if (percent < 40) return 'Calm'
  return percent < 100 ? 'Usual' : 'Wild'
}
