// The five words of a score (R-CLS-013, R-FMT-010, D-SCOREBANDS).

/** Best first; `from` is the lowest score of the band. */
export const scoreBands = [
  { band: 'excellent', from: 80 },
  { band: 'positive', from: 65 },
  { band: 'average', from: 50 },
  { band: 'weak', from: 35 },
  { band: 'critical', from: 0 },
] as const

export type ScoreBand = (typeof scoreBands)[number]['band']

/** The band of a score 0-100; null where there is no score. */
export const scoreBand = (score: number | null): ScoreBand | null =>
  score === null ? null : (scoreBands.find(({ from }) => score >= from)?.band ?? 'critical')
