// Keeps every rating once a day, where a figure of it has changed: what score histories are told
// from.
import { epochDay } from '#domain/series/daily-series.ts'
import type { RatingKind } from '#domain/rating/subscores.ts'
import type { ScoreSnapshotWire } from '#contract/market/coin-dossier-wire.ts'
import type { MarketView } from '../gateways/market/market-port.ts'
import {
  isSameScore,
  rowOfSnapshot,
  snapshotOfFacts,
  snapshotOfRow,
} from '../scores/score-snapshot.ts'
import { lastSnapshots, saveSnapshots } from '../store/market/score-queries.ts'
import type { Store } from '../store/store.ts'

/** Rows a transaction: others' requests run between two of them. */
const batch = 200

type Asset = { kind: RatingKind; id: string }
const keyOf = ({ kind, id }: Asset): string => `${kind}/${id}`

function* ratedAssets(view: MarketView): Generator<Asset & { snapshot: ScoreSnapshotWire }> {
  const { as_of: asOfSec } = view.source
  for (const { id } of view.rows) {
    const record = view.record(id)
    if (record)
      yield {
        kind: 'coin',
        id,
        snapshot: snapshotOfFacts('coin', record.facts, record.rated_at ?? asOfSec),
      }
  }
  for (const sale of view.sales)
    yield {
      kind: 'sale',
      id: sale.id,
      snapshot: snapshotOfFacts('sale', sale.facts, sale.rated_at ?? asOfSec),
    }
}

/**
 * Remembers what was last kept, so that a day costs one pass. The function resolves to how many
 * snapshots were written.
 */
export const createScoreRecorder = (store: Store): ((view: MarketView) => Promise<number>) => {
  let last: Map<string, ScoreSnapshotWire> | null = null
  let recordedDay = -1
  return async (view) => {
    const day = epochDay(view.source.as_of)
    if (day <= recordedDay) return 0
    last ??= new Map(
      (await lastSnapshots(store.db)).map((row) => [
        keyOf({ kind: row.kind, id: row.asset_id }),
        snapshotOfRow(row),
      ]),
    )
    const known = last
    const changed = [...ratedAssets(view)].filter(({ snapshot, ...asset }) => {
      const before = known.get(keyOf(asset))
      return (
        before === undefined ||
        (epochDay(before.rated_at) < epochDay(snapshot.rated_at) && !isSameScore(before, snapshot))
      )
    })
    for (let from = 0; from < changed.length; from += batch) {
      const rows = changed
        .slice(from, from + batch)
        .map(({ snapshot, ...asset }) => rowOfSnapshot(asset, snapshot))
      await store.transaction((trx) => saveSnapshots(trx, rows))
    }
    for (const { snapshot, ...asset } of changed) known.set(keyOf(asset), snapshot)
    recordedDay = day
    return changed.length
  }
}
