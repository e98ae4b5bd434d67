// The log in figures (Spec §3): how many, how many lately, by severity and by feature.
import { toSeconds } from '../format/date.ts'
import { severities, type ErrorEntry, type Severity } from './error-entry.ts'

export const dayWindowSec = 24 * 3_600
export const weekWindowSec = 7 * dayWindowSec

export type ErrorStatistics = {
  total: number
  last24Hours: number
  lastWeek: number
  bySeverity: Record<Severity, number>
  /** 'unknown' counts the entries that name no feature. */
  byFeature: Record<string, number>
}

const countSince = (entries: readonly ErrorEntry[], fromSec: number): number =>
  entries.filter(
    ({ context: { timestamp } }) => timestamp !== undefined && toSeconds(timestamp) >= fromSec,
  ).length

/**
 * Counts at `nowSec`; an entry exactly at the edge of a window is inside. One without a severity
 * counts as low.
 */
export const errorStatistics = (
  entries: readonly ErrorEntry[],
  nowSec: number,
): ErrorStatistics => {
  const byFeature: Record<string, number> = {}
  for (const { context } of entries) {
    const feature = context.feature || 'unknown'
    byFeature[feature] = (byFeature[feature] ?? 0) + 1
  }
  const ofSeverity = (severity: Severity): number =>
    entries.filter(({ context }) => (context.severity ?? 'low') === severity).length
  return {
    total: entries.length,
    last24Hours: countSince(entries, nowSec - dayWindowSec),
    lastWeek: countSince(entries, nowSec - weekWindowSec),
    bySeverity: Object.fromEntries(
      severities.map((severity) => [severity, ofSeverity(severity)]),
    ) as Record<Severity, number>,
    byFeature,
  }
}
