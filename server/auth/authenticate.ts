// Who is asking: the token only names a session; the session's and the user's rows decide, at every request.
import type { Caller } from '../calls/call-context.ts'
import type { Deps } from '../deps.ts'
import { userOfSession } from '../store/session-queries.ts'

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i

/** The caller behind an Authorization header, or why there is none. Cookies are never looked at (D-COOKIE). */
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
  const user = await userOfSession(deps.store.db, claims, nowSec)
  return user === undefined ? 'invalid' : { user, sessionId: claims.sessionId }
}
