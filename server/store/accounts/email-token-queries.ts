// Secrets sent by mail: kept as hashes, used once.
import type { Executor } from '../store.ts'
import type { EmailTokenRow } from '../tables.ts'

export const insertEmailToken = async (db: Executor, row: EmailTokenRow): Promise<void> => {
  await db.insertInto('email_tokens').values(row).execute()
}

type TokenKey = { userId: string; tokenHash: string }

/** Uses up a live token and returns it; of two at once only one gets it. */
export const takeEmailToken = (
  db: Executor,
  { userId, tokenHash, nowSec }: TokenKey & { nowSec: number },
): Promise<EmailTokenRow | undefined> =>
  db
    .updateTable('email_tokens')
    .set({ used_at: nowSec })
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', nowSec)
    .where('used_at', 'is', null)
    .where((e) =>
      e.exists(
        e
          .selectFrom('users')
          .select('users.id')
          .where('users.id', '=', userId)
          .where('users.status', '=', 'active')
          .whereRef('users.email', '=', 'email_tokens.email'),
      ),
    )
    .returningAll()
    .executeTakeFirst()

/**
 * True for a token that was used up before and did what it was for: the address it names is the
 * user's and verified.
 */
export const hasServed = async (
  db: Executor,
  { userId, tokenHash }: TokenKey,
): Promise<boolean> => {
  const row = await db
    .selectFrom('email_tokens')
    .innerJoin('users', 'users.id', 'email_tokens.user_id')
    .select('users.id')
    .where('email_tokens.user_id', '=', userId)
    .where('email_tokens.token_hash', '=', tokenHash)
    .where('email_tokens.used_at', 'is not', null)
    .where('users.email_verified', '=', 1)
    .whereRef('users.email', '=', 'email_tokens.email')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets tokens that expired before `nowSec`. */
export const purgeEmailTokens = async (db: Executor, nowSec: number): Promise<void> => {
  await db.deleteFrom('email_tokens').where('expires_at', '<', nowSec).execute()
}
