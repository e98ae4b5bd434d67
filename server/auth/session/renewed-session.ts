// A session that takes the caller's place, for the same browser and until the same day
// (decisions/167).
import { sessionRenewalHeader } from '#contract/headers.ts'
import { callersSession, signedInUser, type CallContext } from '../../calls/call-context.ts'
import { moveDevice } from '../../store/accounts/known-device-queries.ts'
import { replaceSession } from '../../store/accounts/session-queries.ts'
import type { Executor } from '../../store/store.ts'
import { newSession, type NewSession } from './new-session.ts'

/** The replaced token is good this long: what this browser sent with it is on its way. */
const lastSeconds = 10

/** Null where the browser does not say that it takes a new token: its old one must go on then. */
export const renewedSession = async (ctx: CallContext): Promise<NewSession | null> => {
  const isWanted = ctx.deps.config.extensions && ctx.headers[sessionRenewalHeader] === '1'
  if (!isWanted || ctx.caller === null) return null
  return newSession(ctx, { user: signedInUser(ctx), endsAtSec: ctx.caller.expiresAtSec })
}

/** Opens it and lets the caller's own end, in the transaction of what it is renewed for. */
export const putInPlace = async (
  trx: Executor,
  ctx: CallContext,
  { sessionId, insert }: NewSession,
): Promise<void> => {
  await insert(trx)
  await moveDevice(trx, callersSession(ctx), sessionId)
  await replaceSession(trx, callersSession(ctx), {
    nowSec: ctx.nowSec,
    endsAtSec: ctx.nowSec + lastSeconds,
  })
}
