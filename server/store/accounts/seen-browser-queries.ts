// The browsers an account has been signed in with, by the names people know.
import type { Executor } from '../store.ts'
import type { SeenBrowserRow } from '../tables.ts'

export const selectBrowsers = (db: Executor, userId: string): Promise<SeenBrowserRow[]> =>
  db.selectFrom('seen_browsers').selectAll().where('user_id', '=', userId).execute()

/** Writes a browser down, or that it was seen again. */
export const saveBrowser = async (
  db: Executor,
  {
    userId,
    browser,
    system,
    nowSec,
  }: { userId: string; browser: string; system: string; nowSec: number },
): Promise<void> => {
  await db
    .insertInto('seen_browsers')
    .values({ user_id: userId, browser, system, first_seen_at: nowSec, last_seen_at: nowSec })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'browser', 'system']).doUpdateSet({ last_seen_at: nowSec }),
    )
    .execute()
}

/** Forgets browsers not seen since `beforeSec`. */
export const purgeSeenBrowsers = async (db: Executor, beforeSec: number): Promise<void> => {
  await db.deleteFrom('seen_browsers').where('last_seen_at', '<', beforeSec).execute()
}
