// Plausible values for rating inputs that a sample market cannot know: drawn per asset, steady for
// a day.
import { ratingInputs } from '#domain/rating/inputs.ts'
import type { RatingInput, RatingInputKey } from '#domain/rating/inputs.ts'
import type { RatingKind } from '#domain/rating/subscores.ts'
import type { FactsWire } from '#contract/market/rating-wire.ts'
import { drawsOf } from './prices/noise.ts'

export const sampleSource = 'sample'
export const referenceSource = 'reference'

export type Temper = {
  /** The middle of the points its inputs earn, 0-1. */
  quality: number
  /** Share of the simulated inputs that are known, 0-1. */
  openness: number
}

/** The value that earns `points`, from the input's own table: whole steps, told in units. */
const valueFor = ({ points: table, scale, unit }: RatingInput, points: number): number => {
  const ordered = table.toSorted((a, b) => a[1] - b[1])
  const above = ordered.findIndex(([, earned]) => earned >= points)
  const [x1, y1] = ordered[Math.max(above, 0)] ?? table[0]
  const [x0, y0] = ordered[Math.max(above - 1, 0)] ?? table[0]
  const steps = y1 === y0 ? x1 : Math.round(x0 + ((points - y0) / (y1 - y0)) * (x1 - x0))
  if (unit === 'usd') return Math.round(steps / 1000) * 1000
  return steps / scale
}

const spread = 0.55

/** Facts for the inputs of `kind` that are not in `knownKeys`; an asset always draws the same. */
export const simulateFacts = (
  kind: RatingKind,
  options: {
    seed: string
    temper: Temper
    knownKeys: ReadonlySet<RatingInputKey>
    asOfSec: number
  },
): FactsWire => {
  const { temper, knownKeys, asOfSec } = options
  const draw = drawsOf(options.seed)
  const facts: FactsWire = {}
  for (const input of ratingInputs[kind]) {
    if (
      knownKeys.has(input.key) ||
      input.key === 'honeypot' ||
      draw(`${input.key}/known`) > temper.openness
    )
      continue
    const points = 100 * Math.max(0, Math.min(1, temper.quality + spread * (draw(input.key) - 0.5)))
    facts[input.key] = { value: valueFor(input, points), as_of: asOfSec, source: sampleSource }
  }
  return facts
}
