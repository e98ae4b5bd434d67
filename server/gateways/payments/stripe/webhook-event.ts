// What Stripe tells by webhook: believed only with its signature, and then only as a hint of whom
// to look at.
import type { Stripe } from 'stripe'
import { PaymentForged, type WebhookEvent } from '../payments-port.ts'

const toleranceSec = 300

type EventObject = {
  id?: unknown
  customer?: unknown
  mode?: unknown
  payment_intent?: unknown
  object?: unknown
}

const idIn = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  const { id } = (value ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : null
}

const noticeOf = (event: Stripe.Event): WebhookEvent => {
  const about = event.data.object as EventObject
  const isDispute = event.type === 'charge.dispute.created'
  const isSetup = event.type === 'checkout.session.completed' && about.mode === 'setup'
  return {
    id: event.id,
    customerId: about.object === 'customer' ? idIn(about.id) : idIn(about.customer),
    setupSessionId: isSetup ? idIn(about.id) : null,
    disputedPaymentId: isDispute ? idIn(about.payment_intent) : null,
  }
}

/** Reads a webhook's raw body. Throws PaymentForged. */
export const stripeWebhookEvent =
  (stripe: Stripe, secret: string) =>
  (body: Buffer, signature: string, nowSec: number): WebhookEvent => {
    try {
      return noticeOf(
        stripe.webhooks.constructEvent(
          body,
          signature,
          secret,
          toleranceSec,
          undefined,
          nowSec * 1000,
        ),
      )
    } catch {
      throw new PaymentForged('a webhook that is not signed by the provider')
    }
  }
