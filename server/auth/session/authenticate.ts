// Who is asking: the token only names a session; the session's and the user's rows decide, at every
// request.
import type { Caller } from '../../calls/call-context.ts'
import type { Deps } from '../../deps.ts'
import { touchSession, userOfSession } from '../../store/accounts/session-queries.ts'

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i
/** How exactly "last seen" is kept: a write per call would be dear. */
const seenEverySec = 3600

/**
 * The caller behind an Authorization header, or why there is none. Cookies are never looked at
 * (D-COOKIE).
 */
export const authenticate = async (
  deps: Deps,
  header: string | undefined,
  nowSec: number,
): Promise<Caller | 'missing' | 'invalid'> => {
  if (header === undefined || header === '') return 'missing'
  const token = bearer.exec(header)?.[1]
  if (token === undefined) return 'invalid'
  const claims = await deps.sessions.read(token, nowSec)
  if (claims === null) return 'invalid'
  const found = await userOfSession(deps.store.db, claims, {
    nowSec,
    idleSec: deps.config.sessionIdleSec,
  })
  if (found === undefined) return 'invalid'
  // Reading goes on where nothing can be written, as on a full disk.
  if (nowSec - found.lastSeenAtSec >= seenEverySec)
    await touchSession(deps.store.db, claims, nowSec).catch(() => {})
  return {
    user: found.user,
    sessionId: claims.sessionId,
    loggedInAtSec: found.loggedInAtSec,
    expiresAtSec: found.expiresAtSec,
  }
}
