// Every indicator of a coin's page over one checked history. What has too little history behind it
// says how much it needs.
import { lastDays, type DailySeries } from '../series/daily-series.ts'
import { bollingerBands, type Bands } from './bollinger.ts'
import { levelsNeed, levelsOf, type Levels } from './levels.ts'
import { exponentialAverage, simpleAverage, type Line } from './moving-average.ts'
import { macdOf, relativeStrength, type Macd } from './oscillators.ts'
import { drawdownOf, realisedVolatility, type Drawdown } from './risk.ts'

export const averageDays = [20, 50, 200] as const
export type AverageDays = (typeof averageDays)[number]
export const strengthDays = 14
export const macdDays = { short: 12, long: 26, signal: 9 } as const
export const bandTerms = { days: 20, deviations: 2 } as const
export const volatilityDays = 30
/** Levels look at half a year: older turning points say little about today. */
const levelDays = 180
const drawdownNeed = 2

/** `needs` closes are needed and were not there: `has`. */
export type TooShort = { isReady: false; needs: number; has: number }
export type Reading<T> = ({ isReady: true } & T) | TooShort

export type Technicals = {
  close: number | null
  averages: Record<AverageDays, Reading<{ simple: Line; exponential: Line }>>
  strength: Reading<{ line: Line }>
  macd: Reading<Macd>
  bands: Reading<Bands>
  volatility: Reading<{ line: Line }>
  drawdown: Reading<Drawdown>
  levels: Reading<Levels>
}

/**
 * Computes all indicators from one close a day (series-quality.ts checks it first). Prices in US
 * dollars.
 */
export const technicalsOf = (series: DailySeries): Technicals => {
  const { closes } = series
  const reading = <T extends object>(needs: number, compute: () => T): Reading<T> =>
    closes.length < needs
      ? { isReady: false, needs, has: closes.length }
      : { isReady: true, ...compute() }
  const average = (days: AverageDays) =>
    reading(days, () => ({
      simple: simpleAverage(closes, days),
      exponential: exponentialAverage(closes, days),
    }))
  return {
    close: closes.at(-1) ?? null,
    averages: { 20: average(20), 50: average(50), 200: average(200) },
    strength: reading(strengthDays + 1, () => ({ line: relativeStrength(closes, strengthDays) })),
    macd: reading(macdDays.long + macdDays.signal - 1, () => macdOf(closes, macdDays)),
    bands: reading(bandTerms.days, () => bollingerBands(closes, bandTerms)),
    volatility: reading(volatilityDays + 1, () => ({
      line: realisedVolatility(closes, volatilityDays),
    })),
    drawdown: reading(drawdownNeed, () => drawdownOf(series)),
    levels: reading(levelsNeed, () => levelsOf(lastDays(series, levelDays))),
  }
}
