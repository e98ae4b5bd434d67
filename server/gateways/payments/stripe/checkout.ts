// Hosted pages of Stripe: a subscription is bought, or a payment method saved, on Stripe's own
// site, by redirect.
import type { Stripe } from 'stripe'
import type { HostedPage } from '#contract/calls/stripe-checkout.ts'
import type { PaymentFacts, PaymentsPort } from '../payments-port.ts'

/** Stripe puts the session's id there; verify-payment reads it on return (D-PAYSUCCESS). */
const withSessionId = (url: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}`

/** Our language codes are Stripe's, but for the one it does not know. */
const localeOf = (language: string): Stripe.Checkout.SessionCreateParams.Locale =>
  language === 'es-AR' ? 'es-419' : language === 'ar' ? 'auto' : language

const idOf = (given: string | { id: string } | null): string | null =>
  given === null || typeof given === 'string' ? given : given.id

const pageOf = ({ id, url }: Stripe.Checkout.Session): HostedPage => ({
  sessionId: id,
  url: url ?? '',
})

const intentStates: Record<string, PaymentFacts['state']> = {
  succeeded: 'paid',
  processing: 'processing',
}

const stateOfSession = ({
  status,
  payment_status,
}: Stripe.Checkout.Session): PaymentFacts['state'] => {
  if (status !== 'complete') return 'unpaid'
  return payment_status === 'unpaid' ? 'processing' : 'paid'
}

type Buying = Pick<PaymentsPort, 'startCheckout' | 'openCheckout' | 'endCheckout'>
type Saving = Pick<PaymentsPort, 'startMethodUpdate' | 'useSavedMethod'>
type Facts = Pick<PaymentsPort, 'paymentOfSession' | 'paymentOfIntent' | 'customerOfPayment'>

const savedMethodOf = async (stripe: Stripe, sessionId: string) => {
  const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['setup_intent'] })
  const intent = session.setup_intent
  const method =
    intent !== null && typeof intent !== 'string' && intent.status === 'succeeded'
      ? idOf(intent.payment_method)
      : null
  const customer = idOf(session.customer)
  return method === null || customer === null
    ? null
    : { method, customer, subscriptionId: session.metadata?.['subscription_id'] ?? null }
}

const payOpenInvoices = async (stripe: Stripe, subscription: string): Promise<void> => {
  const open = await stripe.invoices.list({ subscription, status: 'open', limit: 10 })
  for (const { id } of open.data) await stripe.invoices.pay(id)
}

/** A subscription is bought on a hosted page. */
const hostedBuying = (stripe: Stripe): Buying => ({
  startCheckout: async ({ customerId, priceId, successUrl, cancelUrl, language, key }) =>
    pageOf(
      await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          line_items: [{ price: priceId, quantity: 1 }],
          success_url: withSessionId(successUrl),
          cancel_url: cancelUrl,
          locale: localeOf(language),
        },
        { idempotencyKey: key },
      ),
    ),
  openCheckout: async (sessionId) => {
    const session = await stripe.checkout.sessions.retrieve(sessionId)
    return session.status === 'open' && session.url ? pageOf(session) : null
  },
  endCheckout: async (sessionId) => {
    const session = await stripe.checkout.sessions.retrieve(sessionId)
    if (session.status === 'open') await stripe.checkout.sessions.expire(sessionId)
  },
})

/** A payment method is saved on a hosted page, and then used. */
const hostedSaving = (stripe: Stripe): Saving => ({
  startMethodUpdate: async ({
    customerId,
    subscriptionId,
    currency,
    successUrl,
    cancelUrl,
    language,
    key,
  }) =>
    pageOf(
      await stripe.checkout.sessions.create(
        {
          mode: 'setup',
          customer: customerId,
          currency,
          metadata: { subscription_id: subscriptionId },
          success_url: withSessionId(successUrl),
          cancel_url: cancelUrl,
          locale: localeOf(language),
        },
        { idempotencyKey: key },
      ),
    ),
  useSavedMethod: async (sessionId) => {
    const saved = await savedMethodOf(stripe, sessionId)
    if (saved === null) return
    await stripe.customers.update(saved.customer, {
      invoice_settings: { default_payment_method: saved.method },
    })
    if (saved.subscriptionId === null) return
    const subscription = await stripe.subscriptions.retrieve(saved.subscriptionId)
    if (['canceled', 'incomplete_expired'].includes(subscription.status)) return
    await stripe.subscriptions.update(subscription.id, { default_payment_method: saved.method })
    if (['past_due', 'unpaid'].includes(subscription.status))
      await payOpenInvoices(stripe, subscription.id)
  },
})

/** What came of a payment, asked of Stripe itself. */
const paymentFacts = (stripe: Stripe): Facts => ({
  paymentOfSession: async (sessionId) => {
    const session = await stripe.checkout.sessions.retrieve(sessionId)
    return {
      customerId: idOf(session.customer),
      state: stateOfSession(session),
      isSetup: session.mode === 'setup',
    }
  },
  paymentOfIntent: async ({ id, secret }) => {
    const intent = await stripe.paymentIntents.retrieve(id)
    if (intent.client_secret !== secret) return null
    return {
      customerId: idOf(intent.customer),
      state: intentStates[intent.status] ?? 'unpaid',
      isSetup: false,
    }
  },
  customerOfPayment: async (paymentId) =>
    idOf((await stripe.paymentIntents.retrieve(paymentId)).customer),
})

/** The part of the port that is hosted pages and what came of them. */
export const stripeCheckout = (stripe: Stripe): Buying & Saving & Facts => ({
  ...hostedBuying(stripe),
  ...hostedSaving(stripe),
  ...paymentFacts(stripe),
})
