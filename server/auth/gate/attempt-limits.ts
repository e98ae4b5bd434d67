// What may happen so many times an hour, counted before it is done. Logins have a gate of their own
// (login-gate.ts).
import type { CallContext } from '../../calls/call-context.ts'
import { Refusal } from '../../refusal.ts'
import { subjectOf } from '../../store/accounts/attempt-queries.ts'
import { keyOf } from '../../store/accounts/user-queries.ts'
import { reserveAttempt } from './reserved-attempts.ts'

const pauseSec = 5 * 60

type HourlyLimit = { kind: string; who: string; max: number }

/**
 * Counts one more of `kind` for `who` in the hour and returns how to take it back. Throws
 * RATE_LIMITED beyond `max`.
 */
export const countPerHour = async (
  ctx: CallContext,
  { kind, who, max }: HourlyLimit,
): Promise<() => Promise<void>> => {
  if (!ctx.deps.config.rateLimits) return async () => {}
  const { before, giveBack } = await reserveAttempt(ctx, subjectOf(kind, who))
  if (before < max) return giveBack
  await giveBack()
  throw new Refusal('RATE_LIMITED', { retryAfterSec: pauseSec })
}

/** Counts a letter somebody asks for, known address or not. Throws RATE_LIMITED. */
export const countEmail = async (ctx: CallContext, email: string): Promise<void> => {
  const { limits } = ctx.deps.config
  await countPerHour(ctx, {
    kind: 'mail ip',
    who: ctx.network,
    max: limits.registrationsPerHourPerIp,
  })
  await countPerHour(ctx, {
    kind: 'mail address',
    who: keyOf(email),
    max: limits.mailsPerHourPerAddress,
  })
}
