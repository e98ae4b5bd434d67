// Slows guessing down without ever locking anybody out for good: a growing delay, then a captcha, then a pause.
import type { CallContext } from '../calls/call-context.ts'
import { Refusal } from '../refusal.ts'
import { clearAttempts, countAttempts, recordAttempt, subjectOf } from '../store/attempt-queries.ts'
import { keyOf } from '../store/user-queries.ts'
import { assertCaptcha } from './assert-captcha.ts'

const hourSec = 3600
const captchaWindowSec = 15 * 60
const pauseSec = 5 * 60
const firstDelayMs = 250
const maxDelayMs = 4000

/** How long the n-th failure beyond the free ones holds the answer back. */
export const delayAfter = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** (failures - free))

const accountSubject = (email: string): string => subjectOf('login account', keyOf(email))
const ipSubject = (ip: string): string => subjectOf('login ip', ip)

/** To call before a password is looked at. Throws AUTH_TOO_MANY_ATTEMPTS and what assertCaptcha throws. */
export const admitLogin = async (ctx: CallContext, email: string, captchaToken: string | undefined): Promise<void> => {
  const { config, captcha, store, wait } = ctx.deps
  if (!config.rateLimits) return
  const { limits } = config
  const account = accountSubject(email)
  const perAccount = await countAttempts(store.db, account, ctx.nowSec - hourSec)
  const perIp = await countAttempts(store.db, ipSubject(ctx.network), ctx.nowSec - hourSec)
  if (perAccount >= limits.loginFailuresPerHourPerAccount || perIp >= limits.loginFailuresPerHourPerIp) {
    throw new Refusal('AUTH_TOO_MANY_ATTEMPTS', { retryAfterSec: pauseSec })
  }
  if (captcha.kind !== 'off') {
    const recent = await countAttempts(store.db, account, ctx.nowSec - captchaWindowSec)
    if (recent >= limits.loginCaptchaAfter) await assertCaptcha(ctx, captchaToken)
  }
  const delayMs = delayAfter(perAccount, limits.loginDelayAfter)
  if (delayMs > 0) await wait(delayMs)
}

/** Counts a failed sign-in against the address and the network address, whether or not the account exists. */
export const recordLoginFailure = async (ctx: CallContext, email: string): Promise<void> => {
  const { ids, store } = ctx.deps
  await store.transaction(async (trx) => {
    for (const subject of [accountSubject(email), ipSubject(ctx.network)]) {
      await recordAttempt(trx, { subject, at: ctx.nowSec, id: ids.newId() })
    }
  })
}

/** A good sign-in forgives the account's failures, not the network address's. */
export const forgiveLoginFailures = (ctx: CallContext, email: string): Promise<void> =>
  clearAttempts(ctx.deps.store.db, accountSubject(email))

/** Counts one more of `kind` for `who` in the hour. Throws RATE_LIMITED beyond `max`. */
export const countPerHour = async (ctx: CallContext, { kind, who, max }: { kind: string; who: string; max: number }): Promise<void> => {
  const { config, ids, store } = ctx.deps
  if (!config.rateLimits) return
  const subject = subjectOf(kind, who)
  if ((await countAttempts(store.db, subject, ctx.nowSec - hourSec)) >= max) throw new Refusal('RATE_LIMITED', { retryAfterSec: pauseSec })
  await recordAttempt(store.db, { subject, at: ctx.nowSec, id: ids.newId() })
}

/** Counts a letter somebody asks for, known address or not. Throws RATE_LIMITED. */
export const countLetter = async (ctx: CallContext, email: string): Promise<void> => {
  const { limits } = ctx.deps.config
  await countPerHour(ctx, { kind: 'mail ip', who: ctx.network, max: limits.registrationsPerHourPerIp })
  await countPerHour(ctx, { kind: 'mail address', who: keyOf(email), max: limits.mailsPerHourPerAddress })
}
