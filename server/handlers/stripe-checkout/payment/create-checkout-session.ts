// The way to pay for a plan: a page of the provider, by redirect (R-MEM-008). Whom `userId` names
// does not matter.
import type { Handler } from '../../../calls/handler.ts'
import { assertOnSale, changeBetween, planFor } from '../../../payments/plan-change.ts'
import { clickKeyOf, paymentsOf } from '../../../payments/payments-of.ts'
import { refusingAs } from '../../../payments/refusing-as.ts'
import { returnAddress } from '../../../payments/return-address.ts'
import { startCheckout } from '../../../payments/start-checkout.ts'
import { Refusal } from '../../../refusal.ts'

/**
 * Throws PAYMENT_OFF, PAYMENT_PLAN_UNKNOWN, PAYMENT_PLAN_NOT_ON_SALE, PAYMENT_ALREADY_SUBSCRIBED,
 * PAYMENT_SESSION_NOT_CREATED, and REQUEST_INVALID for a return address off this app.
 */
export const createCheckoutSession: Handler<'create-checkout-session'> = async (
  ctx,
  { priceId, successUrl, cancelUrl },
) => {
  const payments = paymentsOf(ctx)
  const addresses = {
    successUrl: returnAddress(ctx, 'successUrl', successUrl),
    cancelUrl: returnAddress(ctx, 'cancelUrl', cancelUrl),
  }
  const plan = planFor(await ctx.deps.plans.list(), priceId)
  if (changeBetween(null, plan) !== 'subscribe') throw new Refusal('PAYMENT_PLAN_UNKNOWN')
  assertOnSale(plan, null)
  const key = clickKeyOf(ctx, 'checkout')
  return refusingAs(ctx, 'PAYMENT_SESSION_NOT_CREATED', () =>
    startCheckout(ctx, payments, { priceId, ...addresses, key }),
  )
}
