// Another payment method: a page of the provider that saves one and charges nothing (R-MEM-016).
import type { Handler } from '../../../calls/handler.ts'
import { planOfPrice } from '../../../payments/read-membership.ts'
import { clickKeyOf } from '../../../payments/payments-of.ts'
import { refusingAs } from '../../../payments/refusing-as.ts'
import { returnAddress } from '../../../payments/return-address.ts'
import { ownSubscription } from '../../../payments/with-subscription.ts'

/**
 * Throws PAYMENT_OFF, PAYMENT_UPDATE_NOT_CREATED, and REQUEST_INVALID for a return address off this
 * app.
 */
export const createPaymentUpdateSession: Handler<'create-payment-update-session'> = async (
  ctx,
  { subscriptionId, successUrl, cancelUrl },
) => {
  const addresses = {
    successUrl: returnAddress(ctx, 'successUrl', successUrl),
    cancelUrl: returnAddress(ctx, 'cancelUrl', cancelUrl),
  }
  const { payments, customer, subscription, plans } = await ownSubscription(
    ctx,
    subscriptionId,
    'PAYMENT_UPDATE_NOT_CREATED',
  )
  const currency = planOfPrice(plans, subscription.priceId)?.currency ?? 'usd'
  const request = {
    ...addresses,
    customerId: customer.customer_id,
    subscriptionId,
    currency,
    language: ctx.language,
    key: clickKeyOf(ctx, 'method'),
  }
  return refusingAs(ctx, 'PAYMENT_UPDATE_NOT_CREATED', () => payments.startMethodUpdate(request))
}
