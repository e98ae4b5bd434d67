// The history of a score as a caller may see it: kept snapshots, or the replay of a source that
// knows its past, then now.
import { scoreHistoryDays, wholeHistoryTier } from '#domain/rating/history-window.ts'
import { epochDay, secOfDay } from '#domain/series/daily-series.ts'
import type { RatingKind } from '#domain/rating/subscores.ts'
import type { ScoreSnapshotWire, scoreHistorySchema } from '#contract/market/coin-dossier-wire.ts'
import type * as z from 'zod'
import type { MarketPort, MarketView } from '../gateways/market/market-port.ts'
import { firstSnapshotDay, snapshotsOf } from '../store/market/score-queries.ts'
import type { Executor } from '../store/store.ts'
import { isSameScore, snapshotOfFacts, snapshotOfRow } from './score-snapshot.ts'

export type ScoreHistory = z.output<typeof scoreHistorySchema>

type Question = { kind: RatingKind; id: string; windowDays: number; nowSec: number }
type Sources = { db: Executor; market: MarketPort; view: MarketView }

const currentOf = (view: MarketView, { kind, id }: Question): ScoreSnapshotWire | null => {
  const rated = kind === 'coin' ? view.record(id) : view.sale(id)
  return rated && snapshotOfFacts(kind, rated.facts, rated.rated_at ?? view.source.as_of)
}

type Past = {
  items: ScoreSnapshotWire[]
  sinceSec: number | null
  /** Whether anything older than the window is kept. */
  hasMore: boolean
}

/**
 * A replay is asked for a day more than is shown: whether there is one tells whether there is more.
 */
const pastOfReplay = (snapshots: readonly ScoreSnapshotWire[], windowDays: number): Past => {
  const items = snapshots.slice(-windowDays)
  return { items, sinceSec: items[0]?.rated_at ?? null, hasMore: items.length < snapshots.length }
}

/** What a larger membership would open (D-TIERS): said with the answer, never instead of it. */
const gateOf = (windowDays: number, hasMore: boolean): ScoreHistory['gate'] => {
  const wholeDays = scoreHistoryDays(wholeHistoryTier)
  return hasMore && windowDays < wholeDays
    ? { code: 'MEMBERSHIP_REQUIRED', required_tier: wholeHistoryTier, window_days: wholeDays }
    : null
}

const pastOf = async (
  { db, market }: Sources,
  { kind, id, windowDays, nowSec }: Question,
): Promise<Past> => {
  const replayed = kind === 'coin' ? market.pastFacts(id, windowDays + 1) : null
  if (replayed)
    return pastOfReplay(
      replayed.map(({ atSec, facts }) => snapshotOfFacts(kind, facts, atSec)),
      windowDays,
    )
  const rows = await snapshotsOf(db, { kind, assetId: id }, epochDay(nowSec) - windowDays)
  const first = await firstSnapshotDay(db, { kind, assetId: id })
  return {
    items: rows.map(snapshotOfRow),
    sinceSec: first === null ? null : secOfDay(first),
    hasMore: first !== null && first < epochDay(nowSec) - windowDays,
  }
}

/** Null where there is no such coin or sale. Days on which no figure changed are left out. */
export const scoreHistoryOf = async (
  sources: Sources,
  question: Question,
): Promise<ScoreHistory | null> => {
  const current = currentOf(sources.view, question)
  if (!current) return null
  const { items, sinceSec, hasMore } = await pastOf(sources, question)
  const changed = [...items.filter(({ rated_at }) => rated_at < current.rated_at), current].filter(
    (snapshot, at, all) => {
      const before = all[at - 1]
      return before === undefined || at === all.length - 1 || !isSameScore(before, snapshot)
    },
  )
  return {
    items: changed,
    recorded_since: sinceSec,
    window_days: question.windowDays,
    gate: gateOf(question.windowDays, hasMore),
  }
}
