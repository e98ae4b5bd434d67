// What came of a checkout, asked of the provider itself: its customer must be the caller, and the
// redirect proves nothing (R-MEM-010, D-PAYSUCCESS).
import type { Handler, PayloadIn } from '../../../calls/handler.ts'
import type { PaymentFacts, PaymentsPort } from '../../../gateways/payments/payments-port.ts'
import { ownCustomer, paymentsOf } from '../../../payments/payments-of.ts'
import { readMembership } from '../../../payments/read-membership.ts'
import { refusingAs } from '../../../payments/refusing-as.ts'
import { Refusal } from '../../../refusal.ts'
import { textOf } from '../../../texts/text-packs.ts'

const factsOf = async (
  payments: PaymentsPort,
  { sessionId, paymentIntent, paymentIntentClientSecret }: PayloadIn<'verify-payment'>,
): Promise<PaymentFacts | null> => {
  if (sessionId !== undefined) return payments.paymentOfSession(sessionId)
  if (paymentIntent === undefined || paymentIntentClientSecret === undefined) return null
  return payments.paymentOfIntent({ id: paymentIntent, secret: paymentIntentClientSecret })
}

/**
 * Throws PAYMENT_OFF, and PAYMENT_NOT_VERIFIED for a payment that is not the caller's, not made or
 * not known.
 */
export const verifyPayment: Handler<'verify-payment'> = async (ctx, payload) => {
  const payments = paymentsOf(ctx)
  const customer = await ownCustomer(ctx)
  if (customer === undefined) throw new Refusal('PAYMENT_NOT_VERIFIED')
  return refusingAs(ctx, 'PAYMENT_NOT_VERIFIED', async () => {
    const facts = await factsOf(payments, payload)
    if (facts === null || facts.customerId !== customer.customer_id || facts.state === 'unpaid')
      throw new Refusal('PAYMENT_NOT_VERIFIED')
    if (facts.isSetup && payload.sessionId !== undefined)
      await payments.useSavedMethod(payload.sessionId)
    await readMembership(ctx.deps, { payments, customer })
    const key =
      facts.state === 'processing'
        ? 'paymentProcessing'
        : facts.isSetup
          ? 'paymentMethodSaved'
          : 'paymentVerified'
    return {
      message: textOf('server', ctx.language, { key }),
      status: facts.state,
      isSetup: facts.isSetup,
    }
  })
}
