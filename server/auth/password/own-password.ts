// Somebody signed in proves that it is them. Wrong passwords are counted per account, apart from
// failed logins: a stolen session cannot try passwords, and a stranger's failed logins never keep
// the owner out of here.
import { signedInUser, type CallContext } from '../../calls/call-context.ts'
import { Refusal } from '../../refusal.ts'
import { clearAttempts, subjectOf } from '../../store/accounts/attempt-queries.ts'
import { delayAfter } from '../gate/login-delay.ts'
import { reserveAttempt } from '../gate/reserved-attempts.ts'

const pauseSec = 5 * 60
/** An account without a password proves itself by a login this fresh. */
const freshLoginSec = 600

const subjectFor = (userId: string): string => subjectOf('own password', userId)

/** Counts the attempt before the password is looked at. Returns how to take it back. */
const admit = async (ctx: CallContext, subject: string): Promise<() => Promise<void>> => {
  const { config, wait } = ctx.deps
  if (!config.rateLimits) return async () => {}
  const { before, giveBack } = await reserveAttempt(ctx, subject)
  if (before >= config.limits.loginFailuresPerHourPerAccount) {
    await giveBack()
    throw new Refusal('AUTH_TOO_MANY_ATTEMPTS', { retryAfterSec: pauseSec })
  }
  const delayMs = delayAfter(before, config.limits.loginDelayAfter)
  if (delayMs > 0) await wait(delayMs)
  return giveBack
}

/**
 * Throws AUTH_PASSWORD_WRONG, AUTH_PASSWORD_NONE, AUTH_TOO_MANY_ATTEMPTS or AUTH_BUSY unless
 * `password` is the caller's.
 */
export const assertOwnPassword = async (ctx: CallContext, password: string): Promise<void> => {
  const { id, password_hash } = signedInUser(ctx)
  if (password_hash === null) throw new Refusal('AUTH_PASSWORD_NONE')
  const { passwords, store } = ctx.deps
  const subject = subjectFor(id)
  const giveBack = await admit(ctx, subject)
  const isRight = await passwords.matches(password, password_hash).catch(async (error: unknown) => {
    await giveBack()
    throw error
  })
  if (isRight) return clearAttempts(store.db, subject)
  throw new Refusal('AUTH_PASSWORD_WRONG')
}

/**
 * The same, or where there is no password a login within the last ten minutes. Throws
 * AUTH_LOG_IN_AGAIN besides.
 */
export const assertItIsThem = async (ctx: CallContext, password: string): Promise<void> => {
  if (signedInUser(ctx).password_hash !== null) return assertOwnPassword(ctx, password)
  const isFresh = ctx.caller !== null && ctx.nowSec - ctx.caller.loggedInAtSec <= freshLoginSec
  if (!isFresh) throw new Refusal('AUTH_LOG_IN_AGAIN')
}
