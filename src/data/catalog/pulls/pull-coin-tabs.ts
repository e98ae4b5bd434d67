// Fetching what a coin's tabs show: of the coin that is open, and ahead of time of those on the
// first screen.
import type { PriceRange } from '#contract/market/coin-wire.ts'
import { extrasOf, pointsOfPast, storeCandles, storeDossier } from '../store/store-dossiers.ts'
import { storeChart } from '../store/store-chart.ts'
import { writeExtra } from '../store/make-room.ts'
import { scoreHistoryDays } from '#domain/rating/history-window.ts'
import type { ScoreHistoryWire } from '../types/coin-dossier.ts'
import { withinDays } from '../queries/score-window.ts'
import type { PullPorts } from './ports.ts'

type Options = { signal?: AbortSignal }

/** How many coins are asked for at once: as many as the contract allows. */
export const dossiersAtOnce = 20

/** The span of candles that belongs to a range of the chart. */
export const candleDays: Readonly<Record<PriceRange, number>> = {
  '24h': 1,
  '7d': 7,
  '30d': 30,
  '90d': 90,
  '1y': 365,
  all: 3_650,
}

/**
 * Makes of an answered history what may stay as it is written: where its asker has left since, what
 * a visitor sees (D-TIERS).
 */
const keepable = ({ asker }: PullPorts): ((scores: ScoreHistoryWire) => ScoreHistoryWire) => {
  const before = asker()
  return (scores) => (asker() === before ? scores : withinDays(scores, scoreHistoryDays('free')))
}

/** Brings community, development and news of a coin. */
export const pullCoinExtras = async (
  { db, call, nowMs }: PullPorts,
  id: string,
  options: Options = {},
): Promise<void> => {
  const detail = await call('get_coin_detail', { id }, options)
  await writeExtra(() => storeDossier(db, id, { parts: () => extrasOf(detail), nowMs: nowMs() }))
}

/** Brings the history of a coin's score. */
export const pullScoreHistory = async (
  ports: PullPorts,
  id: string,
  options: Options = {},
): Promise<void> => {
  const { db, call, nowMs } = ports
  const kept = keepable(ports)
  const scores = await call('get_score_history', { id, kind: 'coin' }, options)
  await writeExtra(() =>
    storeDossier(db, id, { parts: () => ({ scores: kept(scores) }), nowMs: nowMs() }),
  )
}

/** Brings a coin's candles for a range of its chart. */
export const pullCandles = async (
  { db, call, nowMs }: PullPorts,
  { id, range }: { id: string; range: PriceRange },
  options: Options = {},
): Promise<void> => {
  const days = candleDays[range]
  const { candles, source } = await call('get_coin_ohlc', { id, days }, options)
  await writeExtra(() =>
    storeCandles(db, { id, days, candles, asOfSec: source?.as_of ?? null }, nowMs()),
  )
}

/**
 * Brings the tabs of several coins in one call. Those the server leaves out are fetched when they
 * are opened.
 */
export const pullDossiers = async (
  ports: PullPorts,
  ids: readonly string[],
  options: Options = {},
): Promise<void> => {
  const { db, call, nowMs } = ports
  const kept = keepable(ports)
  const { items, source } = await call('get_coin_dossiers', { ids: [...ids] }, options)
  for (const { id, past, scores, ...extras } of items) {
    await writeExtra(() =>
      storeDossier(db, id, {
        parts: () => ({ ...extrasOf(extras), scores: kept(scores) }),
        nowMs: nowMs(),
      }),
    )
    await writeExtra(() =>
      storeChart(
        db,
        { id, range: '1y', points: pointsOfPast(past), asOfSec: source?.as_of ?? null },
        nowMs(),
      ),
    )
  }
}
