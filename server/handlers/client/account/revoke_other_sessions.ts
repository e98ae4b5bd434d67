// Ends every session of the account but the one that asks.
import { callersSession } from '../../../calls/call-context.ts'
import type { Handler } from '../../../calls/handler.ts'
import { forgetOtherDevices } from '../../../store/accounts/known-device-queries.ts'
import { deleteOtherSessions } from '../../../store/accounts/session-queries.ts'
import { textOf } from '../../../texts/text-packs.ts'

export const revokeOtherSessions: Handler<'revoke_other_sessions'> = async (ctx) => {
  await deleteOtherSessions(ctx.db, callersSession(ctx))
  await forgetOtherDevices(ctx.db, callersSession(ctx))
  return { message: textOf('server', ctx.language, { key: 'otherSessionsEnded' }) }
}
