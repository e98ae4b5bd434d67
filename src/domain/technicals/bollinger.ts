// Bollinger bands: an average with a lane of standard deviations around it.
import { BollingerBands } from 'trading-signals'
import type { Line } from './moving-average.ts'

export type Bands = { lower: Line; middle: Line; upper: Line }

/**
 * The mean of the last `days` closes and `deviations` population standard deviations to each side.
 */
export const bollingerBands = (
  closes: readonly number[],
  { days, deviations }: { days: number; deviations: number },
): Bands => {
  const bands = new BollingerBands(days, deviations)
  const values = closes.map((close) => bands.add(close))
  return {
    lower: values.map((value) => value?.lower ?? null),
    middle: values.map((value) => value?.middle ?? null),
    upper: values.map((value) => value?.upper ?? null),
  }
}
