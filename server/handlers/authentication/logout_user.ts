// Ends the session the token names; other devices stay signed in.
import { callersSession } from '../../calls/call-context.ts'
import type { Handler } from '../../calls/handler.ts'
import { deleteSession } from '../../store/accounts/session-queries.ts'
import { textOf } from '../../texts/text-packs.ts'

export const logoutUser: Handler<'logout_user'> = async (ctx) => {
  await deleteSession(ctx.db, callersSession(ctx))
  return { message: textOf('server', ctx.language, { key: 'loggedOut' }) }
}
