// How much an account added on each of the last days.
import { sql } from 'kysely'
import type { Executor } from './store.ts'
import type { AccountUsageRow } from './tables.ts'

type Usage = Pick<AccountUsageRow, 'day' | 'bytes'>

/** The days from `sinceDay` on (epoch days) on which this account changed anything. */
export const selectUsage = (db: Executor, userId: string, sinceDay: number): Promise<Usage[]> =>
  db
    .selectFrom('account_usage')
    .select(['day', 'bytes'])
    .where('user_id', '=', userId)
    .where('day', '>=', sinceDay)
    .execute()

/** Counts one change of so many bytes. The caller holds the user's lock. */
export const addUsage = async (
  db: Executor,
  { user_id, day, bytes }: Omit<AccountUsageRow, 'changes'>,
): Promise<void> => {
  await db
    .insertInto('account_usage')
    .values({ user_id, day, changes: 1, bytes })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet({
        changes: sql`account_usage.changes + 1`,
        bytes: sql`account_usage.bytes + excluded.bytes`,
      }),
    )
    .execute()
}

/** Forgets the days before `beforeDay`. */
export const purgeUsage = async (db: Executor, beforeDay: number): Promise<void> => {
  await db.deleteFrom('account_usage').where('day', '<', beforeDay).execute()
}
