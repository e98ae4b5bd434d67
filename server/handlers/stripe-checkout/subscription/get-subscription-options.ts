// Every plan with what choosing it means for the caller (R-MEM-017).
import type { SubscriptionOptionWire } from '#contract/payments/plan-change-wire.ts'
import { signedInUser } from '../../../calls/call-context.ts'
import type { Handler } from '../../../calls/handler.ts'
import { changeBetween } from '../../../payments/plan-change.ts'
import { isRunning, planOfPrice } from '../../../payments/read-membership.ts'
import { findSubscription } from '../../../store/payment-queries.ts'

/** Cheapest tier first, monthly before yearly. */
export const getSubscriptionOptions: Handler<'get-subscription-options'> = async (ctx) => {
  const plans = await ctx.deps.plans.list()
  const row = await findSubscription(ctx.deps.store.db, signedInUser(ctx).id)
  const current =
    row !== undefined && isRunning(row.status) ? (planOfPrice(plans, row.price_id) ?? null) : null
  return plans.map((plan): SubscriptionOptionWire => ({
    ...plan,
    change: changeBetween(current, plan),
  }))
}
