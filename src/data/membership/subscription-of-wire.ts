// A subscription from the wire. Only the first of the list is shown (R-MEM-002).
import type { OutputOf } from '#contract/call.ts'
import type { stripeCheckoutCalls } from '#contract/calls/stripe-checkout.ts'
import type { SubscriptionWire } from '#contract/payments/subscription-wire.ts'
import type { Subscription } from '#domain/membership/subscription.ts'
import { isCurrency } from '../plans/plan-of-wire.ts'

const priceOf = ({ amount, currency, interval }: SubscriptionWire): Subscription['price'] => {
  if (typeof amount !== 'number' || !currency || !isCurrency(currency)) return null
  return {
    amountMinor: amount,
    currency: currency.toLowerCase(),
    interval: interval === 'year' ? 'year' : 'month',
  }
}

/**
 * One entry; missing fields become null, a missing level counts as free and a missing status as
 * none.
 */
const ofEntry = (wire: SubscriptionWire): Subscription => ({
  subscriptionId: wire.subscriptionId ?? null,
  level: wire.level ?? 0,
  status: wire.status ?? '',
  planName: wire.plan_name?.trim() || null,
  priceId: wire.priceId ?? null,
  price: priceOf(wire),
  periodEndSec: wire.current_period_end ?? null,
  endsAtPeriodEnd: Boolean(wire.cancel_at_period_end),
  scheduled: wire.scheduled_plan_name
    ? {
        planName: wire.scheduled_plan_name,
        priceId: wire.scheduled_price_id ?? null,
        atSec: wire.scheduled_at ?? null,
      }
    : null,
  paymentUrl: wire.payment_url ?? null,
})

/** The subscription to show, or null where there is none. */
export const subscriptionOfWire = ({
  subscriptions,
}: OutputOf<(typeof stripeCheckoutCalls)['get-user-subscription']>): Subscription | null => {
  const [first] = subscriptions
  return first ? ofEntry(first) : null
}
