// Figures about many files. Pure.

export type Edge = { from: string; to: string }

/** The middle, the 90th percentile and the largest of some counts; zeros where there are none. */
export const spread = (counts: readonly number[]): { median: number; p90: number; max: number } => {
  const sorted = counts.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { median: at(0.5), p90: at(0.9), max: at(1) }
}

/** How many imports lead from files of one kind to files of another. */
export const countBetween = (edges: readonly Edge[], from: RegExp, to: RegExp): number =>
  edges.filter((edge) => from.test(edge.from) && to.test(edge.to)).length
