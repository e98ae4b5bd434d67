// Which account a Google account opens.
import type { Executor } from '../store.ts'
import type { UserRow } from '../tables.ts'

export const findUserByGoogle = (db: Executor, subject: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('user_google_subjects')
    .innerJoin('users', 'users.id', 'user_google_subjects.user_id')
    .selectAll('users')
    .where('user_google_subjects.subject', '=', subject)
    .executeTakeFirst()

/** Links a Google account to an account; one that is linked already stays as it is. */
export const linkGoogle = async (
  db: Executor,
  link: { subject: string; userId: string; nowSec: number },
): Promise<void> => {
  await db
    .insertInto('user_google_subjects')
    .values({ subject: link.subject, user_id: link.userId, linked_at: link.nowSec })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute()
}
