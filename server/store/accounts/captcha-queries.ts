// Solved captchas: each counts once.
import type { Executor } from '../store.ts'

/** Marks a solved captcha as used; false where it already was. Of two at once only one gets it. */
export const useCaptcha = async (
  db: Executor,
  { id, expiresAtSec }: { id: string; expiresAtSec: number },
): Promise<boolean> => {
  const result = await db
    .insertInto('used_captchas')
    .values({ id, expires_at: expiresAtSec })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Forgets what expired before `nowSec`. */
export const purgeCaptchas = async (db: Executor, nowSec: number): Promise<void> => {
  await db.deleteFrom('used_captchas').where('expires_at', '<', nowSec).execute()
}
