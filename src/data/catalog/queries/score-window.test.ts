import { expect, it } from 'vitest'
import type { ScoreSnapshotWire } from '#contract/market/coin-dossier-wire.ts'
import type { ScoreHistoryWire } from '../types/coin-dossier.ts'
import { withinDays } from './score-window.ts'

const daySec = 86_400
const snapshot = (day: number): ScoreSnapshotWire =>
  ({ rated_at: day * daySec }) as ScoreSnapshotWire
const year: ScoreHistoryWire = {
  items: [0, 300, 334, 335, 365].map(snapshot),
  recorded_since: 0,
  window_days: 365,
  gate: null,
}

it('D-TIERS a year seen with a free membership is its last thirty days, and says what opens the rest', () => {
  expect(withinDays(year, 30)).toEqual({
    items: [335, 365].map(snapshot),
    recorded_since: 0,
    window_days: 30,
    gate: { code: 'MEMBERSHIP_REQUIRED', required_tier: 'pro', window_days: 365 },
  })
})

it('D-TIERS what is no longer than allowed stays the very same', () => {
  expect(withinDays(year, 365)).toBe(year)
  const month = withinDays(year, 30)
  expect(withinDays(month, 30)).toBe(month)
})

it('D-TIERS a month that was saved before the membership grew names no gate any more', () => {
  const month = withinDays(year, 30)
  expect(withinDays(month, 365)).toEqual({ ...month, gate: null })
})

it('a history whose only snapshot is old keeps it', () => {
  expect(withinDays({ ...year, items: [snapshot(1)] }, 30).items).toEqual([snapshot(1)])
})
