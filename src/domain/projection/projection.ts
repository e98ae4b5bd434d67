// A fan of outcomes from a coin's own past: its daily changes drawn again and again in blocks
// (R-CDT-006, decisions/101).
import { mean, quantileSorted } from 'simple-statistics'
import { hashText } from '../text/hash-text.ts'
import { lastDays, logReturns, type DailySeries } from '../series/daily-series.ts'
import { seededRandom } from './seeded-random.ts'

export const projectionHorizons = [7, 30, 90, 365] as const
export type ProjectionHorizon = (typeof projectionHorizons)[number]

/**
 * Share of outcomes, percent, that lay inside the 80 % band when the method was tried on real pasts
 * (decisions/101).
 */
export const projectionHits: Readonly<Record<ProjectionHorizon, number>> = {
  7: 82,
  30: 81,
  90: 81,
  365: 76,
}

/** Closes needed before a fan is drawn, and the most it looks back at. */
export const projectionNeeds = 121
const lookbackDays = 366
/** Neighbouring days are drawn together, so that calm and wild weeks stay calm and wild. */
const blockDays = 10
const pathCount = 1_000
/** Days ahead at which the fan is drawn: the horizons and some between. */
const stepDays = [1, 3, 7, 14, 21, 30, 45, 60, 75, 90, 120, 150, 180, 240, 300, 365] as const

/** Prices, US dollars, below which that share of the paths ended, percent. */
export type FanStep = {
  days: number
  p10: number
  p25: number
  p50: number
  p75: number
  p90: number
}
export type Projection = {
  close: number
  lastDay: number
  basedOnDays: number
  steps: readonly FanStep[]
}

/**
 * Without its mean: the past's direction is no promise, and keeping it made the fan miss more
 * often.
 */
const centred = (returns: readonly number[]): number[] => {
  const drift = mean([...returns])
  return returns.map((change) => change - drift)
}

/** The sums of one path's changes at each step. Blocks begin anywhere and wrap around. */
const walk = (returns: readonly number[], draw: () => number): number[] => {
  const sums: number[] = []
  let sum = 0
  let at = 0
  let day = 0
  for (const step of stepDays) {
    for (; day < step; day += 1) {
      at = day % blockDays === 0 ? Math.floor(draw() * returns.length) : (at + 1) % returns.length
      sum += returns[at] ?? 0
    }
    sums.push(sum)
  }
  return sums
}

const stepOf = (days: number, close: number, sums: number[]): FanStep => {
  const sorted = sums.toSorted((a, b) => a - b)
  const priceAt = (share: number): number => close * Math.exp(quantileSorted(sorted, share))
  return {
    days,
    p10: priceAt(0.1),
    p25: priceAt(0.25),
    p50: priceAt(0.5),
    p75: priceAt(0.75),
    p90: priceAt(0.9),
  }
}

/**
 * Where 1,000 draws of the last year's daily changes end after 7 to 365 days. `id` and the last day
 * seed the draws: the same history gives the same fan on every device. Null where the checked
 * history has fewer closes than `projectionNeeds`.
 */
export const projectionOf = (id: string, series: DailySeries): Projection | null => {
  const recent = lastDays(series, lookbackDays)
  const close = recent.closes.at(-1)
  const lastDay = recent.days.at(-1)
  if (close === undefined || lastDay === undefined || recent.closes.length < projectionNeeds)
    return null
  const returns = centred(logReturns(recent.closes))
  const draw = seededRandom(hashText(`${id}/${lastDay}`))
  const paths = Array.from({ length: pathCount }, () => walk(returns, draw))
  const steps = stepDays.map((days, index) =>
    stepOf(
      days,
      close,
      paths.map((sums) => sums[index] ?? 0),
    ),
  )
  return { close, lastDay, basedOnDays: recent.closes.length, steps }
}

/** The step of a projection that lies so many days ahead. */
export const stepAhead = ({ steps }: Projection, horizon: ProjectionHorizon): FanStep | null =>
  steps.find(({ days }) => days === horizon) ?? null
