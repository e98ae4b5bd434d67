// The fan of outcomes worked out a second time, on the real histories: by a larger draw of another make, and where a formula
// exists by the formula. A fan of 1,000 paths is a draw itself, so the tolerance is told in its own sampling error.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectionHorizons, projectionOf, stepAhead } from '#domain/projection/projection.ts'
import type { DailySeries } from '#domain/series/daily-series.ts'
import { checkSeries } from '#domain/series/series-quality.ts'
import { sharedDataDir, sharedDataNote } from '#tests/fixtures/shared-data.ts'

const folder = join(sharedDataDir ?? '', 'prices/coinrewind')
const names =
  sharedDataDir === null ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'))
const lastYear = (name: string): DailySeries => {
  const { prices } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
    prices: [number, number][]
  }
  const { series } = checkSeries({
    days: prices.map(([day]) => day),
    closes: prices.map(([, close]) => close),
  })
  return { days: series.days.slice(-366), closes: series.closes.slice(-366) }
}

/** Park and Miller's generator: nothing in common with the one the fan is drawn by. */
const parkMiller = (seed: number) => {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN

/** Factors from prices themselves: each block of ten days multiplies by the ratio of its two ends, over the steady growth that is taken out. */
const drawnEnds = ({ closes }: DailySeries, days: number, paths: number): Float64Array => {
  const count = closes.length - 1
  const growth = ((closes[count] ?? 1) / (closes[0] ?? 1)) ** (1 / count)
  const factorOf = (at: number): number => (closes[at + 1] ?? 1) / (closes[at] ?? 1) / growth
  const draw = parkMiller(20_261_122)
  const ends = new Float64Array(paths)
  for (let path = 0; path < paths; path++) {
    let factor = 1
    for (let left = days; left > 0; left -= 10) {
      const from = Math.floor(draw() * count)
      for (let step = 0; step < Math.min(10, left); step++)
        factor *= factorOf((from + step) % count)
    }
    ends[path] = factor
  }
  return ends.toSorted()
}

/** Of a normal distribution: where the shares lie, in standard deviations. */
const normal = { p10: -1.2816, p25: -0.6745, p50: 0, p75: 0.6745, p90: 1.2816 } as const
const shares = { p10: 0.1, p25: 0.25, p50: 0.5, p75: 0.75, p90: 0.9 } as const
type Point = keyof typeof shares
const points = Object.keys(shares) as Point[]

/** Variance of the sum of k neighbouring changes, over every place a block can begin; blocks are drawn on their own, so theirs add up. */
const sumVariance = (changes: readonly number[], days: number): number => {
  const blockVariance = (length: number): number => {
    const sums = changes.map((_, from) =>
      Array.from({ length }, (__, step) => changes[(from + step) % changes.length] ?? 0).reduce(
        (sum, change) => sum + change,
        0,
      ),
    )
    const middle = sums.reduce((sum, value) => sum + value, 0) / sums.length
    return sums.reduce((sum, value) => sum + (value - middle) ** 2, 0) / sums.length
  }
  return (
    Math.floor(days / 10) * blockVariance(10) + (days % 10 === 0 ? 0 : blockVariance(days % 10))
  )
}

describe.skipIf(sharedDataDir === null)(
  `the fan of outcomes, worked out again${sharedDataNote}`,
  () => {
    test.each(names)(
      'R-CDT-006 %s: 20,000 paths of another draw end where the fan says, within four of its sampling errors',
      { timeout: 60_000 },
      (name) => {
        const series = lastYear(name)
        const fan = projectionOf(name, series)
        for (const horizon of projectionHorizons) {
          const step = fan && stepAhead(fan, horizon)
          const ends = drawnEnds(series, horizon, 20_000)
          for (const point of points) {
            const share = shares[point]
            // A quantile of 1,000 draws errs by sqrt(p (1 - p) / 1000) of the share: so far apart do the ends lie around it.
            const error = 4 * Math.sqrt((share * (1 - share)) / 1_000)
            const shown = (step?.[point] ?? Number.NaN) / (fan?.close ?? 1)
            expect(shown, `${horizon} days, ${point}`).toBeGreaterThanOrEqual(
              quantile(ends, share - error),
            )
            expect(shown, `${horizon} days, ${point}`).toBeLessThanOrEqual(
              quantile(ends, share + error),
            )
          }
        }
      },
    )

    test('R-CDT-006 after a year, when many blocks have added up, the fan is as wide as the formula for a sum says, to 15 %, and its middle is the price of today', () => {
      for (const name of names) {
        const series = lastYear(name)
        const changes = series.closes
          .slice(1)
          .map((close, at) => Math.log(close / (series.closes[at] ?? 1)))
        const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length
        const deviation = Math.sqrt(
          sumVariance(
            changes.map((change) => change - mean),
            365,
          ),
        )
        const fan = projectionOf(name, series)
        const step = fan && stepAhead(fan, 365)
        const width =
          Math.log((step?.p90 ?? Number.NaN) / (step?.p10 ?? Number.NaN)) /
          (normal.p90 - normal.p10)
        expect(Math.abs(width / deviation - 1), `${name}: ${width} for ${deviation}`).toBeLessThan(
          0.15,
        )
        expect(
          Math.abs(Math.log((step?.p50 ?? Number.NaN) / (fan?.close ?? 1))) / deviation,
          `the middle of ${name}`,
        ).toBeLessThan(0.2)
      }
    })
  },
)
