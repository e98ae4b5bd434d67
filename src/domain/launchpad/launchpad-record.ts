// What became of the sales a launchpad ran. Multiples are prices over the sale price: 1 is where
// everybody began.

/** A project that was sold in the past. Times in epoch seconds, prices in US dollars. */
export type PastSale = {
  id: string
  name: string
  symbol: string
  chain: string | null
  soldAtSec: number | null
  salePriceUsd: number | null
  /** Null where the project has no price any more, or none was found. */
  multiple: number | null
  peakMultiple: number | null
}

export type SaleResult = { name: string; multiple: number }

/** Null figures are unknown; scores 0-100, coverage in percent. */
export type LaunchpadRecord = {
  projects: number
  /** Of them, those whose price today is known. */
  pricedCount: number | null
  /** Of those, how many stand at their sale price or above. */
  aboveCount: number | null
  averageMultiple: number | null
  medianMultiple: number | null
  averagePeakMultiple: number | null
  best: SaleResult | null
  worst: SaleResult | null
  score: number | null
  scoreLow: number | null
  scoreHigh: number | null
  coveragePct: number
}

/** Fewer known prices than this are no record yet. */
export const leastPriced = 5

/** The 95 % quantile of the normal distribution, two-sided. */
const quantile = 1.959964

/**
 * The share of a large crowd that so few cases can still mean: both ends of Wilson's score interval
 * at 95 %, 0 to 1. Source: E. B. Wilson, JASA 22 (1927). `cases` above zero, `hits` at most
 * `cases`.
 */
export const wilsonInterval = (hits: number, cases: number): { low: number; high: number } => {
  const share = hits / cases
  const square = quantile ** 2 / cases
  const middle = share + square / 2
  const reach = quantile * Math.sqrt((share * (1 - share) + square / 4) / cases)
  return {
    low: Math.max(0, (middle - reach) / (1 + square)),
    high: Math.min(1, (middle + reach) / (1 + square)),
  }
}

const isMultiple = (value: number | null): value is number =>
  value !== null && Number.isFinite(value) && value >= 0

/** Null where there is nothing to take the middle of. */
export const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  const [lower, upper] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ]
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2
}

const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Score: of the projects whose price is known, the share at or above its sale price, in percent.
 * Its low end counts every project without a price as below, its high end as above, each as far as
 * so few projects can tell.
 */
const scoresOf = ({
  projects,
  priced,
  above,
}: {
  projects: number
  priced: number
  above: number
}): Pick<LaunchpadRecord, 'score' | 'scoreLow' | 'scoreHigh'> => {
  if (priced < leastPriced) return { score: null, scoreLow: null, scoreHigh: null }
  const low = wilsonInterval(above, projects).low
  const high = wilsonInterval(above + projects - priced, projects).high
  return {
    score: Math.round((above / priced) * 100),
    scoreLow: Math.floor(low * 100),
    scoreHigh: Math.ceil(high * 100),
  }
}

/**
 * The record of these sales. A multiple below zero, not a number or infinite counts as unknown; so
 * does a peak below today.
 */
export const launchpadRecord = (sales: readonly PastSale[]): LaunchpadRecord => {
  const known = sales
    .flatMap(({ name, multiple }): SaleResult[] =>
      isMultiple(multiple) ? [{ name, multiple }] : [],
    )
    .toSorted((a, b) => a.multiple - b.multiple)
  const multiples = known.map(({ multiple }) => multiple)
  const peaks = sales.flatMap(({ multiple, peakMultiple }) =>
    isMultiple(peakMultiple) && peakMultiple >= (multiple ?? 0) ? [peakMultiple] : [],
  )
  const above = multiples.filter((multiple) => multiple >= 1).length
  return {
    projects: sales.length,
    pricedCount: known.length,
    aboveCount: above,
    averageMultiple: average(multiples),
    medianMultiple: median(multiples),
    averagePeakMultiple: average(peaks),
    best: known.at(-1) ?? null,
    worst: known[0] ?? null,
    ...scoresOf({ projects: sales.length, priced: known.length, above }),
    coveragePct: sales.length === 0 ? 0 : Math.round((known.length / sales.length) * 100),
  }
}
