// Sessions: a token is only as good as its row here.
import type { Executor } from './store.ts'
import type { SessionRow, UserRow } from './tables.ts'

export const insertSession = async (db: Executor, row: SessionRow): Promise<void> => {
  await db.insertInto('sessions').values(row).execute()
}

/** The active user behind a live session, else undefined. */
export const userOfSession = (db: Executor, session: { userId: string; sessionId: string }, nowSec: number): Promise<UserRow | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .where('sessions.user_id', '=', session.userId)
    .where('sessions.id', '=', session.sessionId)
    .where('sessions.expires_at', '>', nowSec)
    .where('users.status', '=', 'active')
    .executeTakeFirst()

export const deleteSession = async (db: Executor, userId: string, sessionId: string): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', sessionId).execute()
}

/** Forgets sessions that ended before `nowSec`. */
export const purgeSessions = async (db: Executor, nowSec: number): Promise<void> => {
  await db.deleteFrom('sessions').where('expires_at', '<', nowSec).execute()
}
