// Who may have a password looked at. Nobody is ever kept out by somebody else's wrong guesses: they
// slow the guesser's own network, and everybody else is asked for a task that grows dearer, or is
// let by with a device that signed in before (S3).
import type { CallContext } from '../../calls/call-context.ts'
import { Refusal } from '../../refusal.ts'
import { clearAttempts, subjectOf } from '../../store/accounts/attempt-queries.ts'
import { keyOf } from '../../store/accounts/user-queries.ts'
import { assertCaptcha } from './assert-captcha.ts'
import { effortAfter } from './captcha-effort.ts'
import { delayAfter } from './login-delay.ts'
import { reserveAttempt, type Reservation } from './reserved-attempts.ts'

const captchaWindowSec = 15 * 60
const pauseSec = 5 * 60

export type LoginAttempt = {
  email: string
  captchaToken: string | undefined
  /** The device of this account it comes from, where that is known. */
  deviceId: string | null
}

export type AdmittedLogin = {
  /** The password was right: what failed before is forgiven, but not the network's failures. */
  forgive: () => Promise<void>
  /** No password was looked at. */
  withdraw: () => Promise<void>
}

const unlimited: AdmittedLogin = { forgive: async () => {}, withdraw: async () => {} }

const accountSubject = (email: string): string => subjectOf('login account', keyOf(email))
const networkSubject = (network: string): string => subjectOf('login ip', network)
/**
 * One network at one account: begins with the account's, so that both go when the account is
 * deleted.
 */
const guesserSubject = (email: string, network: string): string =>
  `${accountSubject(email)}:${networkSubject(network)}`

const hold = async (ctx: CallContext, failures: number): Promise<void> => {
  const delayMs = delayAfter(failures, ctx.deps.config.limits.loginDelayAfter)
  if (delayMs > 0) await ctx.deps.wait(delayMs)
}

/**
 * Its own failures are all that a known device is measured by; with too many it is a stranger like
 * any other.
 */
const admitKnown = async (ctx: CallContext, deviceId: string): Promise<AdmittedLogin | null> => {
  const subject = subjectOf('login device', deviceId)
  const own = await reserveAttempt(ctx, subject)
  if (own.before >= ctx.deps.config.limits.loginFailuresPerHourPerAccount) {
    await own.giveBack()
    return null
  }
  await hold(ctx, own.before)
  return { forgive: () => clearAttempts(ctx.deps.store.db, subject), withdraw: own.giveBack }
}

/**
 * What a stranger has to show: a task as dear as the failures at the account, or of the network,
 * are many.
 */
const demandTask = async (
  ctx: CallContext,
  { captchaToken }: LoginAttempt,
  { account, network }: { account: Reservation; network: Reservation },
): Promise<void> => {
  const {
    captcha,
    config: { limits },
  } = ctx.deps
  const effort = Math.max(
    effortAfter(account.before, limits.loginFailuresPerHourPerAccount),
    effortAfter(network.before, limits.loginFailuresPerHourPerIp),
  )
  if (captcha.kind === 'off') {
    if (effort > 1) throw new Refusal('AUTH_TOO_MANY_ATTEMPTS', { retryAfterSec: pauseSec })
    return
  }
  const needsCaptcha =
    effort > 1 ||
    (await account.beforeSince(ctx.nowSec - captchaWindowSec)) >= limits.loginCaptchaAfter
  if (needsCaptcha) await assertCaptcha(ctx, captchaToken, effort)
}

const admitStranger = async (ctx: CallContext, attempt: LoginAttempt): Promise<AdmittedLogin> => {
  const { db } = ctx.deps.store
  const guesser = guesserSubject(attempt.email, ctx.network)
  const reserved = {
    guesser: await reserveAttempt(ctx, guesser),
    account: await reserveAttempt(ctx, accountSubject(attempt.email)),
    network: await reserveAttempt(ctx, networkSubject(ctx.network)),
  }
  const withdraw = async (): Promise<void> => {
    for (const { giveBack } of Object.values(reserved)) await giveBack()
  }
  try {
    await demandTask(ctx, attempt, reserved)
  } catch (error) {
    await withdraw()
    throw error
  }
  await hold(ctx, reserved.guesser.before)
  return {
    withdraw,
    forgive: async () => {
      for (const subject of [guesser, accountSubject(attempt.email)])
        await clearAttempts(db, subject)
      await reserved.network.giveBack()
    },
  }
}

/**
 * To call before a password is looked at; what it counts stays unless it is forgiven or withdrawn.
 * Throws what assertCaptcha throws, and AUTH_TOO_MANY_ATTEMPTS where no captcha is configured that
 * could be asked for instead.
 */
export const admitLogin = async (
  ctx: CallContext,
  attempt: LoginAttempt,
): Promise<AdmittedLogin> => {
  if (!ctx.deps.config.rateLimits) return unlimited
  const known = attempt.deviceId === null ? null : await admitKnown(ctx, attempt.deviceId)
  return known ?? admitStranger(ctx, attempt)
}
