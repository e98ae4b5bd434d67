// Daily score snapshots: written once a day and asset, read as a history.
import type { Executor } from '../store.ts'
import type { ScoreSnapshotRow } from '../tables.ts'

/** The newest snapshot of every asset, to see what has changed since. */
export const lastSnapshots = async (db: Executor): Promise<ScoreSnapshotRow[]> =>
  db
    .selectFrom('score_snapshots as s')
    .innerJoin(
      (e) =>
        e
          .selectFrom('score_snapshots')
          .select(['kind', 'asset_id'])
          .select((f) => f.fn.max('day').as('newest'))
          .groupBy(['kind', 'asset_id'])
          .as('n'),
      (join) =>
        join
          .onRef('s.kind', '=', 'n.kind')
          .onRef('s.asset_id', '=', 'n.asset_id')
          .onRef('s.day', '=', 'n.newest'),
    )
    .selectAll('s')
    .execute()

/** Keeps snapshots; a day that has one already keeps it, as when two servers share a database. */
export const saveSnapshots = async (
  db: Executor,
  rows: readonly ScoreSnapshotRow[],
): Promise<void> => {
  if (rows.length > 0)
    await db
      .insertInto('score_snapshots')
      .values([...rows])
      .onConflict((c) => c.columns(['kind', 'asset_id', 'day']).doNothing())
      .execute()
}

type Asset = { kind: ScoreSnapshotRow['kind']; assetId: string }

/**
 * Snapshots of an asset from `fromDay` on, oldest first, led by the last one before: it still held
 * on that day.
 */
export const snapshotsOf = async (
  db: Executor,
  { kind, assetId }: Asset,
  fromDay: number,
): Promise<ScoreSnapshotRow[]> => {
  const own = db
    .selectFrom('score_snapshots')
    .selectAll()
    .where('kind', '=', kind)
    .where('asset_id', '=', assetId)
  const before = await own.where('day', '<', fromDay).orderBy('day', 'desc').limit(1).execute()
  return [...before, ...(await own.where('day', '>=', fromDay).orderBy('day').execute())]
}

/** Epoch day of the oldest snapshot of an asset; null where there is none. */
export const firstSnapshotDay = async (
  db: Executor,
  { kind, assetId }: Asset,
): Promise<number | null> => {
  const row = await db
    .selectFrom('score_snapshots')
    .select((e) => e.fn.min('day').as('first'))
    .where('kind', '=', kind)
    .where('asset_id', '=', assetId)
    .executeTakeFirst()
  return row?.first ?? null
}

/** Forgets snapshots before an epoch day. */
export const purgeSnapshots = async (db: Executor, beforeDay: number): Promise<void> => {
  await db.deleteFrom('score_snapshots').where('day', '<', beforeDay).execute()
}
