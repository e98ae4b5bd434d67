// How an index moved with a coin, which is Bitcoin as a rule: correlation and beta.
import { sampleCorrelation, sampleCovariance, sampleVariance } from 'simple-statistics'
import type { DailySeries } from '../../../series/daily-series.ts'
import { dailyChanges } from './daily-changes.ts'

/** Fewer common daily changes say nothing. */
export const commonChangesNeeded = 60

/**
 * Of daily changes in percent, over `days` days that both have. Correlation from -1 to 1; a beta of
 * 2 is two percent for each percent of the coin. `flat` where one of the two did not move.
 */
export type MarketLink =
  | { kind: 'known'; correlation: number; beta: number; days: number }
  | { kind: 'none'; reason: 'tooFewDays' | 'flat'; days: number }

const leastVariance = 1e-24

export const marketLinkOf = (index: DailySeries, coin: DailySeries): MarketLink => {
  const ofCoin = dailyChanges(coin)
  const common = [...dailyChanges(index)].flatMap(([day, change]): [number, number][] => {
    const other = ofCoin.get(day)
    return other === undefined ? [] : [[change, other]]
  })
  const days = common.length
  if (days < commonChangesNeeded) return { kind: 'none', reason: 'tooFewDays', days }
  const own = common.map(([change]) => change)
  const market = common.map(([, change]) => change)
  const variance = sampleVariance(market)
  if (variance < leastVariance || sampleVariance(own) < leastVariance)
    return { kind: 'none', reason: 'flat', days }
  return {
    kind: 'known',
    // Rounding may carry the correlation of an index with itself past one.
    correlation: Math.min(1, Math.max(-1, sampleCorrelation(own, market))),
    beta: sampleCovariance(own, market) / variance,
    days,
  }
}
