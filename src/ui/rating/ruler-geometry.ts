// Where a score falls on the five segments of the ruler, which are as wide as the bands
// (35:15:15:15:20).
import { scoreBands } from '#domain/coin/score-band.ts'

/** 0, 35, 50, 65, 80, 100: where bands begin, and the end of the scale. */
export const rulerCuts: readonly number[] = [
  ...scoreBands.map(({ from }) => from).toReversed(),
  100,
]

/** `start`: the score at which the segment begins. */
export type Fill = { start: number; fromPct: number; toPct: number }

const clamp = (value: number): number => Math.min(100, Math.max(0, value))

/**
 * For each of the five segments, which part of it (percent of its own width) lies between two
 * scores.
 */
export const segmentFills = (fromScore: number, toScore: number): Fill[] =>
  rulerCuts.slice(1).map((end, index) => {
    const start = rulerCuts[index] ?? 0
    const part = (score: number) => clamp(((score - start) / (end - start)) * 100)
    return { start, fromPct: part(fromScore), toPct: part(toScore) }
  })

/** Widths of the segments and the gaps between them, px: what rating.css draws. */
const shortRulers = {
  row: { segments: [21, 9, 9, 9, 12], gap: 2, all: 68 },
  card: { segments: [14, 6, 6, 6, 8], gap: 1, all: 44 },
} as const

/** How far a short ruler is filled at a score, px. */
export const filledPx = (score: number, size: keyof typeof shortRulers): number => {
  const { segments, gap } = shortRulers[size]
  return segmentFills(0, score).reduce(
    (sum, { toPct }, index) =>
      toPct > 0 ? sum + (index > 0 ? gap : 0) + ((segments[index] ?? 0) * toPct) / 100 : sum,
    0,
  )
}

/** How much of a short ruler so many points take, gaps and all, px. */
export const widthPx = (points: number, size: keyof typeof shortRulers): number =>
  (shortRulers[size].all * points) / 100

/**
 * How far the ruler in a cell is filled at a score: whole px, so that as many classes do for all of
 * them.
 */
export const cellRulerPx = (score: number): number => Math.round((28 * clamp(score)) / 100)
