// What a call is measured by beyond the overall window, as its policy says. Logins, registrations,
// letters and passwords count in their handlers, where it is known whether an attempt failed.
import { countPerHour } from '../auth/gate/attempt-limits.ts'
import type { CallContext } from './call-context.ts'
import type { CallPolicy } from './call-policy.ts'

/** Throws RATE_LIMITED. */
export const admitCall = async (ctx: CallContext, { limit }: CallPolicy): Promise<void> => {
  if (limit !== 'exports' || ctx.caller === null) return
  await countPerHour(ctx, {
    kind: 'export',
    who: ctx.caller.user.id,
    max: ctx.deps.config.limits.exportsPerHourPerAccount,
  })
}
