// Where a score falls on an axis of the radar: the first axis points up, the others follow
// clockwise.

export type RadarPoint = { x: number; y: number }

export const radarCentre: RadarPoint = { x: 118, y: 104 }
const radius = 72

/** The place of `score` (0-100) on axis `index` of `count`. */
export const pointAt = (index: number, count: number, score: number): RadarPoint => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2
  const share = score / 100
  return {
    x: radarCentre.x + Math.cos(angle) * radius * share,
    y: radarCentre.y + Math.sin(angle) * radius * share,
  }
}

/** The points of an SVG polygon through these scores; one that is unknown is passed over. */
export const polygon = (scores: readonly (number | null)[]): string =>
  scores
    .flatMap((score, index) => (score === null ? [] : [pointAt(index, scores.length, score)]))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')
