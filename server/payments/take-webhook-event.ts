// What a notice of the provider leads to: whoever it is about is looked at anew. Late, doubled or
// out of order, it ends the same.
import type { Deps } from '../deps.ts'
import {
  PaymentDeclined,
  type WebhookEvent,
  type PaymentsPort,
} from '../gateways/payments/payments-port.ts'
import { claimWebhookEvent, findCustomerById, hasWebhookEvent } from '../store/payment-queries.ts'
import { readMembership } from './read-membership.ts'

/** A card that was saved and is refused at once stays saved; the invoice goes on waiting. */
const useSavedMethod = async (payments: PaymentsPort, sessionId: string): Promise<void> => {
  try {
    await payments.useSavedMethod(sessionId)
  } catch (error) {
    if (!(error instanceof PaymentDeclined)) throw error
  }
}

/**
 * Throws what the port throws; the provider then sends the notice again. A disputed payment ends
 * the membership at once.
 */
export const takeWebhookEvent = async (
  deps: Deps,
  payments: PaymentsPort,
  notice: WebhookEvent,
): Promise<void> => {
  const { db } = deps.store
  if (await hasWebhookEvent(db, notice.id)) return
  const customerId =
    notice.disputedPaymentId === null
      ? notice.customerId
      : await payments.customerOfPayment(notice.disputedPaymentId)
  const customer = customerId === null ? undefined : await findCustomerById(db, customerId)
  if (customer === undefined) {
    await claimWebhookEvent(db, notice.id, Math.floor(deps.clock.nowMs() / 1000))
    return
  }
  if (notice.setupSessionId !== null) await useSavedMethod(payments, notice.setupSessionId)
  if (notice.disputedPaymentId !== null) await payments.endAllNow(customer.customer_id)
  await readMembership(deps, { payments, customer, webhookEventId: notice.id })
}
