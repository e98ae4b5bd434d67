// A rating as it stands, in the forms it is sent and kept in.
import { epochDay } from '#domain/series/daily-series.ts'
import { ratingInputs } from '#domain/rating/inputs.ts'
import type { RatingKind } from '#domain/rating/subscores.ts'
import { rate, ratingVersion } from '#domain/rating/rate.ts'
import type { ScoreSnapshotWire } from '#contract/market/coin-dossier-wire.ts'
import type { FactsWire } from '#contract/market/rating-wire.ts'
import { ratingFieldsOf } from '../market/rating-fields.ts'
import type { ScoreSnapshotRow } from '../store/tables.ts'

const weighed = {
  coin: new Set<string>(ratingInputs.coin.map(({ key }) => key)),
  sale: new Set<string>(ratingInputs.sale.map(({ key }) => key)),
}

/** The values of the inputs that the rating weighs. */
const inputsOf = (kind: RatingKind, facts: FactsWire): Record<string, number> =>
  Object.fromEntries(
    Object.entries(facts)
      .filter(([key]) => weighed[kind].has(key))
      .map(([key, { value }]) => [key, value]),
  )

/** Rates facts as they stood at a second. */
export const snapshotOfFacts = (
  kind: RatingKind,
  facts: FactsWire,
  ratedAtSec: number,
): ScoreSnapshotWire => ({
  rated_at: ratedAtSec,
  version: ratingVersion,
  ...ratingFieldsOf(rate(kind, facts)),
  inputs: inputsOf(kind, facts),
})

/** The row that keeps a snapshot under its UTC day. */
export const rowOfSnapshot = (
  asset: { kind: RatingKind; id: string },
  { total_ai_score, inputs, ...snapshot }: ScoreSnapshotWire,
): ScoreSnapshotRow => ({
  ...snapshot,
  kind: asset.kind,
  asset_id: asset.id,
  day: epochDay(snapshot.rated_at),
  total: total_ai_score,
  inputs: JSON.stringify(inputs),
})

const parsedInputs = (text: string): Record<string, number> =>
  JSON.parse(text) as Record<string, number>

export const snapshotOfRow = ({
  kind: _kind,
  asset_id: _id,
  day: _day,
  total,
  inputs,
  ...row
}: ScoreSnapshotRow): ScoreSnapshotWire => ({
  ...row,
  total_ai_score: total,
  inputs: parsedInputs(inputs),
})

/** Whether two snapshots show the same figures: days on which nothing changed are not kept. */
export const isSameScore = (a: ScoreSnapshotWire, b: ScoreSnapshotWire): boolean =>
  (
    [
      'version',
      'total_ai_score',
      'score_low',
      'score_high',
      'coverage',
      'tokenomics',
      'security',
      'social',
      'market',
      'insights',
    ] as const
  ).every((field) => a[field] === b[field])
