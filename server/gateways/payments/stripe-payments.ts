// The payment port over Stripe's own SDK, or over what speaks its language.
import { Stripe } from 'stripe'
import type { PaymentsPort } from './payments-port.ts'
import { stripeCheckout } from './stripe/checkout.ts'
import { stripeWebhookEvent } from './stripe/webhook-event.ts'
import { stripePlanChange } from './stripe/plan-change.ts'
import { stripeRecords } from './stripe/records.ts'
import { sortingErrors } from './stripe/sort-error.ts'
import { stripeSubscription } from './stripe/subscription.ts'

const patienceMs = 20_000
const retries = 2

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  mode: PaymentsPort['mode']
  nowSec: () => number
  /** Where another provider stands in: every request goes through it and none to the network. */
  fetch?: typeof fetch
}

/** The port. The SDK's own API version is used, whatever the account's default is. */
export const createStripePayments = ({
  secretKey,
  webhookSecret,
  mode,
  nowSec,
  fetch: transport,
}: StripeSettings): PaymentsPort => {
  const stripe = new Stripe(secretKey, {
    timeout: patienceMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(transport === undefined ? {} : { httpClient: Stripe.createFetchHttpClient(transport) }),
  })
  return {
    mode,
    nowSec,
    ...sortingErrors(stripeRecords(stripe)),
    ...sortingErrors(stripeCheckout(stripe)),
    ...sortingErrors(stripeSubscription(stripe)),
    ...sortingErrors(stripePlanChange(stripe)),
    readWebhookEvent: stripeWebhookEvent(stripe, webhookSecret),
  }
}
