// How much of a saved history a membership may look at (D-TIERS): the copy on the device may have
// come to a larger one.
import { wholeHistoryTier } from '#domain/rating/history-window.ts'
import type { ScoreHistoryWire } from '../types/coin-dossier.ts'

const daySec = 86_400

/**
 * The last `days` before the newest snapshot, with the gate that opens the rest; a shorter history
 * as it is, without a gate that is open.
 */
export const withinDays = (scores: ScoreHistoryWire, days: number): ScoreHistoryWire => {
  if (scores.window_days <= days)
    return scores.gate && scores.gate.window_days <= days ? { ...scores, gate: null } : scores
  const sinceSec = (scores.items.at(-1)?.rated_at ?? 0) - days * daySec
  return {
    ...scores,
    items: scores.items.filter(({ rated_at }) => rated_at >= sinceSec),
    window_days: days,
    gate: {
      code: 'MEMBERSHIP_REQUIRED',
      required_tier: wholeHistoryTier,
      window_days: scores.window_days,
    },
  }
}
