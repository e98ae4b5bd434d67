// The caller's membership as it was last read at the provider (R-MEM-002, R-MEM-011, D-SUBFETCH).
import { signedInUser } from '../../../calls/call-context.ts'
import type { Handler } from '../../../calls/handler.ts'
import { subscriptionWire } from '../../../payments/membership-wire.ts'
import { findSubscription } from '../../../store/payment-queries.ts'

/** An empty list where there has never been one. */
export const getUserSubscription: Handler<'get-user-subscription'> = async ({ deps, ...ctx }) => {
  const row = await findSubscription(deps.store.db, signedInUser({ deps, ...ctx }).id)
  return {
    subscriptions: row === undefined ? [] : [subscriptionWire(row, await deps.plans.list())],
  }
}
