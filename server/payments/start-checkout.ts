// One open checkout a person: clicked twice or opened in two tabs, it is the same page, so that
// nobody pays twice.
import type { HostedPage } from '#contract/calls/stripe-checkout.ts'
import type { CallContext } from '../calls/call-context.ts'
import type { PaymentsPort } from '../gateways/payments/payments-port.ts'
import { Refusal } from '../refusal.ts'
import { findCustomer, replaceOpenSession } from '../store/payment-queries.ts'
import { customerFor } from './payments-of.ts'
import { isRunning, readMembership } from './read-membership.ts'

export type CheckoutRequest = {
  priceId: string
  successUrl: string
  cancelUrl: string
  key: string
}

const attempts = 3

/** The page that is open for this price; one for another price is closed. */
const stillOpen = async (
  payments: PaymentsPort,
  open: { id: string; priceId: string | null },
  priceId: string,
): Promise<HostedPage | null> => {
  if (open.priceId === priceId) return payments.openCheckout(open.id)
  await payments.endCheckout(open.id)
  return null
}

/** Throws PAYMENT_ALREADY_SUBSCRIBED, and what the port throws. */
export const startCheckout = async (
  ctx: CallContext,
  payments: PaymentsPort,
  request: CheckoutRequest,
): Promise<HostedPage> => {
  const { db } = ctx.deps.store
  let customer = await customerFor(ctx, payments)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const open = customer.open_session_id
    const page =
      open === null
        ? null
        : await stillOpen(payments, { id: open, priceId: customer.open_price_id }, request.priceId)
    if (page !== null) return page
    // After the open page is closed: what was paid there meanwhile is seen here.
    const subscription = await readMembership(ctx.deps, { payments, customer })
    if (subscription !== null && isRunning(subscription.status))
      throw new Refusal('PAYMENT_ALREADY_SUBSCRIBED')
    // The page it takes the place of is part of its key: a click that is repeated gets no page that
    // was closed since.
    const made = await payments.startCheckout({
      ...request,
      key: `${request.key}:${request.priceId}:${open ?? 'first'}`,
      customerId: customer.customer_id,
      language: ctx.language,
    })
    if (
      await replaceOpenSession(db, customer.user_id, {
        from: open,
        to: { id: made.sessionId, priceId: request.priceId },
      })
    )
      return made
    customer = (await findCustomer(db, customer.user_id)) ?? customer
    if (customer.open_session_id === made.sessionId) return made
    await payments.endCheckout(made.sessionId)
  }
  throw new Refusal('PAYMENT_SESSION_NOT_CREATED', { extra: { retryable: true } })
}
