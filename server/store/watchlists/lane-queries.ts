// The last change applied per (user, device, lane).
import type { Executor } from '../store.ts'
import type { LaneRow } from '../tables.ts'

type LaneKey = { clientId: string; lane: string }

/** The last applied sequence of a lane, if any. */
export const readLane = (
  db: Executor,
  userId: string,
  { clientId, lane }: LaneKey,
): Promise<Pick<LaneRow, 'seq' | 'key'> | undefined> =>
  db
    .selectFrom('lanes')
    .select(['seq', 'key'])
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .where('lane', '=', lane)
    .executeTakeFirst()

/** Remembers the newest applied sequence of a lane. */
export const saveLane = async (db: Executor, row: LaneRow): Promise<void> => {
  await db
    .insertInto('lanes')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'client_id', 'lane'])
        .doUpdateSet({ seq: row.seq, key: row.key, updated_at: row.updated_at }),
    )
    .execute()
}

/** Forgets the lanes of an account that were used before its `max` newest. */
export const keepNewestLanes = async (db: Executor, userId: string, max: number): Promise<void> => {
  const last = await db
    .selectFrom('lanes')
    .select('updated_at')
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .offset(max)
    .limit(1)
    .executeTakeFirst()
  if (last !== undefined)
    await db
      .deleteFrom('lanes')
      .where('user_id', '=', userId)
      .where('updated_at', '<', last.updated_at)
      .execute()
}

/** Forgets lanes nobody used since `beforeSec`. */
export const purgeLanes = async (db: Executor, beforeSec: number): Promise<void> => {
  await db.deleteFrom('lanes').where('updated_at', '<', beforeSec).execute()
}
