// Ends one session of the account, from another or from itself; its next call is answered 401.
import { callersSession } from '../../../calls/call-context.ts'
import type { Handler } from '../../../calls/handler.ts'
import { Refusal } from '../../../refusal.ts'
import { forgetDeviceOf } from '../../../store/accounts/known-device-queries.ts'
import { deleteSession } from '../../../store/accounts/session-queries.ts'
import { textOf } from '../../../texts/text-packs.ts'

/** Throws SESSION_NOT_FOUND for one that has ended and for somebody else's alike. */
export const revokeSession: Handler<'revoke_session'> = async (ctx, { id }) => {
  const { userId } = callersSession(ctx)
  if (!(await deleteSession(ctx.db, { userId, sessionId: id })))
    throw new Refusal('SESSION_NOT_FOUND')
  await forgetDeviceOf(ctx.db, { userId, sessionId: id })
  return { message: textOf('server', ctx.language, { key: 'sessionEnded' }) }
}
