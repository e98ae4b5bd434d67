// How much an index swung: volatility, and return for it. From daily changes, 365 days a year.
import { mean, sampleStandardDeviation } from 'simple-statistics'
import type { DailySeries } from '../../../series/daily-series.ts'
import { dailyChanges } from './daily-changes.ts'
import { annualisedFromDays } from '../money-weighted.ts'

/** `days` is how many daily changes it rests on; `flat` where nothing swung, or nothing fell. */
export type RiskFigure =
  | { kind: 'known'; value: number; days: number }
  | { kind: 'none'; reason: 'tooFewDays' | 'flat'; days: number }

export type Risk = {
  /** Standard deviation of a sample of daily changes, percent a year. */
  volatilityPct: RiskFigure
  /** Mean daily change by its standard deviation, a year; a riskless rate of zero. */
  sharpe: RiskFigure
  /** The same by the downside deviation: the root of the mean square of falls over all days. */
  sortino: RiskFigure
}

const yearDays = 365
/** What is left of a deviation of nothing when doubles round. */
const leastDeviation = 1e-12

const downsideDeviation = (changes: readonly number[]): number =>
  Math.sqrt(mean(changes.map((change) => Math.min(change, 0) ** 2)))

/** Of a time-weighted index, in which no money comes or goes. Nothing under 90 daily changes. */
export const riskOf = (index: DailySeries): Risk => {
  const changes = [...dailyChanges(index).values()]
  const days = changes.length
  if (days < annualisedFromDays) {
    const none = { kind: 'none', reason: 'tooFewDays', days } as const
    return { volatilityPct: none, sharpe: none, sortino: none }
  }
  const average = mean(changes)
  const deviation = sampleStandardDeviation(changes)
  const ratioTo = (swing: number): RiskFigure =>
    swing > leastDeviation
      ? { kind: 'known', value: (average / swing) * Math.sqrt(yearDays), days }
      : { kind: 'none', reason: 'flat', days }
  return {
    volatilityPct: { kind: 'known', value: 100 * deviation * Math.sqrt(yearDays), days },
    sharpe: ratioTo(deviation),
    sortino: ratioTo(downsideDeviation(changes)),
  }
}
