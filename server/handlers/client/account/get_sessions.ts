// Where this account is signed in.
import { deviceOf } from '../../../auth/gate/device-of.ts'
import { callersSession } from '../../../calls/call-context.ts'
import type { Handler } from '../../../calls/handler.ts'
import { selectSessions } from '../../../store/accounts/session-queries.ts'

export const getSessions: Handler<'get_sessions'> = async (ctx) => {
  const { userId, sessionId } = callersSession(ctx)
  const rows = await selectSessions(ctx.db, userId, {
    nowSec: ctx.nowSec,
    idleSec: ctx.deps.config.sessionIdleSec,
  })
  const sessions = rows.map(({ id, created_at, last_seen_at, user_agent }) => ({
    id,
    created_at,
    last_seen_at,
    ...deviceOf(user_agent),
    is_current: id === sessionId,
  }))
  return { sessions }
}
