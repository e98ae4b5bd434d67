// Signs in with what Google sent the browser back with (R-AUT-045, D-GOOGLE, decisions/014).
import { accountOfGoogle } from '../../auth/google-account.ts'
import { googleGrantOf } from '../../auth/google-grant.ts'
import { countPerHour } from '../../auth/gate/attempt-limits.ts'
import { openSession } from '../../auth/session/new-session.ts'
import type { CallContext } from '../../calls/call-context.ts'
import type { Handler } from '../../calls/handler.ts'
import {
  GoogleRefused,
  GoogleUnreachable,
  type GooglePort,
  type GoogleProfile,
} from '../../gateways/google/google-port.ts'
import { Refusal } from '../../refusal.ts'

const profileOf = async (
  ctx: CallContext,
  google: GooglePort,
  code: string,
): Promise<GoogleProfile> => {
  const grant = googleGrantOf(ctx, code)
  const giveBack = await countPerHour(ctx, {
    kind: 'google ip',
    who: ctx.network,
    max: ctx.deps.config.limits.loginFailuresPerHourPerIp,
  })
  try {
    const profile = await google.profileOf(grant)
    await giveBack()
    return profile
  } catch (error) {
    const isKnown = error instanceof GoogleRefused || error instanceof GoogleUnreachable
    if (!(error instanceof GoogleRefused)) await giveBack()
    if (!isKnown) throw error
    if (ctx.deps.logger !== false)
      ctx.deps.logger.warn({ reason: error.message }, 'a Google sign-in failed')
    if (error instanceof GoogleUnreachable)
      throw new Refusal('AUTH_GOOGLE_UNREACHABLE', { retryAfterSec: 10 })
    throw new Refusal('AUTH_GOOGLE_REFUSED')
  }
}

/**
 * Throws AUTH_GOOGLE_OFF, AUTH_GOOGLE_REFUSED, AUTH_GOOGLE_UNREACHABLE, RATE_LIMITED and what
 * accountOfGoogle throws.
 */
export const getGoogleTokens: Handler<'get_google_tokens'> = async (ctx, { code }) => {
  const { google } = ctx.deps
  if (google === null) throw new Refusal('AUTH_GOOGLE_OFF')
  const user = await accountOfGoogle(ctx, await profileOf(ctx, google, code))
  const output = await openSession(ctx, { user, isRemembered: false })
  if (output === null) throw new Refusal('AUTH_GOOGLE_REFUSED')
  return output
}
