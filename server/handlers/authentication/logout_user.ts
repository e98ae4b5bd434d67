// Ends the session the token names; other devices stay signed in.
import type { Handler } from '../../calls/handler.ts'
import { deleteSession } from '../../store/session-queries.ts'
import { textOf } from '../../texts/text-packs.ts'

export const logoutUser: Handler<'logout_user'> = async (ctx) => {
  if (ctx.caller !== null) await deleteSession(ctx.db, ctx.caller.user.id, ctx.caller.sessionId)
  return { message: textOf('server', ctx.language, { key: 'loggedOut' }) }
}
