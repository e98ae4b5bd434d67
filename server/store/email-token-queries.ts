// Secrets sent by mail: kept as hashes, used once.
import type { Executor } from './store.ts'
import type { EmailTokenRow } from './tables.ts'

export const insertEmailToken = async (db: Executor, row: EmailTokenRow): Promise<void> => {
  await db.insertInto('email_tokens').values(row).execute()
}

/** Removes a live token and returns it; of two at once only one gets it. */
export const takeEmailToken = (
  db: Executor,
  { userId, tokenHash, nowSec }: { userId: string; tokenHash: string; nowSec: number },
): Promise<EmailTokenRow | undefined> =>
  db
    .deleteFrom('email_tokens')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', nowSec)
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

/** Forgets tokens that expired before `nowSec`. */
export const purgeEmailTokens = async (db: Executor, nowSec: number): Promise<void> => {
  await db.deleteFrom('email_tokens').where('expires_at', '<', nowSec).execute()
}
