// The payment port over the stand-in: the same adapter and the same SDK, with the network taken
// out.
import type { PlanWire } from '#contract/payments/plan-wire.ts'
import type { PaymentsPort } from '../payments-port.ts'
import { createStripePayments } from '../stripe-payments.ts'
import { newId, type Price } from './world/local-state.ts'
import { createLocalStripe, type LocalStripe } from './local-stripe.ts'

const pricesOf = (plans: readonly PlanWire[]): Price[] =>
  plans.flatMap(({ priceId, amount, currency, interval, name }) =>
    priceId && amount && currency && (interval === 'month' || interval === 'year')
      ? [
          {
            id: priceId,
            object: 'price' as const,
            unit_amount: amount,
            currency,
            recurring: { interval, interval_count: 1 as const },
            nickname: `${name}, ${interval}ly`,
          },
        ]
      : [],
  )

/** A price of nothing is none: the free plan is never bought. */
export const openLocalPayments = ({
  plans,
  nowSec,
  file,
}: {
  plans: readonly PlanWire[]
  nowSec: () => number
  file: string | null
}): { payments: PaymentsPort; local: LocalStripe } => {
  const webhookSecret = newId('whsec')
  const local = createLocalStripe({ nowSec, prices: pricesOf(plans), webhookSecret, file })
  const payments = createStripePayments({
    secretKey: 'sk_test_local',
    webhookSecret,
    mode: 'local',
    nowSec: local.world.nowSec,
    fetch: local.fetch,
  })
  return { payments, local }
}
