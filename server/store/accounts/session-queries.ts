// Sessions: a token is only as good as its row here.
import { compiledOnce } from '../compiled.ts'
import type { Executor } from '../store.ts'
import type { SessionRow, UserRow } from '../tables.ts'

type SessionKey = { userId: string; sessionId: string }

/**
 * Opens a session. Of more than `max` live ones of its account, those used longest ago end. The
 * caller holds the user's lock.
 */
export const insertSession = async (db: Executor, row: SessionRow, max: number): Promise<void> => {
  await db.insertInto('sessions').values(row).execute()
  const newest = db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', row.user_id)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', row.user_id)
    .where('id', 'not in', newest)
    .execute()
}

const userAndSession = compiledOnce(
  (db, ...[userId, sessionId, nowSec, idleSinceSec]: [string, string, number, number]) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .select([
        'sessions.created_at as logged_in_at',
        'sessions.last_seen_at',
        'sessions.expires_at',
      ])
      .where('sessions.user_id', '=', userId)
      .where('sessions.id', '=', sessionId)
      .where('sessions.expires_at', '>', nowSec)
      .where('sessions.last_seen_at', '>', idleSinceSec)
      .where('users.status', '=', 'active'),
)

/** The active user behind a live session and the session's own times, else undefined. */
export const userOfSession = async (
  db: Executor,
  session: SessionKey,
  {
    nowSec,
    idleSec,
  }: { nowSec: number; /** Unused longer than this, a session has ended. */ idleSec: number },
): Promise<
  { user: UserRow; loggedInAtSec: number; lastSeenAtSec: number; expiresAtSec: number } | undefined
> => {
  const { userId, sessionId } = session
  const { rows } = await userAndSession(db, userId, sessionId, nowSec, nowSec - idleSec)
  const [row] = rows
  if (row === undefined) return undefined
  const { logged_in_at, last_seen_at, expires_at, ...user } = row
  return {
    user,
    loggedInAtSec: logged_in_at,
    lastSeenAtSec: last_seen_at,
    expiresAtSec: expires_at,
  }
}

export const touchSession = async (
  db: Executor,
  { userId, sessionId }: SessionKey,
  nowSec: number,
): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: nowSec })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .execute()
}

/** A user's live sessions, the one used last first; none that another has replaced. */
export const selectSessions = (
  db: Executor,
  userId: string,
  { nowSec, idleSec }: { nowSec: number; idleSec: number },
): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', nowSec)
    .where('last_seen_at', '>', nowSec - idleSec)
    .where('replaced_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Ends a session. False when the user has none of that id. */
export const deleteSession = async (
  db: Executor,
  { userId, sessionId }: SessionKey,
): Promise<boolean> => {
  const result = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Ends every session of a user but the given one. */
export const deleteOtherSessions = async (
  db: Executor,
  { userId, sessionId }: SessionKey,
): Promise<void> => {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', sessionId)
    .execute()
}

/** Lets a session end at `endsAtSec`, or sooner if it would have: another has taken its place. */
export const replaceSession = async (
  db: Executor,
  { userId, sessionId }: SessionKey,
  { nowSec, endsAtSec }: { nowSec: number; endsAtSec: number },
): Promise<void> => {
  await db
    .updateTable('sessions')
    .set((e) => ({
      replaced_at: nowSec,
      expires_at: e
        .case()
        .when('expires_at', '<', endsAtSec)
        .then(e.ref('expires_at'))
        .else(endsAtSec)
        .end(),
    }))
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .execute()
}

/** Forgets sessions that ended before `nowSec`. */
export const purgeSessions = async (db: Executor, nowSec: number): Promise<void> => {
  await db.deleteFrom('sessions').where('expires_at', '<', nowSec).execute()
}
