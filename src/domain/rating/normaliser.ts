// Turns a fact's value into 0-100 by a piecewise-linear table of integers, so that every engine
// agrees bit for bit.

/** Corner points [value in scaled units, points 0-100], values strictly rising. */
export type NormaliserPoints = readonly [
  readonly [number, number],
  ...(readonly [number, number])[],
]

export type Normaliser = {
  /** Whole steps per unit: 100 turns percent into hundredths of a percent. */
  scale: number
  points: NormaliserPoints
}

/** The direction a reader is told: rising tables reward more, falling ones less. */
export type NormaliserDirection = 'moreIsBetter' | 'lessIsBetter'

/**
 * Quotient of two integers rounded to the nearest, halves up; `divisor` > 0 and both below 2^52.
 */
export const roundedQuotient = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor))

const lastOf = (points: NormaliserPoints): readonly [number, number] =>
  points[points.length - 1] ?? points[0]

/** Points 0-100 of a finite value; beyond the table's ends the end's points hold. */
export const normalise = (value: number, { scale, points }: Normaliser): number => {
  const first = points[0]
  const last = lastOf(points)
  const x = Math.round(Math.min(Math.max(value, first[0] / scale), last[0] / scale) * scale)
  let [x0, y0] = first
  for (const [x1, y1] of points) {
    if (x <= x1) return x1 === x0 ? y1 : y0 + roundedQuotient((x - x0) * (y1 - y0), x1 - x0)
    x0 = x1
    y0 = y1
  }
  return last[1]
}

export const directionOf = ({ points }: Normaliser): NormaliserDirection =>
  lastOf(points)[1] >= points[0][1] ? 'moreIsBetter' : 'lessIsBetter'

/** The values, in the input's own unit, at and beyond which 0 and 100 points are given. */
export const endsOf = (normaliser: Normaliser): { worst: number; best: number } => {
  const { scale, points } = normaliser
  const low = points[0][0] / scale
  const high = lastOf(points)[0] / scale
  return directionOf(normaliser) === 'moreIsBetter'
    ? { worst: low, best: high }
    : { worst: high, best: low }
}
